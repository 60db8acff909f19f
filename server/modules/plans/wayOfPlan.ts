import type { Plan } from '@towpath/contracts/api/plans.ts';
import { isUkNation, type UkNation } from '@towpath/domain/people/nation.ts';
import type { LimitOn, PlanChange } from '@towpath/domain/plans/ways/lawDays.ts';
import type { Way } from '@towpath/domain/plans/ways/way.ts';
import { wayOf, wayWithHome, wayWithoutHealth } from '@towpath/domain/plans/ways/ways.ts';
import type { Looked } from '@towpath/domain/plans/whatNext.ts';
import type { Rulebook } from '@towpath/domain/solutions/recommend/rules.ts';
import { fillInLimits } from '@towpath/domain/solutions/solution/wording.ts';
import { type CalendarDate, isoDate, readIsoDate } from '@towpath/domain/values/calendar-date.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import type { KeptAdvice } from '../advice/recommendation.ts';
import type { KeptChange } from './repository.ts';

/** The way of a plan where its person lives, with the limits of its law. */
export type WayOfPlan = {
  readonly nation: UkNation;
  readonly way: Way;
  readonly limitOn: LimitOn;
  /** Puts the limits of today into a text. */
  readonly filled: (text: string) => string;
};

/**
 * The way of what a person chose, by the nation that the advice was for.
 *
 * @param seesHealth whether whoever reads it may see facts of health: its person does
 */
export function wayOfPlan(
  rulebook: Pick<Rulebook, 'rulesOn' | 'rowsOn'>,
  { shortName, record, today }: { shortName: string; record: KeptAdvice['record']; today: CalendarDate },
  seesHealth = true,
): WayOfPlan {
  const { nation } = record.inputs;
  if (nation === null || !isUkNation(nation))
    throw new Error('An advice that was chosen from is for no nation.');
  const { limits } = rulebook.rulesOn(nation, today);
  const way = (seesHealth ? wayOf : wayWithoutHealth)(shortName, nation);
  const { tenure } = record.inputs.home;
  return {
    nation,
    way: tenure === null || tenure === 'owns' ? wayWithHome(way) : way,
    limitOn: (key, on) => rulebook.rowsOn(nation, on).find(row => row.key === key),
    filled: text => fillInLimits(text, limits),
  };
}

/** What a plan came to, by the days in London: each by the day that was said of it, where it was written down later. */
export function inDays(changes: readonly KeptChange[]): readonly PlanChange[] {
  return changes.map(({ state, at, by, saidOn, endedHow }) => ({
    state,
    on: (saidOn === null ? null : readIsoDate(saidOn)) ?? londonDate(at),
    by,
    ...(endedHow !== null && { how: endedHow }),
  }));
}

/**
 * When one of us looked at what a person chose, and who: by the form that they accepted, else by taking the choice from the
 * list. Only our hand leads from there to what is prepared. Null while nobody has.
 */
export function lookedAt(
  changes: readonly KeptChange[],
  beside: readonly Plan['beside'][number][],
): Looked | null {
  const first = changes.find(({ state, by }) => state === 'being prepared' && by === 'adviser');
  if (!first) return null;
  const accepted = beside.findLast(({ what }) => what === 'form accepted');
  return accepted
    ? { isForm: true, on: accepted.on, by: accepted.by }
    : { isForm: false, on: isoDate(londonDate(first.at)), by: null };
}
