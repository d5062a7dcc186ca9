// @ts-check
/** An address that does not exist. */
import { notHere } from '../parts/not_here.js';
import { Part } from '../parts/part.js';
import { say } from '../words.js';

class PageNowhere extends Part {
  render() {
    document.title = say('web-title-nowhere');
    return notHere(say('server-no-such-place'), say('web-nowhere-about'));
  }
}

customElements.define('page-nowhere', PageNowhere);
