/**
 * The questions whose answers tell of somebody's health, or of something as private, outside the part that asks for health
 * alone: whoever may not see facts of health sees that they were asked, and not what was said. docs/data-protection.md says
 * of each why it is asked.
 */
const TELLING: ReadonlySet<string> = new Set([
  'employment',
  'happened',
  'gambled-on',
  'vehicle-about',
  'next-vehicle-about',
  'back-pay',
]);

/** Whether the answer to a question tells of health. */
export function tellsOfHealth(stepId: string): boolean {
  return TELLING.has(stepId);
}
