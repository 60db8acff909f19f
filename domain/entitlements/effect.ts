import type { BudgetLine, Case } from '../solutions/case/case.ts';
import { isKnown, type Span } from '../solutions/case/span.ts';
import { type AdviceRecord, type KeptResult, recordOf } from '../solutions/explain/record.ts';
import { sayFigure } from '../solutions/explain/words.ts';
import type { Rulebook } from '../solutions/recommend/rules.ts';
import { atStart, inSentence } from '../solutions/solution/inSentence.ts';
import { compareRecords, type RecordComparison } from '../solutions/what-if/compare.ts';
import type { CalendarDate } from '../values/calendar-date.ts';
import { formatPounds, type Pence } from '../values/pence.ts';
import { EFFECT_WORDS as says } from './words.ts';

/** The ways that clear debts for nothing or next to it. More money can close them, so each is named, changed or not. */
const CLEARS_FOR_LITTLE: readonly string[] = ['DRO', 'MAP'];

/** What all the help together would do to an advice, in words; nothing of it is kept. */
export type EntitlementsEffect = {
  readonly lead: string;
  readonly rows: readonly { readonly what: string; readonly now: string; readonly withAll: string }[];
  readonly good: readonly string[];
  readonly toThinkAbout: readonly string[];
};

/** The case as it would be once the lines are in the budget. Nothing else of it changes. */
export function withLines(facts: Case, lines: readonly BudgetLine[]): Case {
  if (lines.length === 0) return facts;
  const { statement } = facts;
  return { ...facts, statement: { ...statement, lines: [...statement.lines, ...lines] } };
}

/**
 * Judges a case as it is and as it would be, by the same rules on the same day. Where one of us has to look first, before or
 * after, no solution is named.
 *
 * @param left what is left each month now; null where the budget cannot be added up
 * @param monthly what the lines come to
 * @param isToldByPlan a plan was told of payments, another balance or a debt that is over, which the advice does not count: so
 *   no time is said
 */
export function entitlementsEffect(
  before: AdviceRecord,
  lines: readonly BudgetLine[],
  {
    left,
    monthly,
    isToldByPlan,
  }: { readonly left: Pence | null; readonly monthly: Pence; readonly isToldByPlan: boolean },
  on: CalendarDate,
  rulebook: Rulebook,
): EntitlementsEffect | null {
  if (left === null || monthly === 0) return null;
  const after = recordOf(withLines(before.inputs, lines), on, rulebook);
  const leftRow = {
    what: says.left,
    now: formatPounds(left),
    withAll: formatPounds(left + monthly),
  };
  const general = { good: [left + monthly < 0 ? says.smallerGap : says.room], toThinkAbout: says.always };
  // What the advice itself does not name is named nowhere.
  if (before.verdict !== 'RECOMMENDED' || after.verdict !== 'RECOMMENDED') {
    const toThinkAbout = [says.mayChange, ...general.toThinkAbout];
    return { lead: says.forPerson, rows: [leftRow], ...general, toThinkAbout };
  }
  const compared = compareRecords(before, after).filter(({ isShown }) => isShown);
  const time = isToldByPlan ? null : timeOf(compared);
  const turned = compared.filter(({ turn }) => turn !== null);
  const named = compared.filter(
    ({ turn, after: { shortName } }) =>
      (turn !== null && turn !== 'gives way') || (turn === null && CLEARS_FOR_LITTLE.includes(shortName)),
  );
  const closes = turned.filter(({ turn }) => turn === 'closes' || turn === 'is unsettled');
  return {
    lead: leadOf(before, after, time),
    rows: [leftRow, ...(time?.row ?? []), ...named.map(rowOf)],
    good: [
      ...(time && time.fewer > 0 ? [says.sooner(sayMonths(time.fewer))] : []),
      ...turned
        .filter(({ turn }) => turn === 'opens')
        .map(({ after: one }) => says.opens(atStart(one.shortName))),
      ...general.good,
    ],
    toThinkAbout: [
      ...closes.map(({ after: one }) => says.closes(atStart(one.shortName))),
      ...(closes.length > 0 ? [says.askStill] : []),
      ...(time && time.fewer < 0 ? [says.later(sayMonths(-time.fewer))] : []),
      ...general.toThinkAbout,
    ],
  };
}

function leadOf(before: AdviceRecord, after: AdviceRecord, time: Time | null): string {
  const { recommended: was } = before.groups;
  const { recommended: is } = after.groups;
  if (was === null || is === null) return says.lookAgain;
  if (was !== is) return says.otherBest(inSentence(was), inSentence(is));
  return time && time.fewer > 0 ? says.staysAndEnds(inSentence(was)) : says.stays(inSentence(was));
}

type Time = {
  /** By how many months it ends sooner. */
  readonly fewer: number;
  readonly row: EntitlementsEffect['rows'];
};

/** How long what comes first both times takes; null where it is not known or something else comes first. */
function timeOf(compared: readonly RecordComparison[]): Time | null {
  const best = compared.find(({ wasRecommended, isRecommended }) => wasRecommended && isRecommended);
  const now = monthsOf(best?.before);
  const then = monthsOf(best?.after);
  if (!best || now === null || then === null || now === then) return null;
  const what = says.time(inSentence(best.after.shortName));
  return { fewer: now - then, row: [{ what, now: sayMonths(now), withAll: sayMonths(then) }] };
}

function monthsOf(result: KeptResult | undefined): number | null {
  const months: Span | undefined = result?.payment?.monthsToDebtFree;
  return months !== undefined && isKnown(months) && Number.isFinite(months.low) ? months.low : null;
}

function sayMonths(months: number): string {
  return sayFigure({ low: months, high: months }, 'months');
}

function rowOf({ before, after, wasRecommended, isRecommended }: RecordComparison) {
  return {
    what: atStart(after.shortName),
    now: wasRecommended ? says.best : says.standing[before.eligibility],
    withAll: isRecommended ? says.best : says.standing[after.eligibility],
  };
}
