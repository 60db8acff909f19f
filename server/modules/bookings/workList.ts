import type { Span } from '@towpath/domain/bookings/slots.ts';

/** When a talk is to be had: its person waits from its start, and it is late once its time is over. */
export function timesOf({ startsAt, endsAt }: Span) {
  return { dueAt: endsAt, notBefore: startsAt, waitsSince: startsAt };
}

/** The work that a booking is. */
export function workAbout({ customerId, id }: { readonly customerId: string; readonly id: string }) {
  return { kind: 'booking', subject: id, customerId } as const;
}
