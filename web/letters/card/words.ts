/** What people read of their letters where a card leads to them; loaded with the plan and not with the letters. */
export const words = {
  heading: 'Your letters',
  /** @param counts those to read, those that are read and not sent, and those that are sent */
  says: ({ toRead, read, sent }: Readonly<Record<'toRead' | 'read' | 'sent', number>>) =>
    [
      toRead === 0
        ? ''
        : toRead === 1
          ? '1 letter is ready for you to read.'
          : `${toRead} letters are ready for you to read.`,
      read === 0 ? '' : read === 1 ? '1 letter is ready to send.' : `${read} letters are ready to send.`,
      sent === 0 ? '' : sent === 1 ? '1 is sent.' : `${sent} are sent.`,
    ]
      .filter(Boolean)
      .join(' '),
  /** Of letters that tell of what protects by law: none has to go. */
  toTell: (count: number) =>
    `${count === 1 ? 'There is a letter' : `There are ${count} letters`} to tell those you owe. They should hear of it without you too, so this can wait. Send ${count === 1 ? 'it' : 'theirs'} if they still ask you to pay.`,
  allWait: 'Your letters wait for now. What you wrote is kept.',
  allSent: (sent: number) =>
    sent === 1
      ? 'Your letter is sent.'
      : sent === 2
        ? 'Both letters are sent.'
        : `All ${sent} letters are sent.`,
  late: (count: number) => (count === 1 ? 'One has had no answer yet.' : `${count} have had no answer yet.`),
  /** Of letters besides those of the plan: nobody is asked for time where the law is to keep them off, or nothing is owed. */
  others: {
    own: 'There are letters that you can send in your own name, such as to ask for time, or about a very old debt.',
    asksNoTime:
      'There are other letters if you need one, such as to your bank to stop a card payment, or to complain.',
  },
  open: 'See your letters',
};
