import { prefersLessMotion } from '@towpath/design-system/motion.ts';

/** How long the message at the phone field is visible before the page scrolls (ER-006). */
const DELAY = 800;

/** Scrolls to the top after a moment; returns a function that cancels it. */
export function scrollToTopSoon(): () => void {
  const timer = setTimeout(
    () => scrollTo({ top: 0, behavior: prefersLessMotion() ? 'instant' : 'smooth' }),
    DELAY,
  );
  return () => clearTimeout(timer);
}
