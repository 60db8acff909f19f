import { givesTimeNow } from './givesTime.ts';
import { howLeft } from './leaving.ts';
import { isNotSentYet, type PlanState } from './planState.ts';
import { movesTo } from './ways/hands.ts';
import { wayOf } from './ways/ways.ts';

/**
 * What a plan comes to where its person tells one of us in a talk that they do not want it: `left` before anything was sent,
 * `ended` where it is theirs to end. Null where its form is with those who decide, whose answer or its being withdrawn is
 * noted in the form, and where an order, a programme or time runs by law: nobody ends it by not wanting it.
 *
 * @param isFormUsed its form is handed over, or has gone to those who decide
 */
export function howLeftInTalk(
  shortName: string,
  state: PlanState,
  isFormUsed: boolean,
): 'left' | 'ended' | null {
  if (isNotSentYet(state)) return 'left';
  if (givesTimeNow(shortName, state)) return null;
  if (howLeft(shortName, state) === 'ended') return 'ended';
  // Whichever nation: what its form tells is the same in each.
  const way = wayOf(shortName, 'england');
  const isTheirs = state === 'sent' || way.isToldByForm === undefined;
  const ends = movesTo({ way, state, hand: 'adviser', mayBegin: true, isFormUsed }, 'ended');
  return isTheirs && ends ? 'ended' : null;
}
