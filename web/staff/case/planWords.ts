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
    says: 'They write down themselves which offers went, with each letter or on their plan. On the phone, you note it with them there.',
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
  /** Where its end can be two things. */
  endings: { completed: 'It was completed', failed: 'It was ended early' },
  /** @param you what it means, as they read it */
  endingMeans: (you: string) => `They read: “${you}”`,
  /** Of what could not be kept up for a while. */
  runsAgain: 'It goes on',
  withdrawn: 'They took it back',
  withdrawnAs:
    'From today it says: “You withdrew your application”. Note it only where nobody has decided yet.',
  ask: (what: string) => `Note: “${what}”?`,
  /** @param says how it is over, “Your order was ended early” */
  endsAs: (says: string) => `From today it says: “${says}”. If that is not so, note first what has happened.`,
  told: 'They read it on the page of their plan. It can’t be taken back here.',
  midway: {
    heading: {
      due: 'The midway review is due',
      late: 'The midway review is late',
    },
    /** @param from “Sat 19 Dec” @param until “Tue 29 Dec” */
    toCome: (from: string, until: string) => `The law has a midway review between ${from} and ${until}.`,
    due: (until: string) =>
      `By law it is done by the end of ${until}. Talk with them first: do they keep to what it asks of them, and does it still fit?`,
    late: (until: string) =>
      `By law it was to be done by ${until}. Do it today, and note it. Until it is noted, nothing says that it was done.`,
    unfair:
      'It need not end where that would be unfair because of how things are for them, or where they had no money to pay a bill.',
    noted: (on: string, by: string) => `Midway review on ${on}, by ${by}:`,
    outcome: 'What came of it',
    outcomes: { 'goes on': 'It goes on', ended: 'I ended it' },
    reason: 'Why it ended',
    reasons: {
      'duties not kept': 'They did not keep to what it asks of them',
      'solution in place': 'A solution is in place for all the debts in it',
      'not reached': 'They could not be reached',
    },
    on: 'On which day',
    pick: 'Choose',
    missing: { outcome: 'Choose what came of it.', reason: 'Choose why you ended it.', on: 'Enter the day.' },
    ends: 'It ends with this note, and they read why. Have it taken off the list at the Insolvency Service too.',
    button: 'Note the review',
    noting: 'Noting it',
  },
  yes: 'Yes, note it',
  no: 'No',
  noting: 'Noting it',
};
