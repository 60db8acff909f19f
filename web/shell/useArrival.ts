import { useEffect, useLayoutEffect, useRef } from 'react';
import { keepHeadingInLowWindow } from './lowWindow.ts';
import { isJourneyPath, isPeoplePath, opensChat } from './paths.ts';
import { useLocation, useNavigationType } from './router/router.tsx';

/** How long to wait for the heading of a page that is still getting its content. */
const ARRIVAL_TIMEOUT_MS = 8_000;

/** Paths between which the page itself says where the focus goes. */
const IN_ONE_PAGE = [isJourneyPath, isPeoplePath];

/**
 * After a page change: scrolls to the top and focuses the `h1`, so that a screen reader starts with the heading. The
 * first page is left to the browser, and so is the scroll position when going back. Within the journey the questions
 * themselves take the focus, beside the table of people whoever is opened, and a chat that is opened its own heading. In a low window the heading of every page
 * that one arrives at comes into view, and stays.
 */
export function useArrival(): void {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  const before = useRef(pathname);
  const stopWaiting = useRef(() => {});
  const stopKeeping = useRef(() => {});

  useEffect(() => {
    stopKeeping.current = keepHeadingInLowWindow();
    return () => stopKeeping.current();
  }, []);

  // Before the page is drawn: a key that is pressed as soon as it is seen keeps the focus where it went.
  useLayoutEffect(() => {
    const from = before.current;
    before.current = pathname;
    const isOnePage = IN_ONE_PAGE.some(isIn => isIn(from) && isIn(pathname));
    if (from === pathname || isOnePage || opensChat(from, pathname)) return;
    if (kind !== 'POP') scrollTo({ top: 0, behavior: 'instant' });
    stopWaiting.current();
    stopWaiting.current = focusHeadingWhenThere();
    stopKeeping.current();
    stopKeeping.current = keepHeadingInLowWindow();
  }, [pathname, kind]);
}

function focusHeadingWhenThere(): () => void {
  if (focusHeading()) return () => {};
  const focusedAtFirst = document.activeElement;
  const stop = () => {
    watcher.disconnect();
    clearTimeout(timer);
  };
  const watcher = new MutationObserver(() => {
    // Leaves the focus alone if the person has moved it meanwhile.
    const movedOn = document.activeElement !== focusedAtFirst && document.activeElement !== document.body;
    if (movedOn || focusHeading()) stop();
  });
  watcher.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(stop, ARRIVAL_TIMEOUT_MS);
  return stop;
}

function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
