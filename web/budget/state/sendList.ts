import { saveBudgetList } from '@towpath/contracts/api/budget.ts';
import { api } from '../../data/client.ts';
import { hasCode, isFailure, Offline } from '../../data/failure.ts';
import type { Entry, Outcome } from '../../data/outbox/entry.ts';
import { senderOf } from '../../data/outbox/sender.ts';
import { type GivenList, LIST } from './budgetKinds.ts';

/**
 * Sends what was ticked; without a connection later. One that a closed session does not take stays, with why; any other
 * that the server does not take is let go: it is read again.
 */
export async function sendList({ content }: Entry<GivenList>): Promise<Outcome> {
  try {
    await api(saveBudgetList, {
      body: { ...content, typeIds: [...content.typeIds], settled: [...content.settled] },
    });
    return { kind: 'sent' };
  } catch (why) {
    if (!isFailure(why)) throw why;
    if (hasCode(why, 'SESSION_CLOSED')) return { kind: 'refused', says: why.message };
    return { kind: why instanceof Offline ? 'later' : 'sent' };
  }
}

/** Sends the list while the budget is not open. */
export const listSender = senderOf(LIST, () => sendList);
