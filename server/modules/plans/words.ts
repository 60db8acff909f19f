/** What people read when a choice cannot be taken. */
export const words = {
  /** Read by the person, in what was done with their data. */
  whyLooked: 'Talking over what was chosen',
  /** Read by staff. */
  closedSession: 'Their session is closed: nothing of it is changed any more.',
  standsElsewhere: 'This has come further in another window. Look at it first.',
  /** Read by one of us who notes something of a plan. */
  doesNotFollow:
    'This does not follow on how it stands now. Read the case again, and note what has happened since.',
  /** Read by one of us who notes that somebody does not want what others decide on by now. */
  cannotBeLeft: {
    sent: 'It was sent, so it does not end by this. What came back says how it goes on. If they took it back, note “withdrawn” in its form, in their case. Then save here that they go on with it, and this is done.',
    runs: 'It runs by what others decided, so it does not end by this. Once they have ended it, note that in their case. Save here that they go on with it, and this is done.',
  },
  answerFirst: (count: number) =>
    `Answer the ${count} questions first, then choose. “I’m not sure” is an answer too.`,
  /** Read by one of us who notes a talk. @param from the day of the choice, such as "24 November 2026" */
  reviewedDay: (from: string) =>
    `Choose the day on which you looked at it again: from ${from} up to today. The law does not let it be earlier.`,
  whyEnded: 'Choose why you ended it.',
  whyGoesOn: 'A reason stands only where it was ended.',
  reviewedElsewhere: 'The review is noted already. Read the case again.',
  talkedDay: (from: string) =>
    `Put in the day on which you talked: they chose it on ${from}, so that day or later, up to today.`,
  goneThrough: 'Go through what they answered, and what stays, with them first. Then tick it.',
  readRisks: 'Read the risks first, then choose.',
  /** Read by whoever notes that a choice goes on which does not rest on an advice that counts, where more is known. */
  refused: {
    unconfirmed:
      'Nobody of us has said yes to their advice as it is today. Open the case and say that this one fits first.',
    'another fits':
      'We have said since that another one fits. It goes on once they have chosen anew, or one of us has said that this one fits.',
    'taken back':
      'What we had said of it is taken back. It goes on once they have chosen anew, or one of us has said that it fits.',
    talkFirst:
      'An insolvency does not go on before one of us has talked it over with them. Note in their case that you did: on which day, and how.',
    closed:
      'Their advice of today does not leave this one to them. Open the case and run the advice again first.',
  },
};
