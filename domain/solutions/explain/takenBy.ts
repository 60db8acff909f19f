import type { Stake, Taking, UrgentItem } from '../recommend/now.ts';
import { inSentence } from '../solution/inSentence.ts';
import type { AdviceRecord } from './record.ts';

/** Solutions that bind those who are owed: what they take in is not paid before the others. */
const BINDS: ReadonlySet<string> = new Set(['DRO', 'MAP', 'BKY', 'SEQ', 'IVA', 'PTD', 'DAS']);

/** What somebody chose, as far as it counts for a debt that cannot wait. */
export type ChosenSolution = {
  readonly shortName: string;
  /** The law keeps those who are owed from acting by now. */
  readonly isInForce: boolean;
  /** It is to be talked over before anything of it goes on, since the facts or one of us say something else by now. */
  readonly isInDoubt?: boolean;
  /** Its form has gone to those who decide. */
  readonly isSent?: boolean;
};

/**
 * Whether each debt is in what keeps those who are owed from acting, by the form on which it was granted, by its id. Of what is
 * not there the form does not say: its kind decides.
 */
export type ByForm = ReadonlyMap<string, boolean>;

/** What keeps those who are owed from acting by now. */
type Held = {
  readonly chosen: ChosenSolution | null;
  /** Its short name, of what was chosen or of time that goes on beside it; null for nothing. */
  readonly holds: string | null;
  /** The debts in it and outside of it, by its form; null where none of ours says so. */
  readonly byForm: ByForm | null;
};

/** What may still happen over a debt that is in an order: a landlord, a lender and who pays out can act all the same. */
const ACTS_STILL: ReadonlySet<string> = new Set<Stake>(['home', 'goods', 'deductions']);

/**
 * What takes in all of a debt: what was chosen, or the recommended solution while nothing is. What was chosen and only gives
 * time stands in its place by its own name: nobody is told that they apply for what they did not choose. Null where it does
 * not, and where neither binds those who are owed. What was chosen and is in doubt stands in its place as
 * that: nobody is told that they apply for it, nor for what is recommended instead.
 *
 * @param byForm what is in force takes in, by its form; null where none of ours says so
 */
export function takenBy(
  record: AdviceRecord,
  debtId: string,
  chosen: ChosenSolution | null = null,
  byForm: ByForm | null = null,
): Taking | null {
  const { groups, results } = record;
  const granted = chosen?.isInForce ? byForm : null;
  const own = chosen && results.find(one => one.shortName === chosen.shortName);
  if (chosen?.isInDoubt) {
    const { shortName, isInForce } = chosen;
    const isTold =
      (BINDS.has(shortName) || own?.isTemporary === true) && takesIn(record, shortName, debtId, granted);
    return isTold ? { name: inSentence(shortName), isInForce, isInDoubt: true } : null;
  }
  const taking = own && !own.isTemporary ? own.shortName : groups.recommended;
  if (taking === null || !BINDS.has(taking) || !takesIn(record, taking, debtId, granted)) return null;
  if (!chosen || !own) return { name: inSentence(taking), isInForce: false };
  const { isInForce, isSent } = chosen;
  return {
    name: inSentence(own.shortName),
    isInForce,
    ...(isSent && !isInForce ? ({ isSent: true } as const) : {}),
    ...(own.isTemporary ? ({ onlyGivesTime: true } as const) : {}),
  };
}

/**
 * Whether what was chosen keeps those who are owed from doing what cannot wait over a debt, or time that goes on beside that,
 * so that nobody has to ring them.
 */
export function isStopped(record: AdviceRecord, item: UrgentItem, { chosen, holds, byForm }: Held): boolean {
  const shortName = chosen?.isInForce === true ? chosen.shortName : holds;
  if (item.code !== 'PRIORITY_DEBT' || item.doubt !== undefined || shortName === null) return false;
  return !ACTS_STILL.has(item.stake) && takesIn(record, shortName, item.debtId, byForm);
}

/** What was granted is what stood on its form, whatever its kinds of debt are by the advice of today. */
function takesIn(
  { results }: AdviceRecord,
  shortName: string,
  debtId: string,
  byForm: ByForm | null,
): boolean {
  const isGranted = byForm?.get(debtId);
  if (isGranted !== undefined) return isGranted;
  const result = results.find(one => one.shortName === shortName);
  return result !== undefined && !result.stays.some(one => one.debtId === debtId);
}
