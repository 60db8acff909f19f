import type { TalkWay } from '@towpath/domain/bookings/bookedTalk.ts';

/** Words of the booked talk on other pages, which load them without those of booking. */
export const words = {
  heading: 'Your call',
  by: { phone: 'By phone', chat: 'By chat on this site' } satisfies Record<TalkWay, string>,
  to: (number: string) => `We call ${number}.`,
  change: 'Change or cancel',
};
