import type { LegalFlags } from './debt.ts';

/** The five questions with yes or no (LQ-001). */
export const YES_NO_NUMBERS = [1, 3, 5, 7, 9] as const;
/** The five that ask which debts, each after its yes or no. */
export const WHICH_DEBTS_NUMBERS = [2, 4, 6, 8, 10] as const;
export type YesNoNumber = (typeof YES_NO_NUMBERS)[number];
export type WhichDebtsNumber = (typeof WHICH_DEBTS_NUMBERS)[number];
export type LegalQuestionNumber = YesNoNumber | WhichDebtsNumber;

type Wording = {
  /** The flag that the answers set (LQ-002 to LQ-006). */
  readonly flag: keyof LegalFlags;
  /** One plain sentence (LQ-018). */
  readonly question: string;
  readonly hint: string;
};
export type LegalQuestion =
  | (Wording & { readonly number: YesNoNumber; readonly kind: 'yes or no' })
  | (Wording & { readonly number: WhichDebtsNumber; readonly kind: 'which debts' });

const PICK_ALL = 'Pick all that fit.';

/** The ten legal questions by number, in their order. */
export const LEGAL_QUESTIONS: Readonly<Record<LegalQuestionNumber, LegalQuestion>> = {
  1: {
    number: 1,
    kind: 'yes or no',
    flag: 'hasLegalAction',
    question: 'Has anyone you owe taken legal action against you?',
    hint: 'Legal action means a court is involved. You may have had court papers, a court order to pay, or a visit from bailiffs.',
  },
  2: {
    number: 2,
    kind: 'which debts',
    flag: 'hasLegalAction',
    question: 'Which debts have legal action?',
    hint: PICK_ALL,
  },
  3: {
    number: 3,
    kind: 'yes or no',
    flag: 'isSecured',
    question: 'Is any debt secured on your home or on something else?',
    hint: 'Secured means the lender can take that thing if you do not pay. A mortgage is secured on a home. Car finance is often secured on the car.',
  },
  4: {
    number: 4,
    kind: 'which debts',
    flag: 'isSecured',
    question: 'Which debts are secured?',
    hint: PICK_ALL,
  },
  5: {
    number: 5,
    kind: 'yes or no',
    flag: 'hasAttachmentOfEarnings',
    question: 'Is money for any of these debts taken from your wages?',
    hint: 'Your boss takes it out before you get paid. You can see it on your payslip.',
  },
  6: {
    number: 6,
    kind: 'which debts',
    flag: 'hasAttachmentOfEarnings',
    question: 'Which debts are taken from your wages?',
    hint: PICK_ALL,
  },
  7: {
    number: 7,
    kind: 'yes or no',
    flag: 'hasGuarantor',
    question: 'Does any debt have a guarantor?',
    hint: 'A guarantor is a person who said they would pay if you did not. It is often a friend or someone in your family. A person you share a debt with is not a guarantor.',
  },
  8: {
    number: 8,
    kind: 'which debts',
    flag: 'hasGuarantor',
    question: 'Which debts have a guarantor?',
    hint: PICK_ALL,
  },
  9: {
    number: 9,
    kind: 'yes or no',
    flag: 'canGuarantorBeLiable',
    question: 'Is it okay with you if they ask your guarantor to pay?',
    hint: 'If you pay less than you should, the lender may ask your guarantor for the money.',
  },
  10: {
    number: 10,
    kind: 'which debts',
    flag: 'canGuarantorBeLiable',
    question: 'Which debts should your guarantor not have to pay?',
    hint: 'Pick all that fit. We will think of this when we look at what you can do.',
  },
};

/** What a court's action and what is taken from wages are called elsewhere than in England and Wales. */
const HINTS_ELSEWHERE: Readonly<Record<string, Partial<Readonly<Record<LegalQuestionNumber, string>>>>> = {
  scotland: {
    1: 'Legal action means a court is involved. You may have had court papers, a decree, a charge for payment, or a visit from sheriff officers.',
    5: 'Your boss takes it out before you get paid. This is called an earnings arrestment. You can see it on your payslip.',
  },
  'northern-ireland': {
    1: 'Legal action means a court is involved. You may have had court papers, a court order to pay, or a letter from the Enforcement of Judgments Office.',
  },
};

/**
 * The hint of a question, in the words of where the person lives.
 *
 * @param nation 'scotland' and so on; undefined while it is not known
 */
export function legalHint(question: LegalQuestionNumber, nation: string | undefined): string {
  return HINTS_ELSEWHERE[nation ?? '']?.[question] ?? LEGAL_QUESTIONS[question].hint;
}

/** Shown once every question is answered, word for word (LQ-015, LQ-016). */
export const LEGAL_SECTION_COMPLETE =
  'Good news, this section is now click complete. Click the continue button to move onto the next section.';

/** The number from which the ids of a question's options count: 1000 times its own (LQ-017). */
export function optionOffset(question: LegalQuestionNumber): number {
  return question * 1000;
}

/**
 * The id of an option: its place in the list, from 0, added to the question's offset (LQ-018). Yes is at 0 and No at 1;
 * a debt is at its place among all listed debts, even where a question shows only some of them.
 */
export function optionId(question: LegalQuestionNumber, index: number): number {
  if (!Number.isInteger(index) || index < 0 || index > 999) {
    throw new RangeError(`A question has room for options 0 to 999, not ${index}`);
  }
  return optionOffset(question) + index;
}
