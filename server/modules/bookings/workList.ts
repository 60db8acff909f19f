import type { Span } from '@towpath/domain/bookings/slots.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { closeWork } from '../work/workItems.ts';
import { endBooking } from './repository.ts';

type Of = { readonly customerId: string; readonly id: string };

/** When a talk is to be had: it is due when it begins, and to be noted, by whoever has taken it, once its time is over. */
export function timesOf({ startsAt, endsAt }: Span) {
  return { dueAt: endsAt, notBefore: startsAt, waitsSince: startsAt, beginsAt: startsAt };
}

/** The work that a booking is. */
export function workAbout({ customerId, id }: Of) {
  return { kind: 'booking', subject: id, customerId } as const;
}

/**
 * Ends a talk whose time is over and of which nobody has said what came, since its person has booked another: it is off the
 * work list too, where nobody could note anything of it any more.
 */
export async function endUnnoted(trx: DatabaseTransaction, talk: Of, at: Date): Promise<void> {
  await endBooking(trx, talk, { state: 'over', outcome: null, at });
  await closeWork(trx, workAbout(talk), { state: 'cancelled', outcome: null, at });
}
