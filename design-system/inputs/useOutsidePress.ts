import { type RefObject, useEffect, useRef } from 'react';

/** Runs `act` when something outside the element is pressed, while `on` is true. */
export function useOutsidePress(on: boolean, act: () => void): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (!on) return;
    const press = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) latest.current();
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [on]);
  return box;
}
