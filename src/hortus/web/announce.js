// @ts-check
/** One place where a screen reader hears what happens; every event is told once. */

const KEPT = 12;

/** @param {string} text */
export function announce(text) {
  const place = document.getElementById('announcements');
  if (!place || !text) return;
  const line = document.createElement('p');
  line.textContent = text;
  place.append(line);
  while (place.childElementCount > KEPT) place.firstElementChild?.remove();
}

/** Forget what was told: the next person at this computer must not read it. */
export function hush() {
  document.getElementById('announcements')?.replaceChildren();
}
