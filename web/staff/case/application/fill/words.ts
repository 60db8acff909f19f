/** What staff read while they fill in a form with its person on the phone. */
export const words = {
  open: 'Fill it in with them',
  close: 'Close the form',
  heading: 'Fill it in with them',
  text: 'Ask as it stands here, and write down what they say. Each answer is kept with your name and the day, and they can read it.',
  of: (count: number, of: number) => `${count} of ${of} answers ${count === 1 ? 'is' : 'are'} there.`,
  none: 'There is nothing here that you can fill in.',
  notNow: {
    'handed over': 'Take it from the work list to write into it: it is handed over.',
    other: 'It goes as it is now. Ask again for what is to be changed.',
  },
  anew: {
    heading: 'It says something else than what they handed over',
    text: 'Read it to them. Once they say yes, keep it: then it can be accepted as it is now.',
    button: 'They said yes, keep it',
    busy: 'Keeping it',
    done: 'Kept. What is handed over is as you see it now.',
  },
  hand: {
    heading: 'Hand it over for them',
    text: 'Read it through with them first. Then it waits on the work list, as if they had handed it over. They get an email, and can take it back.',
    agreed: 'They heard what stands in it, and said yes',
    agreedMissing: 'Read it through with them. Once they say yes, tick this.',
    open: (count: number) =>
      count === 1
        ? '1 thing is still open. It is handed over as it is, to be done later.'
        : `${count} things are still open. It is handed over as it is, to be done later.`,
    button: 'Hand it over',
    asItIs: 'Hand it over as it is',
    busy: 'Handing it over',
    unsaved: 'Something typed is not saved',
    unsavedText: (labels: readonly string[]) =>
      `Save it or cancel it first: ${labels.map(label => `“${label}”`).join(', ')}.`,
  },
} as const;
