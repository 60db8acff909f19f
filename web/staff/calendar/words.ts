const NATIONS: Readonly<Record<string, string>> = {
  england: 'England',
  wales: 'Wales',
  scotland: 'Scotland',
  'northern-ireland': 'Northern Ireland',
};

/** What staff read of the calendar. */
export const words = {
  title: 'Calendar',
  /** "23 to 28 November". */
  counts: (booked: number, calls: number, late: number) =>
    `${booked === 1 ? '1 talk is booked' : `${booked} talks are booked`}, ${
      calls === 1 ? '1 call is asked for' : `${calls} calls are asked for`
    }. ${late === 0 ? '' : `Late, and on the work list: ${late}. `}Times are UK time.`,
  earlier: 'Earlier',
  today: 'Today',
  later: 'Later',
  book: 'Book for somebody',
  hours: 'When you take talks',
  keys: { next: 'Next', before: 'Before', week: 'From Monday' },
  time: 'Time',
  booked: { phone: 'Booked call', chat: 'Booked chat' },
  callBack: 'Call-back',
  free: (count: number) => `${count} free`,
  shut: 'Closed',
  holidayOf: (name: string, nations: readonly string[]) =>
    `${name}: ${nations.length === Object.keys(NATIONS).length ? 'all nations' : nations.map(one => NATIONS[one] ?? one).join(', ')}`,
  mine: 'yours',
  takenBy: (name: string) => `${name} has it`,
  nobody: 'nobody has it yet',
  open: 'Show',
  close: 'Close',
  take: 'Take it, to see whom it is with',
  taking: 'Taking',
  others: (name: string) => `${name} has this one. Whom it is with is shown to them alone.`,
  giveBack: 'Give back',
  givingBack: 'Giving back',
  none: 'Nothing on this day',
  picked: 'What was picked',
};
