import type { UkNation } from '../people/nation.ts';
import type { PlanState } from './planState.ts';
import { protectsNow } from './protects.ts';

/** What somebody has to do, or may not do, while what they chose runs, as the operator wrote it. `{KEY}` is a limit. */
export type RunningRule = {
  readonly id: string;
  /** The solutions that it is of, by their short names. */
  readonly solutions: readonly string[];
  readonly nations: readonly UkNation[];
  readonly says: string;
};

type Stands = { readonly shortName: string; readonly state: PlanState; readonly nation: UkNation };

/** What a person keeps to while what they chose binds them and those they owe, in the order of the content; none before it does, and once it is over. */
export function whileItRuns(
  rules: readonly RunningRule[],
  { shortName, state, nation }: Stands,
): readonly string[] {
  if (!protectsNow(shortName, state)) return [];
  return rules
    .filter(({ solutions, nations }) => solutions.includes(shortName) && nations.includes(nation))
    .map(({ says }) => says);
}
