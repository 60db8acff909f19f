import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import type { caseLetters } from '@towpath/contracts/api/staffLetters.ts';

type Letter = AnswerOf<typeof caseLetters>['letters'][number];
type Version = Letter['versions'][number];

/** What staff read of the letters of a person. */
export const words = {
  none: 'They have begun no letter.',
  lead: 'They write and send these themselves. You can note with them that one went. Each that you open is in the log.',
  unnamed: 'A letter',
  closed: 'Your role does not open it.',
  to: (name: string) => `To ${name}`,
  states: {
    'fill in': 'Begun, something is to be filled in',
    'not read': 'Begun, not read yet',
    'read again': 'To be read again',
    read: 'Read, not sent yet',
    waits: 'Begun, waits with the plan',
    'not to send': 'Begun, does not fit any more',
    sent: 'Sent, an answer is waited for',
    'no answer yet': 'Sent, no answer has come',
    answered: 'Answered',
  } satisfies Readonly<Record<Letter['state']['kind'], string>>,
  readOn: (day: string) => `Read on ${day}.`,
  sent: (version: number, day: string, by: Version['by']) =>
    `Version ${version}, sent on ${day}, ${by === null ? 'as they said on their plan' : WAYS[by]}.`,
  /** @param name who of us */
  notedBy: (name: string) => `Written down by ${name}.`,
  note: {
    /** @param to who it went to */
    open: (to: string) => `They sent it on … (${to})`,
    lead: 'They have read this letter, and tell you that it went. They read that you wrote it down. An offer goes into their plan by it.',
    on: 'On which day did they send it?',
    by: 'How did they send it?',
    ways: { post: 'By post', email: 'By email', online: 'On their website' },
    pick: 'Choose one',
    dayMissing: 'Put in the day.',
    wayMissing: 'Choose how they sent it.',
    submit: 'Note that they sent it',
    saving: 'Saving',
    saved: 'Saved. They read with the letter that it went.',
  },
  takenBack: (version: number, day: string, on: string) =>
    `Version ${version}: marked as sent on ${day}, and taken back on ${on}.`,
  withBudget: 'With their budget.',
  expected: (day: string) => `An answer is expected by ${day}.`,
  noneExpected: 'No answer is expected.',
  came: {
    accepted: (day: string) => `They said yes${day}.`,
    'asks for more': (day: string) => `They asked for more${day}.`,
    refused: (day: string) => `They said no${day}.`,
    other: (day: string) => `They answered something else${day}.`,
    none: () => 'No answer came.',
  } satisfies Readonly<Record<NonNullable<Version['answer']>, (day: string) => string>>,
  on: (day: string) => ` on ${day}`,
  toConfirm: (what: string) => `To be confirmed by one of us: ${what}`,
  ifSilent: (says: string) => `If nothing comes, they read: “${says}”`,
  read: (name: string) => `Read it as it would go today: ${name}`,
  readVersion: (version: number, name: string) => `Read version ${version}: ${name}`,
  pdf: 'Open it as PDF',
  withheld: 'Something in it may tell of health. Your role does not see that, so there is no PDF either.',
};

const WAYS: Readonly<Record<NonNullable<Version['by']>, string>> = {
  post: 'by post',
  email: 'by email',
  online: 'on their website',
};
