import { type RefObject, useEffect } from 'react';
import { useLocation } from '../shell/router/router.tsx';

/**
 * Takes whoever comes back from a part of the budget to the link that they left by, with what it is folded into open.
 *
 * @param within what holds the links
 * @param linkTo the address of the link to a part
 */
export function useBackAtPart(
  within: RefObject<HTMLElement | null>,
  linkTo: (categoryId: number) => string,
): void {
  const { state } = useLocation();
  const part = fromPartIn(state);
  const href = part === undefined ? undefined : linkTo(part);
  useEffect(() => {
    if (href === undefined) return;
    // The heading of the page takes the focus on arrival; this comes after it.
    const frame = requestAnimationFrame(() => {
      const link = [...(within.current?.querySelectorAll('a') ?? [])].find(
        one => one.getAttribute('href') === href,
      );
      for (let at = link?.parentElement; at; at = at.parentElement)
        if (at instanceof HTMLDetailsElement) at.open = true;
      link?.scrollIntoView({ block: 'center' });
      link?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [within, href]);
}

/** The part of the budget that somebody comes back from, as the budget left it in the browser's history. */
function fromPartIn(state: unknown): number | undefined {
  const isFrom = typeof state === 'object' && state !== null && 'fromPart' in state;
  return isFrom && typeof state.fromPart === 'number' ? state.fromPart : undefined;
}
