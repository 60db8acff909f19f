import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** How long to wait for the heading of a page that is still getting its content. */
const PATIENCE = 8_000;

/**
 * After moving to another page: the top of the page comes into view and its `h1` takes the focus, so that a screen
 * reader starts with the heading. The first page is left alone; the browser does it there. Going back keeps the
 * browser's scroll position.
 */
export function useArrival(): void {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  const before = useRef(pathname);

  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (kind !== 'POP') scrollTo({ top: 0, behavior: 'instant' });
    if (focusHeading()) return;
    const focusedAtFirst = document.activeElement;
    const giveUp = () => {
      watcher.disconnect();
      clearTimeout(timer);
    };
    const watcher = new MutationObserver(() => {
      // A person who has moved on by then stays where they are.
      if (document.activeElement !== focusedAtFirst || focusHeading()) giveUp();
    });
    watcher.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(giveUp, PATIENCE);
    return giveUp;
  }, [pathname, kind]);
}

function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
