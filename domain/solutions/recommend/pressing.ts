import { isUkNation, type LivingPlace } from '../../people/nation.ts';
import { type CalendarDate, isoDate } from '../../values/calendar-date.ts';
import { type FirstStep, firstStep } from './firstStep.ts';
import { type LateBill, type PressingFacts, pressingItems, type UrgentItem } from './now.ts';
import type { RulesOn } from './rules.ts';
import { sayNow } from './urgentWording.ts';

/** Something that cannot wait, in words: what it is, and what to do first. */
export type PressingMatter = {
  readonly code: UrgentItem['code'];
  readonly says: string;
  /** The day it is about, 'YYYY-MM-DD'. */
  readonly on?: string;
  readonly step: FirstStep;
};

/**
 * What threatens a person and what they lack today, the most dangerous first, in the same words as in the advice: known
 * long before there is any advice.
 *
 * @param on the day from which what is soon counts
 * @param late the bills that are late, as far as they can cost the home, heat or power
 */
export function pressingMatters(
  facts: PressingFacts & { readonly nation: LivingPlace | null },
  on: CalendarDate,
  rulesOn: RulesOn,
  late: readonly LateBill[] = [],
): readonly PressingMatter[] {
  const { nation } = facts;
  const { limits } = rulesOn(nation !== null && isUkNation(nation) ? nation : 'england', on);
  return pressingItems(facts, on, limits.span('URGENT_DAYS').high, late).map(item => ({
    code: item.code,
    says: sayNow(item, nation),
    step: firstStep(item, nation),
    ...('on' in item && item.on !== null ? { on: isoDate(item.on) } : {}),
  }));
}
