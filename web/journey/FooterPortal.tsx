import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/**
 * Renders a screen's action bar at the end of the page's `main`, where it can stick to the bottom of the window. Events
 * still bubble to the component that renders it.
 */
export function FooterPortal({ children }: { children: ReactNode }) {
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => setFoot(document.getElementById('main')), []);
  return foot ? createPortal(children, foot) : children;
}
