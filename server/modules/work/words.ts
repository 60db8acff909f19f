/** Words of the work list. */
export const words = {
  /** Read by the person, in what was done with their data. */
  ringsAnyway: {
    'they-asked': 'Ringing outside your safe times, because you asked for it',
    'times-changed': 'Ringing outside your safe times, because you told us that they have changed',
    danger: 'Ringing outside your safe times, because somebody may be in danger',
  },
  /** How much of each kind is late, in the mail to the team. */
  late: {
    callback: (count: number) => `${count} ${count === 1 ? 'call' : 'calls'}`,
    advice: (count: number) => `${count} ${count === 1 ? 'advice' : 'advices'} to look at`,
    chat: (count: number) => `${count} ${count === 1 ? 'chat' : 'chats'}`,
    booking: (count: number) => `${count} ${count === 1 ? 'booking' : 'bookings'}`,
    application: (count: number) => `${count} ${count === 1 ? 'application' : 'applications'}`,
    plan: (count: number) => `${count} ${count === 1 ? 'chosen plan' : 'chosen plans'}`,
    lead: (count: number) => `${count} ${count === 1 ? 'lead' : 'leads'}`,
  },
  takenBy: (name: string) => `${name} has this one.`,
};
