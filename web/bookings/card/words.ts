import type { TalkWay } from '@towpath/domain/bookings/bookedTalk.ts';

/** Words of the booked talk on other pages, which load them without those of booking. */
export const words = {
  heading: { phone: 'Your call', chat: 'Your chat' } satisfies Record<TalkWay, string>,
  about: (minutes: number) => `About ${minutes} minutes. It’s free.`,
  weCall: 'We call',
  from: 'From',
  where: 'Where',
  onThisSite: 'In the chat on this site. Come back then, and open it.',
  change: 'Change or cancel',
};
