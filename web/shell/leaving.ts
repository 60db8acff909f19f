import { ELSEWHERE } from '@towpath/design-system/frame/elsewhere.ts';
import { leaveNothing } from '../data/session.ts';
import { hasWayOut, showWayOut } from '../data/wayOut.ts';

/** So many presses of Escape leave, each within so many ms of the one before. */
const PRESSES = 3;
const SOON_MS = 1_500;

/**
 * Takes the page away at once, and the page of another site takes its place in the history. What the tab kept of the
 * pages goes with them; the session stays, and what is not sent yet.
 */
function leave(): void {
  document.title = '';
  document.documentElement.hidden = true;
  leaveNothing();
  location.replace(ELSEWHERE);
}

/**
 * Lets the way out of a page work on every page that has one (`LeaveSite`), also by pressing Escape three times. Until
 * then it is a plain link. Somebody who has switched it off has neither. Returns a function that stops it.
 */
export function letLeave(): () => void {
  showWayOut();
  let presses = 0;
  let last = 0;
  const press = (event: KeyboardEvent) => {
    presses = event.key !== 'Escape' ? 0 : event.timeStamp - last < SOON_MS ? presses + 1 : 1;
    last = event.timeStamp;
    // Holding the key down is one press.
    if (event.repeat) presses = 0;
    if ((presses === PRESSES && hasWayOut()) || (event.key === ' ' && isWayOut(event))) {
      event.preventDefault();
      leave();
    }
  };
  const click = (event: Event) => {
    // Who presses something between two Escapes is closing one thing after another.
    presses = 0;
    if (!isWayOut(event)) return;
    event.preventDefault();
    leave();
  };
  // Before anything on the page that uses the same key.
  addEventListener('keydown', press, true);
  addEventListener('click', click, true);
  return () => {
    removeEventListener('keydown', press, true);
    removeEventListener('click', click, true);
  };
}

function isWayOut({ target }: Event): boolean {
  return (target as Element | null)?.closest?.('[data-leave]') != null;
}
