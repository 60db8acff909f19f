/** What people read when a write-off is nearly open. */
export const words = {
  tag: 'Close, not yet',
  heading: (name: string) => `You are close to ${name}.`,
  wait: {
    heading: 'How long the wait is',
    fromToday: (days: number) => (days === 1 ? '1 day from today.' : `${days} days from today.`),
    picture: (today: string, end: string, howLong: string) =>
      `A canal from today, ${today}, to a bridge at ${end}, the day the wait ends. ${howLong}`,
    today: 'Today',
    table: 'The wait',
    what: 'What',
    day: 'Day',
    isOver: (title: string) => `The wait ends: ${title}`,
  },
  missing: {
    heading: 'What is missing, and by how much',
    you: 'You',
    passed: 'Passed',
    of: (limit: string) => ` of ${limit}`,
    limit: (limit: string) => `Limit ${limit}`,
    needs: (limit: string) => `Needs ${limit}`,
    nearlyThere: 'Nearly there',
    picture: (title: string, figure: string, limit: string) => `${title}: ${figure}. The limit is ${limit}.`,
    sources: 'What it is, and where its limits come from',
    checked: (day: string) => `By the limits of ${day}.`,
    restFits: 'We know of nothing else in the way.',
    checkBudget: 'Check my budget',
  },
  calendar: {
    add: 'Add it to my calendar',
    adding: 'Making the file',
    done: 'The file is with your downloads. Open it to add the day.',
    trouble: 'That did not work. Please try again.',
    /** Neutral: others may look into a calendar. */
    title: 'A day to remember',
    file: 'day.ics',
  },
  untilThen: 'Until then',
  pleaseDont: 'Please don’t',
  talk: {
    heading: 'Ring us before you decide',
    text: 'You’re near enough that a person should look at it with you.',
  },
  isOver: {
    heading: 'The wait you had is over',
    text: (name: string, day: string) =>
      `The time to wait before ${name} ended on ${day}. So we have looked at everything again.`,
  },
};
