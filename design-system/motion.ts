/**
 * Fixed durations in milliseconds. Style sheets take the same durations from `tokens.css`; scripts need those that
 * decide when something disappears (SH-026, SH-034, JN-058, BC-006, BC-007).
 */
export const motion = {
  card: 200,
  accordion: 200,
  drawer: 200,
  modal: 250,
  panel: 250,
  chat: 275,
  tooltip: 500,
  cta: 500,
  spinner: 1000,
} as const;
export type Motion = keyof typeof motion;

/** A layer's close handler runs this long before its fade-out ends (SH-027). */
export const closeLead = 20;
/** A skeleton shows only when the wait is longer than this. */
export const skeletonDelay = 400;
/** After this long, a wait says that it is still going on. */
export const longWait = 10_000;

/** Whether the system is set to reduced motion. False where there is no window. */
export function prefersLessMotion(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** The duration in milliseconds of a movement: 1 with reduced motion. */
export function timeOf(name: Motion): number {
  return prefersLessMotion() ? 1 : motion[name];
}
