/** What staff read around questions that they look at before people do. */
export const words = {
  title: 'Preview of the questions',
  loading: 'Getting the questions',
  notGood: {
    PREVIEW_LINK_NOT_VALID: 'This link does not work',
    PREVIEW_LINK_ENDED: 'This link has ended',
    PREVIEW_HAS_FAULT: 'These words have a fault',
  },
  again: 'Look again',
  banner: {
    label: 'Preview',
    /** Such as "Preview of full review v9, words 2. Nothing is saved." */
    says: (name: string, version: number, revision: number) =>
      `Preview of ${name.charAt(0).toLowerCase()}${name.slice(1)} v${version}${revision === 0 ? '' : `, words ${revision}`}. Nothing is saved.`,
    again: 'Start again',
    begun: 'Started again.',
    jump: 'Jump to a question',
    until: (day: string) => `Your answers stay in this tab and go nowhere. The link works until ${day}.`,
    reload: 'Load the page again to see a change of the words. Your answers stay.',
    saved: '“Saved” at the top of a page is a part of that page: people read it.',
    madeUp: 'Where no answer of yours leads to a question, made-up ones are given.',
    page: (number: number, name: string) => `Page ${number}: ${name}`,
    /** Questions may have the same words: their ids, as in the file of the words, tell them apart. */
    sameWords: (question: string, id: string) => `${question} (${id})`,
    jumpedTo: (question: string) => `Now at: ${question}`,
    /** Only where conditions of the questions cannot all be walked. */
    noWay: (question: string) => `No answers lead to: ${question}`,
    known: 'What we know of the person already',
    knownHelp: 'Some questions are only asked of some people. Choose what is known of this one.',
    notKnown: 'Not known',
  },
  leftOut: {
    why: 'This page is not part of the preview: it cannot work without a real person’s account.',
    itsWords: 'Its own words are these:',
    goOn: 'Go on without it',
    atEnd: 'The questions end here.',
    talkFirst: 'In the preview, this person goes on online.',
  },
  elsewhere: {
    title: 'This page is not part of the preview',
    text: 'Here people leave the questions for their own page, the login or another part of the site.',
    back: 'Back to the questions',
  },
};
