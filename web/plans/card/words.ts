/** What the dashboard says of what somebody chose. */
export const words = {
  heading: 'Your plan',
  chosen: (name: string) => `You chose: ${name}.`,
  wished: (name: string) => `You asked for: ${name}. It waits for an adviser to say that it fits you.`,
  doubts: {
    'another fits': (by: string, name: string) =>
      `${by} says now that another one fits you better: ${name}. We talk before yours goes on.`,
    'taken back': (by: string, name: string) =>
      `${by} took back that this fits you: ${name}. We talk before yours goes on.`,
  },
  /** A step that is a whole sentence already has its full stop. */
  next: (what: string, day: string) => {
    const step = what.replace(/\.$/u, '');
    return day === '' ? `Next: ${step}.` : `Next: ${step}, ${day}.`;
  },
  by: (day: string) => `by ${day}`,
  on: (day: string) => `on ${day}`,
  between: (first: string, last: string) => `between ${first} and ${last}`,
  was: (day: string) => `it was due on ${day}`,
  wasDue: (day: string) => `It was due on ${day}.`,
  openLate: 'See what is late',
  number: (number: string) => `We call ${number}.`,
  open: 'See your plan',
  /** @param on the day of the answer, said */
  theirWords: (on: string) => `What they said on ${on}`,
  /** @param paid '£1,190' */
  paidToGo: (paid: string, toGo: string) => `${paid} paid, ${toGo} to go`,
  whole: 'See the whole plan',
};
