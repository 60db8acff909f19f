/** Layout breakpoints in px, each the least width of its range (BC-004). Style sheets repeat them in `@media`. */
export const breakpoints = { xxs: 0, xs: 360, sm: 576, md: 768, lg: 1000, xl: 1200, xxl: 1400 } as const;
export type Breakpoint = keyof typeof breakpoints;

/** A media query that holds from the given breakpoint up. */
export function from(breakpoint: Breakpoint): string {
  return `(min-width: ${breakpoints[breakpoint]}px)`;
}
