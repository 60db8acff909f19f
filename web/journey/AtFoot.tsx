import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/**
 * Puts the bar of a screen within a step at the foot of the page's `main`, where it can stick to the lower edge of the
 * window. Keys and presses still reach the component that draws it.
 */
export function AtFoot({ children }: { children: ReactNode }) {
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => setFoot(document.getElementById('main')), []);
  return foot ? createPortal(children, foot) : children;
}
