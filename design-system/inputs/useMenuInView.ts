import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Distance in px between the input, its menu and the edges of the visible area. */
const ROOM = 12;

/**
 * Keeps an open menu in view, with the input above it. An on-screen keyboard covers the lower part of the page, which
 * the browser ignores when it scrolls, so the menu is limited to the visible space and the page is scrolled.
 */
export function useMenuInView(shows: boolean, content: string): RefObject<HTMLDivElement | null> {
  const menu = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other content has another height
  useLayoutEffect(() => {
    if (!shows) return;
    fit(menu.current);
    const view = window.visualViewport;
    const again = () => fit(menu.current);
    view?.addEventListener('resize', again);
    return () => view?.removeEventListener('resize', again);
  }, [shows, content]);

  return menu;
}

function fit(menu: HTMLDivElement | null): void {
  const box = menu?.parentElement?.querySelector('input');
  if (!menu || !box) return;
  const view = window.visualViewport;
  const top = (view?.offsetTop ?? 0) + ROOM;
  // Keeps clear of bars at the bottom of the window, as the browser does when it scrolls to something.
  const foot = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) || 0;
  const seenTo = view ? view.offsetTop + view.height : window.innerHeight;
  const bottom = Math.min(window.innerHeight - foot, seenTo - ROOM);
  const height = box.getBoundingClientRect().height;
  menu.style.setProperty('--room', `${Math.round(bottom - top - height)}px`);
  const over = menu.getBoundingClientRect().bottom - bottom;
  const spare = box.getBoundingClientRect().top - top;
  const by = Math.min(over, spare);
  if (by > 0) window.scrollBy({ top: by, behavior: 'instant' });
}
