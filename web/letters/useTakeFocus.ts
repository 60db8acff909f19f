import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to a heading once what it belongs to is there, from where it was when that began to load: from the top of the
 * page, or from what was pressed. Whoever has begun elsewhere on the page meanwhile, as to answer what is asked above it, stays
 * there.
 */
export function useTakeFocus(
  heading: RefObject<HTMLElement | null>,
  isWanted: boolean,
  isThere: boolean,
): void {
  const from = useRef<Element | null>(null);
  useEffect(() => {
    from.current = document.activeElement;
  }, []);
  useEffect(() => {
    if (!isWanted || !isThere) return;
    const at = document.activeElement;
    const isAtTop = at === null || at === document.body || at.tagName === 'H1';
    if (isAtTop || at === from.current) heading.current?.focus();
  }, [heading, isWanted, isThere]);
}
