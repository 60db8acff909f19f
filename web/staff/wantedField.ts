import { useEffect, useRef } from 'react';
import { useLocation } from '../shell/router/router.tsx';
import { useGoTo } from '../shell/useGoTo.ts';

/**
 * Leads by a key to a field of a page, which takes the focus in place of the heading of that page; on the page itself it
 * takes it at once.
 *
 * @param field its name
 */
export function useWayToField(field: string): (path: string) => void {
  const goTo = useGoTo();
  return path => {
    const there = document.querySelector<HTMLElement>(`main [name="${field}"]`);
    if (there) there.focus();
    else goTo(path, { state: { field } });
  };
}

/** To be called by what shows that field: it takes the focus where it was asked for by its name. */
export function useFieldWhenWanted(field: string): void {
  const { state } = useLocation();
  const isWanted = useRef(
    typeof state === 'object' && state !== null && 'field' in state && state.field === field,
  );
  useEffect(() => {
    if (!isWanted.current) return undefined;
    // After a change of page the heading takes the focus first.
    const timer = setTimeout(() => document.querySelector<HTMLElement>(`main [name="${field}"]`)?.focus());
    return () => clearTimeout(timer);
  }, [field]);
}
