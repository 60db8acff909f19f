/** What people read around the questions of a questionnaire. The questions themselves are in its definition. */
export const words = {
  title: 'Your questions',
  /** What unsent entries are called, in the question asked at logout. */
  unsent: {
    given: 'answers',
    begun: 'answers to questions',
  },
  loading: 'Getting your questions',
  adviceTitle: 'Your Advice',
  nextLoading: 'Getting the next question',
  /** In the list of problems, which names the question. */
  problemAt: (problem: string, question: string) => `${problem}: ${question}`,
  nextAdded: 'Next question added below',
  pageDone: 'That’s this page done. Continue is ready.',
  noAnswer: 'No answer',
  /** In place of an answer, for a complete step that has none of its own. */
  done: 'Done',
  /** On a step's own button. */
  button: {
    done: 'Done',
    continue: 'Continue',
    next: 'Next question',
  },
  /** Why Continue is blocked. */
  waiting: {
    blocked: 'We can’t go on from this answer',
    part: 'Finish this part to carry on',
    checkbox: 'Pick all that fit to carry on',
    radio: 'Pick one answer to carry on',
    underAge: 'Our advice is for people aged 18 or over',
    date: 'Add the date to carry on',
    other: 'Answer this question to carry on',
  },
  question: {
    whyWeAsk: (name: string) => `Why we ask: ${name}`,
    weHaveIt: 'This is what we have for you.',
    canChange: (says: string) => `${says} Change it if that’s not right.`,
  },
  away: {
    offline: 'You’re offline. We’ll try again when you’re back.',
    unreached:
      'We can’t be reached right now. It may be your connection, or it may be us. We’ll try again as soon as we can.',
  },
  side: {
    stuck: { before: 'Stuck?', link: 'Ask for a call back', after: '.' },
  },
};
