import { prefersLessMotion } from '@towpath/design-system/motion.ts';

/** How long the message at the phone can be seen before the page moves (ER-006). */
const DELAY = 800;

/** Scrolls to the top after a moment; gives back how to call it off. */
export function scrollToTopSoon(): () => void {
  const timer = setTimeout(
    () => scrollTo({ top: 0, behavior: prefersLessMotion() ? 'instant' : 'smooth' }),
    DELAY,
  );
  return () => clearTimeout(timer);
}
