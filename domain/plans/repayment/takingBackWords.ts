import { sayDay } from '../../values/dayWords.ts';
import type { RepaymentEvent } from './event.ts';
import { historyOf } from './history.ts';
import { historyWords } from './historyWords.ts';
import { sharedSince } from './takingBack.ts';

const andList = new Intl.ListFormat('en-GB');

/** Why something is not taken back after which the sum was shared out anew, as its person and one of us read it. */
const takingBackWords = {
  shared: {
    them: (what: string) => `What you pay was shared out anew since: ${what}.`,
    staff: (what: string) => `What is paid was shared out anew since: ${what}.`,
  },
  one: {
    them: 'If that was a mistake too, take it back first, under “All that has happened” on your plan. If it was right, ring us: we put this right with you.',
    staff:
      'If that was a mistake too, take it back first. If it was right, put the sum right in their list of debts, and have the plan drawn up anew.',
  },
  more: {
    them: 'If they were mistakes too, take them back first, in this order, under “All that has happened” on your plan. If they were right, ring us: we put this right with you.',
    staff:
      'If they were mistakes too, take them back first, in this order. If they were right, put the sum right in their list of debts, and have the plan drawn up anew.',
  },
};

/**
 * What is said where something cannot be taken back since what is paid was shared out anew: which entries that was, and who
 * helps where those were right. Drawing up anew once more would only add another.
 *
 * @param reader the person, or one of us
 */
export function saysSharedSince(
  events: readonly RepaymentEvent[],
  entry: number,
  reader: 'them' | 'staff',
): string {
  const history = historyOf(events);
  const entries = sharedSince(events, entry).flatMap(place => history[place - 1] ?? []);
  const what = entries.map(
    ({ kind, creditors, on }) => `“${historyWords.kinds[kind](creditors.join(', '))}” of ${sayDay(on)}`,
  );
  const { shared, one, more } = takingBackWords;
  return `${shared[reader](andList.format(what))} ${(entries.length > 1 ? more : one)[reader]}`;
}
