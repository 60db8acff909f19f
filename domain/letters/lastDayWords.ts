type DayWords = {
  readonly short: (day: string) => string;
  readonly heading: (day: string) => string;
  readonly text: string;
};
type Words = {
  readonly unknown: { readonly short: string; readonly heading: string; readonly text: string };
  readonly ahead: DayWords;
  readonly over: DayWords;
};

const OVER = (day: string) => `${day} is over: ring us`;

/** What is said above a letter that has a last day, and in the list of letters. */
export const lastDayWords = {
  /** Of a letter that answers a claim at court. */
  claim: {
    unknown: {
      short: 'It has a last day',
      heading: 'This letter has a last day',
      text: 'Look for the date on your court form and tell us. We ask for it on this page. Then you see the last day here. If nobody answers in time, the court can decide without you.',
    },
    ahead: {
      short: day => `Answer by ${day}`,
      heading: day => `Answer by ${day}`,
      text: 'It has to be there by then. Leave time for the post.',
    },
    over: {
      short: OVER,
      heading: day => `The last day to answer was ${day}`,
      text: 'That day is over. Ring us now, before you send this. Then ring the court and ask if it has decided. Until it has, your answer can still count. If it has, another letter is right.',
    },
  } satisfies Words,
  /** Of a letter that has to go within so many days of a day that is written in it. */
  within: (days: number): Words => ({
    unknown: {
      short: `Send it within ${days} days`,
      heading: `You have ${days} days to send this`,
      text: 'Fill in the day in the letter. Then you see the last day here.',
    },
    ahead: {
      short: day => `Send it by ${day}`,
      heading: day => `Send it by ${day}`,
      text: 'It has to be there by then. Leave time for the post.',
    },
    over: {
      short: OVER,
      heading: day => `The last day to send this was ${day}`,
      text: `You had ${days} days, and they are over. Ring us now, before you send this. You may have to ask the court in another way.`,
    },
  }),
  acknowledged: (day: string, isOver: boolean) =>
    isOver
      ? `Did you send the acknowledgement of service back in time? Then you have until ${day}.`
      : `Send the acknowledgement of service back by then, and you have until ${day}.`,
  /** Beside a letter that asks for an answer by a day of its own. */
  theirDay: 'The day at the end of the letter is for their answer to you. It gives you no more time.',
} as const;
