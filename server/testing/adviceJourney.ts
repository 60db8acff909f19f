import { completeBudget } from '@towpath/contracts/api/budget.ts';
import { giveConsent } from '@towpath/contracts/api/consents.ts';
import { addDebt, type DebtBody } from '@towpath/contracts/api/debts.ts';
import { saveHousehold } from '@towpath/contracts/api/household.ts';
import { fillIn } from './budget.ts';
import { inFullReview, type ShortAnswers, USUAL_ANSWERS, type Walker } from './journeyWalk.ts';
import { fillInAsBefore } from './knownBudget.ts';
import { expectThere, knownWay, type Next } from './knownWay.ts';
import type { Site } from './site.ts';

/**
 * The full review's answers of a tenant with no assets and no insolvency in the past, without any answer that is a
 * date.
 */
export const REVIEW_ANSWERS: ShortAnswers = {
  'usual-home': 'yes',
  owns: 'none',
  savings: '0',
  work: 'none',
  'earlier-plans': 'none',
  happened: 'none',
  pressing: 'none',
  'only-benefits': 'no',
  changes: 'none',
};

/** The same for its second version, which others may still be on. */
export const SECOND_REVIEW_ANSWERS: ShortAnswers = {
  'usual-home': 'yes',
  property: 'none',
  'vehicle-count': 'none',
  savings: '0',
  things: 'no',
  earlier: 'none',
  'gave-away': 'no',
  'paid-first': 'no',
  gambled: 'no',
  orders: 'none',
  work: 'none',
  dates: 'none',
  behind: 'all',
  fraud: 'no',
  'court-stage': 'none',
  'missed-bills-deal': 'no',
  'only-benefits': 'no',
  'better-income': 'no',
  'lump-sum': '0',
};

/** A credit card debt that is behind, of which everything is told. */
export const CARD_DEBT = {
  initialCreditorName: 'Kestrel Cards',
  creditTypeId: 1,
  currentBalance: 9000,
  regularPaymentAmount: 105,
  isJoint: false,
  hasLegalAction: false,
  isSecured: false,
  hasAttachmentOfEarnings: false,
  isInArrears: true,
  arrears: 210,
  hasArrangement: false,
  isForBusiness: false,
  cameFromFraud: false,
  isDisputed: false,
  isVeryOld: false,
  isTakenByAgreement: null,
};

type Given = {
  /** Answers of the Qualifier. */
  readonly qualifier?: ShortAnswers;
  readonly review?: ShortAnswers;
  /** What else is told of the debt. */
  readonly debt?: Partial<Record<keyof DebtBody, unknown>>;
};

/** A person living alone with one debt and a complete budget, whose path has reached the advice. */
export async function atAdvice(test: Site, answers: Given = {}): Promise<Walker> {
  const person = await inFullReview(test, { ...USUAL_ANSWERS, ...answers.qualifier });
  const review = { ...REVIEW_ANSWERS, ...answers.review };
  const next = knownWay(test, person, [answers.qualifier, review, answers.debt]);
  const end = await walkReview(person, review, undefined, answers.debt, next, () =>
    fillInAsBefore(test, person, [answers.qualifier, review]),
  );
  if (end !== 'full-advice') throw new Error(`The full review stopped at ${end}.`);
  await expectThere(person, end);
  return person;
}

/** Completes steps of the full review until one is `until`, has no answer, or is the advice; returns that step. */
export async function walkReview(
  person: Walker,
  answers: ShortAnswers,
  until?: string,
  debt: Given['debt'] = {},
  next: Next = () => person.position(),
  fillBudget: () => Promise<void> = () => fillIn(person),
): Promise<string> {
  for (let at = await next(); at; at = await next(at.stepId)) {
    const step = person.steps.get(at.stepId);
    if (!step || step.type === 'Full Journey Advice' || step.id === until) return at.stepId;
    const words = answers[step.id];
    if (step.type === 'Question' && words === undefined) return step.id;
    await DO_FIRST[step.type]?.(person, step.id, { debt, fillBudget });
    const saved = await person.save(step.id, words ?? []);
    if (saved.status !== 204) throw new Error(`Saving ${step.id} was refused: ${saved.body}`);
  }
  throw new Error('There is no journey.');
}

/** How what has to be done is done. */
type Ways = { readonly debt: Given['debt']; readonly fillBudget: () => Promise<void> };

/** What has to be done before a step can be saved. */
const DO_FIRST: Readonly<Record<string, (person: Walker, stepId: string, ways: Ways) => Promise<unknown>>> = {
  async 'Customer Debts'(person, stepId, { debt }) {
    return (await person.call(addDebt, { query: { stepId }, body: { ...CARD_DEBT, ...debt } as DebtBody }))
      .answer;
  },
  async 'Household Makeup'(person, stepId) {
    const alone = { dependentsUnder16: 0, dependentsUnder18: 0, dependentsOver18: 0, additionalAdults: 0 };
    return (await person.call(saveHousehold, { body: { stepId, ...alone } })).answer;
  },
  async SFS(person, _stepId, { fillBudget }) {
    await fillBudget();
    return (await person.call(completeBudget, {})).status;
  },
  async 'SFS Summary'(person) {
    const body = { consentTypeId: 1, consentChannelTypeId: 1, hasConsented: false };
    return (await person.call(giveConsent, { body })).answer;
  },
};
