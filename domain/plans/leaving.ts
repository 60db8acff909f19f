import { givesTimeNow } from './givesTime.ts';
import { isNotSentYet, isOver, mayMove, type PlanState } from './planState.ts';
import { isRepaid, isScheme } from './repayment/repaidWays.ts';

/**
 * What a plan comes to where its person leaves it for another: `left` before anything was sent, `ended` for one that they
 * repay by, which is theirs to leave at any time, and for what was refused. What only gives time is `left` for what it prepares, and goes on by law to
 * its day. Null where others decide on it by now, or on its end: an insolvency that was sent, or a programme, which only those
 * end who approve it. Those are left with us, by phone.
 */
export function howLeft(shortName: string, state: PlanState): 'left' | 'ended' | null {
  if (isNotSentYet(state) || givesTimeNow(shortName, state)) return 'left';
  // Nothing of it stands any more.
  if (state === 'refused') return 'ended';
  const isWithOthers = !isRepaid(shortName) || isScheme(shortName);
  if (isWithOthers || isOver(state)) return null;
  return mayMove(state, 'ended', 'person') ? 'ended' : null;
}

/**
 * Whether what was chosen stands, so that choosing the same again changes nothing. What was refused does not: chosen again,
 * it begins anew.
 */
export function standsAsChosen(state: PlanState): boolean {
  return state !== 'refused' && !isOver(state);
}

/** Who alone ends what was approved, signed or made, by its short name. */
const ENDED_BY: Readonly<Record<string, string>> = {
  DAS: 'the DAS Administrator',
  IVA: 'the firm that runs it',
  PTD: 'the trustee',
  DRO: 'the official receiver',
  AO: 'the court',
};
const UNDER_WAY: ReadonlySet<PlanState> = new Set<PlanState>(['accepted', 'running', 'broken']);

/**
 * Who alone ends what a person is on by now, where that is neither they nor we; null where nobody has to be asked, or it is
 * for us to say who that is.
 */
export function endedBy(shortName: string, state: PlanState): string | null {
  return (UNDER_WAY.has(state) && ENDED_BY[shortName]) || null;
}
