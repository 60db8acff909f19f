import type { ClearedOnList } from '../../debts/clearedOnList.ts';
import { balanceOf } from '../../debts/totals.ts';
import type { EnforcementStage } from '../case/case.ts';
import type { FirstStep } from '../recommend/firstStep.ts';
import type { UrgentItem } from '../recommend/now.ts';
import { isVisit, type StoppedVisit } from '../recommend/stoppedVisit.ts';
import { inSentence } from '../solution/inSentence.ts';
import type { AdviceRecord } from './record.ts';
import type { ByForm, ChosenSolution } from './takenBy.ts';

/** What a person stands in by now beside an advice, of which its record knows nothing. */
export type StandsBeside = {
  /** What they chose; null for nothing. */
  readonly chosen: ChosenSolution | null;
  /** The debts with a deal by letter that keeps their danger off, by their ids. */
  readonly agreed: ReadonlySet<string>;
  /** The short name of what keeps those who are owed from acting: what they chose, or time that goes on beside it. */
  readonly holds: string | null;
  /**
   * The short name of what keeps those who are owed from acting as the person told it, while nothing of ours does: it did not
   * run here, and nobody here knows which debts are in it. Left out or null for nothing.
   */
  readonly told?: string | null;
  /** The debts in that and outside of it, by the form on which it was granted; null where none of ours says so. */
  readonly byForm: ByForm | null;
  /** It is read in the advice itself: there a deal stands where it stood, as it was told, and not as what is done today. */
  readonly isAdvice?: true;
  /** What was cleared and is on their list still; left out for nothing. */
  readonly cleared?: ClearedOnList;
  /** By what they told of their plans they owe nothing more on any debt of their list; left out where they do. */
  readonly owesNothing?: true;
  /** The claims at court that they have to answer; left out for none. */
  readonly claims?: readonly ClaimInWords[];
};

/** Of what stands beside an advice: what is on a list of debts and owed no more. */
export type OwedNoMore = Pick<StandsBeside, 'cleared' | 'owesNothing'>;

/** A claim at court that is to be answered, in words: what it is, by when, and what to do first. Nobody else is rung. */
export type ClaimInWords = {
  readonly debtId: string;
  readonly says: string;
  readonly step: Omit<FirstStep, 'ring' | 'instead'> & { readonly ring: null; readonly instead: null };
};

/** Where nothing stands beside an advice. */
export const NOTHING_BESIDE: StandsBeside = {
  chosen: null,
  agreed: new Set(),
  holds: null,
  byForm: null,
  isAdvice: true,
};

/**
 * What stands beside an advice as its person reads it: of all that they chose only what the law makes of it by now. What it
 * would do is for the page of the plan, and an advice is not written anew by a choice that was made of it.
 *
 * @param holds what keeps those who are owed from acting, by the short name that may be told; null for nothing
 * @param isChosen whether it is what they chose, and no time that goes on beside that
 * @param byForm the debts in that and outside of it, by its form; null where none of ours says so
 */
export function besideAdvice(
  holds: string | null,
  isChosen: boolean,
  byForm: ByForm | null = null,
): StandsBeside {
  if (holds === null) return NOTHING_BESIDE;
  const chosen = isChosen ? { shortName: holds, isInForce: true } : null;
  return { ...NOTHING_BESIDE, chosen, holds, byForm };
}

/**
 * The same once something that is over has cleared debts that their list has still: nobody acts on those any more.
 *
 * @param byForm whether each debt of the list was in it, of which that is known
 */
export function besideCleared(
  beside: StandsBeside,
  cleared: ClearedOnList | null,
  byForm: ByForm | null,
): StandsBeside {
  if (cleared === null) return beside;
  const chosen = { shortName: cleared.by, isInForce: true };
  return { ...beside, chosen, holds: beside.holds ?? cleared.by, byForm, cleared };
}

/** What cannot wait about a debt, with the deal that its creditor agreed to by letter as one that the person told of. */
export function withDeal(item: UrgentItem, { agreed }: StandsBeside): UrgentItem {
  if (item.code !== 'PRIORITY_DEBT' || item.doubt !== undefined || !agreed.has(item.debtId)) return item;
  return { ...item, hasDeal: true };
}

/** How far nobody has sent officers for a debt. */
const BEFORE_OFFICERS: ReadonlySet<EnforcementStage> = new Set([
  'none',
  'default',
  'collections',
  'court claim',
]);

/** Why a debt stays of which what is late is in all the same: what can be acted on is that. */
const LATE_IS_IN: ReadonlySet<string> = new Set(['secured', 'not due']);

/**
 * What keeps officers from coming, with the debts outside of it for which they may come all the same, by their ids; null for
 * anything else that cannot wait, and where nothing keeps them. A debt of which it is not known how far it has gone counts as
 * one that they may come for.
 */
export function stoppedVisit(
  { results, inputs }: AdviceRecord,
  item: UrgentItem,
  { holds, told = null, byForm }: StandsBeside,
): (Pick<StoppedVisit, 'name' | 'isTold'> & { readonly outside: readonly string[] }) | null {
  const by = holds ?? told;
  if (!isVisit(item) || by === null) return null;
  const held = results.find(one => one.shortName === by);
  if (held === undefined) return null;
  const staying = held.stays.filter(({ why }) => !LATE_IS_IN.has(why)).map(({ debtId }) => debtId);
  const outside = inputs.debts
    .filter(
      ({ debt, stage }) =>
        !debt.isDeleted &&
        balanceOf(debt) !== 0 &&
        mayCome(stage) &&
        (byForm?.get(debt.id) === false || (byForm?.get(debt.id) !== true && staying.includes(debt.id))),
    )
    .map(({ debt }) => debt.id);
  return { name: inSentence(by), outside, ...(holds === null ? { isTold: true as const } : {}) };
}

function mayCome(stage: EnforcementStage | null): boolean {
  return stage === null || !BEFORE_OFFICERS.has(stage);
}

/**
 * Whether what cannot wait is kept off for now, so that there is nobody to ring about it today: by a deal that is kept, or by
 * the law. What is kept off comes after all that is not.
 */
export function isKeptOff(
  item: UrgentItem,
  visit: { readonly outside: readonly string[]; readonly isTold?: true } | null,
  { isAdvice }: Pick<StandsBeside, 'isAdvice'>,
): boolean {
  // Of what was only told nobody here has seen a paper: it stays where it is, with what to show.
  if (visit !== null) return visit.outside.length === 0 && !visit.isTold;
  return (
    isAdvice !== true && item.code === 'PRIORITY_DEBT' && item.hasDeal === true && item.doubt === undefined
  );
}
