/** Words of the work list. */
export const words = {
  /** Read by the person, in what was done with their data. */
  ringsAnyway: {
    'they-asked': 'Ringing outside your safe times, because you asked for it',
    'times-changed': 'Ringing outside your safe times, because you told us that they have changed',
    danger: 'Ringing outside your safe times, because somebody may be in danger',
  },
  ringsEarly: {
    'they-asked': 'Ringing before the time that we gave you, because you asked for it',
    'times-changed':
      'Ringing before the time that we gave you, because you told us that your times have changed',
    danger: 'Ringing before the time that we gave you, because somebody may be in danger',
  },
  /** How much there is of each kind, in the mails to the team. */
  counted: {
    callback: (count: number) => `${count} ${count === 1 ? 'call' : 'calls'}`,
    advice: (count: number) => `${count} ${count === 1 ? 'advice' : 'advices'} to look at`,
    chat: (count: number) => `${count} ${count === 1 ? 'chat' : 'chats'}`,
    booking: (count: number) => `${count} ${count === 1 ? 'booking' : 'bookings'}`,
    application: (count: number) => `${count} ${count === 1 ? 'application' : 'applications'}`,
    plan: (count: number) => `${count} ${count === 1 ? 'chosen plan' : 'chosen plans'}`,
    review: (count: number) => `${count} midway ${count === 1 ? 'review' : 'reviews'}`,
    task: (count: number) => `${count} ${count === 1 ? 'task' : 'tasks'} of a case`,
  },
  nothing: 'nothing',
  waitsSince: (what: string, day: string, time: string) => `${what}, since ${day} at ${time}`,
  yesterday: 'yesterday',
  since: (day: string) => `since ${day}`,
  takenBy: (name: string) => `${name} has this one.`,
  ringsThem: (name: string) => `${name} has other work for this person, so only they ring.`,
  /** Read by whoever had it. */
  putBack: (name: string | null, why: string) =>
    `${name ?? 'Somebody'} put this one back on the list. ${why}`,
  putBackFromYou: {
    'they are away': 'They thought that you were away.',
    'waits too long': 'It had waited too long.',
    'for somebody else': 'Somebody else is to do it.',
    ended: 'You had stopped working here.',
    'role changed': 'Your role had changed.',
  },
};
