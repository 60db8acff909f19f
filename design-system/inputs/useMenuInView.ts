import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Px between the box, its menu and the edges of what is seen. */
const ROOM = 12;

/**
 * Keeps an open menu where it can be seen, with the box above it. A keyboard on the screen hides the lower part of the
 * page, which the browser does not count when it scrolls; so the menu is made as low as the space left, and the page moved.
 */
export function useMenuInView(shows: boolean, content: string): RefObject<HTMLDivElement | null> {
  const menu = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other content is another height
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
  // What sticks to the foot of the window is kept free, as for everything that is scrolled to.
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
