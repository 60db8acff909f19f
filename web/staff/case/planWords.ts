/** What staff read in a case about what its person chose. */
export const words = {
  heading: 'What they chose',
  history: 'How it went on',
  by: { person: 'by them', adviser: 'by one of us', receiver: 'by those who were asked' },
  notedBy: { person: 'as they noted', adviser: 'as one of us noted' },
  note: 'Note what has happened:',
  form: {
    says: 'Its form says when it was sent and what came back.',
    there: 'Note it in its form',
  },
  offers: {
    says: 'They write down themselves which offers went, with each letter or on their plan.',
    there: 'See their plan',
  },
  answers: {
    says: 'What each of those they owe answered, and what was paid, is written down in their plan.',
    there: 'Note it in their plan',
  },
  endIsTold:
    'Its end is written down in their plan. Once it is over they can choose it again, and draw it up anew.',
  to: {
    chosen: '',
    'with an adviser': '',
    left: '',
    'being prepared': 'It is being prepared',
    sent: 'It was sent',
    accepted: 'They said yes',
    refused: 'They said no',
    running: 'It has begun',
    broken: 'It can’t be kept up',
    ended: 'It is over',
  },
  ask: (what: string) => `Note: “${what}”?`,
  /** @param says how it is over, “Your order was ended early” */
  endsAs: (says: string) => `From today it says: “${says}”. If that is not so, note first what has happened.`,
  told: 'They read it on the page of their plan. It can’t be taken back here.',
  yes: 'Yes, note it',
  no: 'No',
  noting: 'Noting it',
};
