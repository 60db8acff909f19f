const NATIONS: Readonly<Record<string, string>> = {
  england: 'England',
  wales: 'Wales',
  scotland: 'Scotland',
  'northern-ireland': 'Northern Ireland',
};

const talksOf = (count: number) => (count === 1 ? '1 talk' : `${count === 0 ? 'no' : count} talks`);
const lateOf = (late: number) => (late === 0 ? '' : `Late, and on the work list: ${late}. `);

/** What staff read of the calendar. */
export const words = {
  title: 'Calendar',
  whose: 'Whose calendar',
  mine: 'Mine',
  team: 'Team',
  /** What the week has of the reader alone, and of all of us. */
  counts: {
    mine: (talks: number, free: number, late: number) =>
      `You have ${talksOf(talks)} and ${free === 1 ? '1 free time' : `${free === 0 ? 'no' : free} free times`}. ${lateOf(late)}Times are UK time.`,
    team: (booked: number, calls: number, late: number) =>
      `${booked === 1 ? '1 talk is booked' : `${booked} talks are booked`}, ${
        calls === 1 ? '1 call is asked for' : `${calls} calls are asked for`
      }. ${lateOf(late)}Times are UK time.`,
  },
  /** What a day has, under its name. */
  talks: (count: number) => talksOf(count),
  tasks: (count: number) => (count === 1 ? '1 task is due' : `${count} tasks are due`),
  away: 'Away',
  earlier: 'Earlier',
  today: 'Today',
  later: 'Later',
  book: 'Book for somebody',
  hours: {
    heading: 'When you take talks',
    change: 'Change',
    changeWhat: 'when you take talks',
    none: 'You have not said yet, so that no time is yours.',
    days: (first: string, last: string) => `${first} to ${last}`,
    times: (from: string, to: string) => `${from} to ${to}`,
  },
  comingUp: {
    heading: 'Coming up',
    none: 'Nothing unusual in the next five weeks.',
    away: 'You are away',
  },
  key: { booked: 'Booked', free: 'Free' },
  keys: { next: 'Next', before: 'Before', week: 'From Monday' },
  time: 'Time',
  booked: { phone: 'Booked call', chat: 'Booked chat' },
  callBack: 'Call-back',
  free: (count: number) => `${count} free`,
  ownFree: 'Free',
  freeTo: (to: string, count: number) => (count === 1 ? `Free, to ${to}` : `Free, to ${to}: ${count} times`),
  shut: 'Closed',
  holidayOf: (name: string, nations: readonly string[]) =>
    `${name}: ${nations.length === Object.keys(NATIONS).length ? 'all nations' : nations.map(one => NATIONS[one] ?? one).join(', ')}`,
  yours: 'yours',
  takenBy: (name: string) => `${name} has it`,
  nobody: 'nobody has it yet',
  close: 'Close',
  take: 'Take it, to see whom it is with',
  taking: 'Taking',
  others: (name: string) => `${name} has this one. Whom it is with is shown to them alone.`,
  giveBack: 'Give back',
  givingBack: 'Giving back',
  picked: 'What was picked',
  beside: 'Beside the calendar',
};
