import type { CourtStage } from '@towpath/domain/debts/debtFacts.ts';
import type { CourtLaw } from '@towpath/domain/people/courtLaw.ts';

type CourtWords = Readonly<Record<CourtStage, string>>;

const CLAIM = 'Court papers, and no ruling yet';

/** How far a creditor can go, as it is called in each nation. */
const COURT: Readonly<Record<CourtLaw, CourtWords>> = {
  'england-and-wales': {
    'court claim': CLAIM,
    judgment: 'A court ruled that they must pay, such as a CCJ',
    bailiffs: 'Bailiffs were sent',
    'charging order': 'A charging order on their home',
  },
  scotland: {
    'court claim': CLAIM,
    judgment: 'A decree or a summary warrant',
    bailiffs: 'Sheriff officers, or a charge for payment',
    'charging order': 'An inhibition',
  },
  'northern-ireland': {
    'court claim': CLAIM,
    judgment: 'A court ruled that they must pay',
    bailiffs: 'The Enforcement of Judgments Office wrote or came',
    'charging order': 'An order charging land',
  },
};

/** What staff read while they put a debt right with a person: loaded with the forms, once one is opened. */
export const words = {
  creditor: {
    label: 'Who do they owe?',
    hint: 'Type a name, and pick it from the list if it is there.',
    list: 'Companies that match',
    note: 'Not here? Type the full name.',
    loading: 'Looking for it',
    none: 'Not on our list. Type the full name. That works too.',
    error: 'It cannot be looked up now. Type the full name.',
  },
  kind: 'Kind of debt',
  chooseKind: 'Choose one',
  balance: 'What they owe',
  isEstimate: 'They only know about how much',
  payment: 'What they should pay each month',
  nothingPaid: 'They pay nothing on it now',
  whose: { label: 'Whose debt is it?', theirs: 'Theirs alone', joint: 'Joint' },
  reference: 'Reference number',
  behind: 'Are they behind with it?',
  arrears: 'How much is late',
  deal: 'Is there a deal with the creditor on what is late?',
  agreed: 'What they pay by that deal each month',
  yes: 'Yes',
  no: 'No',
  unknown: 'Not known',
  more: 'More about this debt',
  moreHint:
    'Ask about courts, security and wages. What stays open counts as no, once they have answered it for another debt.',
  benefit: 'Do they still get this benefit or tax credit?',
  /** @param officers who carries out what a court has ruled where they live */
  legal: (officers: string) => `Has a court been involved, or ${officers}?`,
  stage: 'What came last?',
  stages: (law: CourtLaw): CourtWords => COURT[law],
  secured: 'Is it secured on their home, or on something else?',
  wages: 'Is it taken from their wages?',
  guarantor: 'Did somebody promise to pay if they do not?',
  liable: 'Is it all right with them if that person is asked to pay?',
  business: 'Is it for a business of theirs?',
  fraud: 'Does the creditor say that it came from fraud?',
  disputed: 'Do they disagree that they owe it?',
  old: (nation: string | null) =>
    `Has nothing been paid or written about it for ${nation === 'scotland' ? 5 : 6} years?`,
  agreement: 'Is it taken from a benefit, because they agreed to it?',
  unchanged: 'Nothing is different here from what we have, so there is nothing to save.',
  now: (who: string, kind: string, sum: string) => `${who}, ${kind}, ${sum}`,
  add: {
    save: 'Add it to their list',
    saved: (who: string) => `Added: ${who}. They can read that you did, and why.`,
  },
  remove: {
    sure: (who: string) =>
      `${who} goes from their list and from the advice, and stays in its history. Do this for one that is paid off, or that is there twice.`,
    save: 'Yes, take it off their list',
    saved: (who: string) => `Taken off: ${who}. They can read that you did, and why.`,
  },
  mayBeOne: {
    heading: 'These may be one debt',
    'same reference': (one: string, other: string) => `${one} and ${other} have the same reference.`,
    'same balance': (one: string, other: string) => `${one} and ${other} have the same sum.`,
    ask: 'Ask which it is. If it is one, take the other off the list.',
    two: 'They are two',
    twoOf: (one: string, other: string) => `They are two: ${one} and ${other}`,
    saved: 'Saved: they are two debts.',
  },
};
