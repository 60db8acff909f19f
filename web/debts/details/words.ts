import type { CourtStage } from '@towpath/domain/debts/debtFacts.ts';
import type { RareFact } from '@towpath/domain/debts/detailsForm.ts';
import type { CourtLaw } from '@towpath/domain/people/courtLaw.ts';

type CourtWords = Readonly<Record<CourtStage, string>>;

const CLAIM = 'I got court papers, but no court has ruled yet';

/** How far a creditor can go, as it is called in each nation. */
const COURT: Readonly<Record<CourtLaw, CourtWords>> = {
  'england-and-wales': {
    'court claim': CLAIM,
    judgment: 'A court ruled that I must pay, such as a CCJ',
    bailiffs: 'Bailiffs were sent',
    'charging order': 'A court put it on my home (a charging order)',
  },
  scotland: {
    'court claim': CLAIM,
    judgment: 'A court ruled that I must pay (a decree or summary warrant)',
    bailiffs: 'Sheriff officers were sent, or gave me a charge for payment',
    'charging order': 'I can’t sell my home because of it (an inhibition)',
  },
  'northern-ireland': {
    'court claim': CLAIM,
    judgment: 'A court ruled that I must pay',
    bailiffs: 'The Enforcement of Judgments Office wrote to me or came',
    'charging order': 'It was put on my home (an order charging land)',
  },
};

/** The texts of the questions about the whole list. */
export const words = {
  loading: 'Getting your debts',
  none: 'None of these',
  unsure: 'I’m not sure',
  /** Said after it for those who do not see which debt it is about. */
  unsureOf: (name: string) => ` about ${name}`,
  more: 'More questions were added below',
  toGo: (count: number) => (count === 1 ? '1 answer to go' : `${count} answers to go`),
  tips: {
    heading: 'Not sure?',
    letters: 'Letters and bills say what’s overdue.',
    bankApp: 'Your bank app shows when you last paid.',
    later: 'You can change your answers later.',
  },
  behind: {
    question: 'Which of these are you behind with?',
    hint: 'Think of what was due by today. Pick all that fit.',
    fromReport: 'What’s ticked is from your credit report. You can change it.',
    /** What the first questions were told may be of a debt that is not in the list yet. */
    toldBefore: (says: string) => `${says} Is one not in this list? Go back and add it.`,
    none: 'None, I’m up to date with all',
  },
  overdue: {
    question: 'How much is overdue?',
    hint: 'Only what you should have paid by now. A rough number is fine.',
  },
  deals: {
    question: 'Do you have a deal to pay off what’s overdue, bit by bit?',
    hint: 'A deal with the people you owe. Pick each debt that has one.',
    none: 'No deal on any of these',
    sum: (name: string) => `How much a month to ${name}?`,
  },
  court: {
    question: (name: string) => `What has happened with ${name}?`,
    hint: 'Pick what came last.',
    of: (law: CourtLaw): CourtWords => COURT[law],
  },
  fits: {
    question: 'Do any of these fit any of your debts?',
    hint: 'Most people pick none. Pick all that fit.',
    stillPay: 'Keep paying rent and bills that fall due now.',
    labels: {
      isForBusiness: 'It’s for a business',
      cameFromFraud: 'They say it came from fraud',
      isDisputed: 'I don’t agree that I owe it',
      isVeryOld: 'It’s very old',
      isTakenByAgreement: 'It’s taken from my benefits before I get them',
    } satisfies Readonly<Record<RareFact, string>>,
    /** A debt is too old for a court sooner in Scotland. */
    extra: (nation: string | undefined): Readonly<Record<RareFact, string>> => ({
      isForBusiness: 'One you run now, or ran before.',
      cameFromFraud: 'Such as a benefit, if they say a form was wrong on purpose.',
      isDisputed: 'Or someone else took it out in your name.',
      isVeryOld: `You’ve paid nothing and not written to them for ${nation === 'scotland' ? 5 : 6} years.`,
      isTakenByAgreement: 'Because you agreed to it, such as for rent or power.',
    }),
  },
  which: {
    hint: 'Pick all that fit.',
    questions: {
      isForBusiness: 'Which debts are for a business?',
      cameFromFraud: 'Which debts do they say came from fraud?',
      isDisputed: 'Which debts do you not agree with?',
      isVeryOld: 'Which debts are very old?',
      isTakenByAgreement: 'Which debts are taken from your benefits?',
    } satisfies Readonly<Record<RareFact, string>>,
  },
};
