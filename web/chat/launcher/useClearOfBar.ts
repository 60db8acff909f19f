import { useLayoutEffect, useState } from 'react';
import { useLocation } from '../../shell/router/router.tsx';

/** How far from the foot of the window the launcher stands by itself, and how much of it there is from there, in px. */
const USUAL = 16;
const HEIGHT = 60;
/** Between the launcher and a bar, in px. */
const GAP = 12;

/**
 * How far (px) from the foot of the window the launcher stands: above the bar of a page wherever the two would meet. At the
 * end of a page the bar stands higher than at the foot of the window; once it is clear of it the launcher goes below.
 */
export function useClearOfBar(): number {
  const [from, setFrom] = useState(USUAL);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another bar
  useLayoutEffect(() => {
    const look = () => setFrom(clearOf(document.querySelectorAll('[data-bar]'), window.innerHeight));
    look();
    const sizes = new ResizeObserver(look);
    sizes.observe(document.body);
    const listening = new AbortController();
    const options = { signal: listening.signal, passive: true } as const;
    window.addEventListener('scroll', look, options);
    window.addEventListener('resize', look, options);
    return () => {
      sizes.disconnect();
      listening.abort();
    };
  }, [pathname]);
  return from;
}

function clearOf(bars: Iterable<Element>, height: number): number {
  let from = USUAL;
  for (const bar of bars) {
    const { top, bottom } = bar.getBoundingClientRect();
    const meets = bottom > top && height - bottom < USUAL + HEIGHT + GAP && top < height;
    if (meets) from = Math.max(from, height - top + GAP);
  }
  return from;
}
