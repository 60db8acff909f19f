/** Windows up to this height, in px, have nothing sticky (`design-system/base.css`): 400 % zoom, a phone on its side. */
export const LOW_WINDOW = 400;

/** How long a page may take to get what stands above its heading. */
const SETTLING_MS = 8_000;

/** What a person does to a page: from then on it stays where they put it. */
const ACTS = ['pointerdown', 'touchstart', 'wheel', 'keydown'] as const;

/**
 * Brings a heading that is below the middle of the window up into it. An introduction above it stays in view where both have room;
 * what the heading is about would be below the window otherwise.
 */
export function bringHeadingUp(heading: HTMLElement): void {
  if (!isBelow(heading)) return;
  heading.closest('main')?.scrollIntoView({ block: 'start', behavior: 'instant' });
  if (isBelow(heading)) heading.scrollIntoView({ block: 'start', behavior: 'instant' });
}

function isBelow(heading: HTMLElement): boolean {
  return heading.getBoundingClientRect().top > innerHeight / 2;
}

/**
 * Keeps the main heading of a page just opened in a low window, also when it comes late or an introduction pushes it
 * down, until the person does something. A place further down that the browser has come back to is left alone. Returns
 * how to stop.
 */
export function keepHeadingInLowWindow(): () => void {
  if (innerHeight > LOW_WINDOW) return () => {};
  const look = () => {
    const heading = [...document.querySelectorAll<HTMLElement>('main h1')].find(
      each => each.getClientRects().length > 0,
    );
    if (heading) bringHeadingUp(heading);
  };
  const settling = new ResizeObserver(look);
  const timer = setTimeout(stop, SETTLING_MS);
  function stop() {
    settling.disconnect();
    clearTimeout(timer);
    for (const act of ACTS) removeEventListener(act, stop, true);
  }
  for (const act of ACTS) addEventListener(act, stop, { capture: true, passive: true });
  settling.observe(document.body);
  return stop;
}
