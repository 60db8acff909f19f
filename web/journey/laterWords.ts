/** What people read in parts that are loaded once the first question shows. */
export const words = {
  /** Leads to an earlier step, by its short name. */
  goBackTo: (name: string) => `Go to: ${name}`,
  change: {
    title: 'Some later answers won’t count',
    lead: 'If you change this, we won’t use your answers to:',
    kept: 'We keep them safe. Change back and they’ll be there.',
    titleOfCall: 'You asked us to call you',
    call: 'We’ll still call you, unless you tell us not to.',
    change: 'Change my answer',
    keep: 'Keep it as it was',
  },
  conflict: {
    heading: 'You changed this on another screen',
    mine: (answer: string) => `Use this: ${answer}`,
    theirs: (answer: string) => `Keep the other: ${answer}`,
  },
  dropout: {
    saved: (count: number, saved: boolean) => {
      const answers = count === 1 ? 'Your answer' : `Your ${count} answers`;
      return saved ? `${answers} ${count === 1 ? 'is' : 'are'} saved` : answers;
    },
    see: 'See or change them',
    close: 'Close them',
    changeLast: (answer: string) => `That’s not right. Change “${answer}”`,
  },
  /** At the question for a number, of an account that has one. */
  phone: {
    stays: (number: string) => `We ring you on ${number}. A new number here won’t change that.`,
    change: 'Change the number in your account',
  },
  /** The number of somebody who helps; the name is for people who cannot see whose it is. */
  help: {
    call: (number: string) => `Call ${number}`,
    sms: ({ to, say }: { to: string; say: string }) => `Text ${say} to ${to}`,
    of: (name: string) => `, ${name}`,
    callOn: (name: string) => `Call ${name} on`,
    today: 'Help you can get today',
    more: 'More help with this',
    whatToDo: 'What to do first',
  },
};
