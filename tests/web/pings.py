"""Pings for pages whose clock is the test's: seconds of that clock may pass before the server has time to answer."""

from __future__ import annotations

from playwright.sync_api import Page

ANSWER_AT_ONCE = """
  const { send } = WebSocket.prototype;
  window.pings = 0;
  WebSocket.prototype.send = function (text) {
    const { type, request } = JSON.parse(text);
    if (type !== 'ping') return send.call(this, text);
    window.pings += 1;
    this.onmessage(new MessageEvent('message', { data: JSON.stringify({ type: 'done', request, number: 0 }) }));
  };
"""

COUNT = """
  const { send } = WebSocket.prototype;
  const heard = new WeakSet();
  window.pings = 0;
  window.unanswered = null;
  const hear = ({ data }) => {
    if (JSON.parse(data).request === window.unanswered) window.unanswered = null;
  };
  WebSocket.prototype.send = function (text) {
    const { type, request } = JSON.parse(text);
    if (type === 'ping') {
      window.pings += 1;
      window.unanswered = request;
      if (!heard.has(this)) this.addEventListener('message', hear);
      heard.add(this);
    }
    return send.call(this, text);
  };
"""


def answer_pings_at_once(page: Page) -> None:
    """Answer the pings of this page within it, and count them in `window.pings`."""
    page.add_init_script(ANSWER_AT_ONCE)


def count_pings(page: Page) -> None:
    """Count the pings of this page in `window.pings`; the latest is `window.unanswered` until its answer comes."""
    page.add_init_script(COUNT)
