import { randomUUID } from 'node:crypto';
import type { RepaymentEvent } from '@towpath/domain/plans/repayment/event.ts';
import { sharingForOffers } from '@towpath/domain/plans/repayment/sharingForOffers.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import { addEvent, type OfPlan, type StoredEvent } from './repository.ts';

/**
 * Writes down what happened to a plan that is held, and what follows on it: what is still to be offered is what the plan
 * pays. Gives back all events of the plan.
 *
 * @param stored all that was written down before
 * @param more what follows on it in another way, and instead of that
 */
export async function addWithFollowing(
  trx: DatabaseTransaction,
  seal: Seal,
  of: OfPlan,
  stored: readonly StoredEvent[],
  one: Omit<StoredEvent, 'sequence'>,
  more?: readonly RepaymentEvent[],
): Promise<readonly RepaymentEvent[]> {
  const before = stored.map(({ event }) => event);
  const today = isoDate(londonDate(one.writtenAt));
  const follows = more ?? sharingForOffers({ before, event: one.event, today });
  const sequence = stored.length + 1;
  await addEvent(trx, seal, of, { ...one, sequence });
  for (const [at, event] of follows.entries())
    await addEvent(trx, seal, of, { ...one, sequence: sequence + 1 + at, clientId: randomUUID(), event });
  return [...before, one.event, ...follows];
}
