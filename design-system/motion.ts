/**
 * Fixed times in milliseconds. Style sheets take the same times from `tokens.css`; script needs those
 * that decide when something goes away (SH-026, SH-034, JN-058, BC-006, BC-007).
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
/** After this long a wait says that it still goes on. */
export const longWait = 10_000;

/** Whether the person asked their system for less movement. False where there is no window. */
export function prefersLessMotion(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** The time in milliseconds that a movement takes for this person: 1 when they asked for less movement. */
export function timeOf(name: Motion): number {
  return prefersLessMotion() ? 1 : motion[name];
}
