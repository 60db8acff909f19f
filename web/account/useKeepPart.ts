import { type RefObject, useEffect } from 'react';

/** What shows that somebody moves by hand. */
const MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Keeps the part of a page that somebody went to by a link in sight while the parts above it fill, as each reads what
 * it shows by itself and grows, until they move on by hand.
 *
 * @param list what holds the parts, each under the id that a link names
 */
export function useKeepPart(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    // A page is short until it has read something: a link from elsewhere finds no part yet.
    let kept = scrollY === 0 ? partOf(location.hash) : undefined;
    const keep = () => kept?.scrollIntoView({ block: 'start', behavior: 'instant' });
    const grown = new ResizeObserver(keep);
    grown.observe(box);
    const went = () => {
      kept = partOf(location.hash);
    };
    const moved = () => {
      kept = undefined;
    };
    addEventListener('hashchange', went);
    for (const move of MOVES) addEventListener(move, moved, { passive: true });
    return () => {
      grown.disconnect();
      removeEventListener('hashchange', went);
      for (const move of MOVES) removeEventListener(move, moved);
    };
  }, [list]);
}

function partOf(hash: string): HTMLElement | undefined {
  return document.getElementById(hash.slice(1)) ?? undefined;
}
