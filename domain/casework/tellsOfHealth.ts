import { penceOf, poundsOf } from '../values/pence.ts';

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

/** Words of a reason that is there because of a disability or an illness, or that a figure leaves out a benefit for one. */
const ABOUT_HEALTH = /disab|ill.health|illness/iu;

/** Whether what is said of an advice tells of health: a reason, a finding, a figure beside a limit. */
export function saysOfHealth(says: string): boolean {
  return ABOUT_HEALTH.test(says);
}

/** Solutions by whose name alone it is known that somebody is ill, each by what it is called without that. */
const TOLD_AS: Readonly<Partial<Record<string, string>>> = { MHBS: 'BS', MHM: 'MOR' };

/** Whether somebody who chose a solution tells of their health by its name alone. */
export function isOfHealth(shortName: string): boolean {
  return TOLD_AS[shortName] !== undefined;
}

/**
 * Both kinds of Breathing Space: who may not see facts of health is told of either the same, and no more than what is so of
 * both. What only one of them has would tell which it is, and so that somebody is ill.
 */
const BREATHING_SPACE: ReadonlySet<string> = new Set(['BS', 'MHBS']);

/** Whether a solution is told without what only its kind has, to who may not see facts of health. */
export function isToldWithoutWhy(shortName: string): boolean {
  return BREATHING_SPACE.has(shortName);
}

/** By which solution somebody of the staff is told what a person chose, or may: in neutral words for who may not see facts of health. */
export function solutionToTell(shortName: string, seesHealth: boolean): string {
  return (seesHealth ? undefined : TOLD_AS[shortName]) ?? shortName;
}

/** A line of a budget as staff read it. Pounds a month. */
type Line = { readonly name: string; readonly sum: number; readonly tellsOfHealth: boolean };

/**
 * The lines of a part of the budget for who may not see facts of health: those that tell of it are one line with what is
 * called other, so that the sums stay right.
 *
 * @param other what that line is called
 */
export function withoutHealthLines(
  lines: readonly Line[],
  other: string,
): { readonly name: string; readonly sum: number }[] {
  const isFolded = ({ name, tellsOfHealth }: Line) => tellsOfHealth || name === other;
  const folded = lines.filter(isFolded);
  const sum = folded.reduce((total, line) => total + penceOf(line.sum), 0);
  return [
    ...lines.filter(line => !isFolded(line)).map(({ name, sum: own }) => ({ name, sum: own })),
    ...(folded.length === 0 ? [] : [{ name: other, sum: poundsOf(sum) }]),
  ];
}

/** Whether the answer to a question tells of health. */
export function tellsOfHealth(stepId: string): boolean {
  return TELLING.has(stepId);
}
