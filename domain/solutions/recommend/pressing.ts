import { isUkNation, type LivingPlace } from '../../people/nation.ts';
import { type CalendarDate, isoDate } from '../../values/calendar-date.ts';
import { inSentence } from '../solution/inSentence.ts';
import { type FirstStep, firstStep } from './firstStep.ts';
import { type LateBill, type PressingFacts, pressingItems, type UrgentItem } from './now.ts';
import type { RulesOn } from './rules.ts';
import { isVisit, type StoppedVisit, sayStoppedVisit, stepOfStoppedVisit } from './stoppedVisit.ts';
import { sayNow } from './urgentWording.ts';

/** Something that cannot wait, in words: what it is, and what to do first. */
export type PressingMatter = {
  readonly code: UrgentItem['code'];
  readonly says: string;
  /** The day it is about, 'YYYY-MM-DD'. */
  readonly on?: string;
  readonly step: FirstStep;
  /** The law keeps it off for now. */
  readonly isKeptOff?: true;
};

/**
 * What threatens a person and what they lack today, the most dangerous first, in the same words as in the advice: known
 * long before there is any advice.
 *
 * @param on the day from which what is soon counts
 * @param late the bills that are late, as far as they can cost the home, heat or power
 * @param holds what keeps those who are owed from acting, by its short name: what it keeps off comes last; null for nothing
 * @param told the same as the person told it, while nothing of ours does: it keeps its place, with what to show
 */
export function pressingMatters(
  facts: PressingFacts & { readonly nation: LivingPlace | null },
  on: CalendarDate,
  rulesOn: RulesOn,
  late: readonly LateBill[] = [],
  holds: string | null = null,
  told: string | null = null,
): readonly PressingMatter[] {
  const { nation } = facts;
  const { limits } = rulesOn(nation !== null && isUkNation(nation) ? nation : 'england', on);
  const matters = pressingItems(facts, on, limits.span('URGENT_DAYS').high, late).map(
    (item): PressingMatter => {
      const day = 'on' in item ? item.on : null;
      // Which debts are outside of it is known to an advice alone: of those its words say to call us.
      const visit = isVisit(item) ? stoppedBy(holds, told) : null;
      return {
        code: item.code,
        says: visit ? sayStoppedVisit(visit, nation) : sayNow(item, nation),
        step: visit ? stepOfStoppedVisit(visit, nation, day) : firstStep(item, nation),
        ...(day === null ? {} : { on: isoDate(day) }),
        ...(visit && !visit.isTold ? { isKeptOff: true as const } : {}),
      };
    },
  );
  return keptOffLast(matters);
}

function stoppedBy(holds: string | null, told: string | null): StoppedVisit | null {
  if (holds !== null) return { name: inSentence(holds), outside: [] };
  return told === null ? null : { name: inSentence(told), outside: [], isTold: true };
}

/** What cannot wait with what is kept off for now after all that is not. */
export function keptOffLast<M extends { readonly isKeptOff?: true | undefined }>(
  matters: readonly M[],
): readonly M[] {
  return [...matters.filter(one => !one.isKeptOff), ...matters.filter(one => one.isKeptOff)];
}
