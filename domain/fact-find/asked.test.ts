import { describe, expect, it } from 'vitest';
import type { ListedDebt } from '../debts/debtFacts.ts';
import { withFacts } from '../journey-engine/definition/fact.ts';
import { offeredTo } from '../journey-engine/run/asked.ts';
import { fullReview, planOf, qualifier, thirdFullReview } from '../journeys/testing/shipped.ts';
import { HEALTH_QUESTIONS, type HealthAnswer, type HealthAnswers } from '../people/healthQuestions.ts';
import type { UkNation } from '../people/nation.ts';
import { UK_NATIONS } from '../people/nation.ts';
import type { Case } from '../solutions/case/case.ts';
import { disclosuresOf } from '../solutions/recommend/disclosures.ts';
import { budgetOf, debtOf, homeOf, lineOf, tenant } from '../solutions/testing/cases.ts';
import { assess, limitsOn } from '../solutions/testing/inForce.ts';
import { caseFrom } from './caseFrom.ts';
import { debt, EVERY_FACT, factFindWith, HEALTH, QUALIFIER, TODAY } from './testing/found.ts';
import {
  ENGLISH_PLANS,
  MINIMAL_ANSWERS,
  REVIEW,
  type ShortAnswers,
  UNSURE_ELSEWHERE,
  WITHOUT_MORTGAGE,
  WITHOUT_PARTNER,
  WITHOUT_VEHICLE,
} from './testing/reviews.ts';
import { FACT_SOURCES, READ_BY_AN_ADVISER, TOLD_BY_OTHERS } from './testing/sources.ts';

/** Notes every fact of a case that is read, by its path in the case. */
function watched<Value>(value: Value, path: string, read: Set<string>): Value {
  if (typeof value !== 'object' || value === null) return value;
  return new Proxy(value, {
    get(target, key, receiver) {
      const inner = Reflect.get(target, key, receiver);
      if (typeof key === 'symbol' || typeof inner === 'function' || key === 'length') return inner;
      const here = Array.isArray(target) ? `${path}[]` : path === '' ? key : `${path}.${key}`;
      read.add(here);
      return watched(inner, here, read);
    },
  });
}

/** Cases that together make every rule read all the facts it uses. */
const cases = (nation: UkNation): readonly Case[] => [
  tenant({ nation }),
  tenant({
    nation,
    debts: [debtOf(22, 900_00), debtOf(25, 400_00, { agreedPayment: null }), debtOf(1, null)],
  }),
  tenant({
    nation,
    statement: { ...budgetOf([]), isComplete: false, missing: ['Income'] },
    home: homeOf(150_000_00, 90_000_00),
    vehicles: [{ value: 900_00, isNeeded: true, isAdapted: false, isOnFinance: false }],
    otherAssets: [{ name: 'Ring', value: 500_00 }],
    earlier: [
      { kind: 'iva', startedOn: null, isActive: null, endedOn: null },
      { kind: 'debt relief order', startedOn: null, isActive: false, endedOn: null },
    ],
    residence: { livesThere: false, leftOn: null, hasPublicFunds: true },
  }),
  tenant({
    nation,
    statement: budgetOf([lineOf(1011, 900_00)], TODAY),
    work: { status: 'self-employed', isDirector: false, isRegulated: false },
  }),
  tenant({ nation, statement: budgetOf([lineOf(1002, 900_00), lineOf(1016, 100_00)]) }),
  tenant({ nation, home: { ...homeOf(150_000_00, null), hasMortgage: true } }),
];

/**
 * Every fact that the rules of any nation read. A date counts as one fact, and so does the kind of a debt. The only
 * other fact about a debt that counts here is being behind: everything else about it is in the list.
 */
function factsRead(): ReadonlySet<string> {
  const read = new Set<string>();
  for (const nation of UK_NATIONS) {
    for (const facts of cases(nation).map(each => watched(each, '', read))) {
      for (const result of assess(facts, TODAY).results) disclosuresOf(result, facts);
    }
  }
  const isDay = (path: string) => read.has(`${path}.year`);
  const isPart = (path: string) => /\.(?:year|month|day)$|^debts\[\]\.type\./u.test(path);
  const isGroup = (path: string) => [...read].some(other => other.startsWith(`${path}.`));
  const isListed = (path: string) =>
    path === 'debts' || (path.startsWith('debts[].debt.') && path !== 'debts[].debt.isInArrears');
  return new Set(
    [...read].filter(path => !isPart(path) && !isListed(path) && (isDay(path) || !isGroup(path))),
  );
}

const read = factsRead();
const sources = { ...READ_BY_AN_ADVISER, ...FACT_SOURCES };
const plans = { qualifier: planOf(qualifier), review: planOf(fullReview), third: planOf(thirdFullReview) };
const TOLD_OF_DEBT = {
  isDisputed: false,
  isVeryOld: false,
  isTakenByAgreement: false,
  isNothingPaid: false,
  isInArrears: true,
  arrears: 300_00,
  hasArrangement: false,
  isForBusiness: false,
  cameFromFraud: false,
  hasLegalAction: true,
  courtStage: 'judgment',
} as const;
const HOUSEHOLD = {
  childrenUnderSixteen: 1,
  childrenBetweenSixteenEighteen: 0,
  childrenOverEighteen: 0,
  additionalAdults: 1,
};
const everything = (
  review: ShortAnswers,
  health: HealthAnswers = HEALTH,
  { nation = 'scotland', debts = TOLD_OF_DEBT }: { nation?: UkNation; debts?: Partial<ListedDebt> } = {},
) =>
  caseFrom(
    factFindWith({
      qualifier: { ...QUALIFIER, nation },
      review,
      facts: EVERY_FACT,
      health,
      household: HOUSEHOLD,
      debts: [debt('one', debts), debt('two', { ...debts, creditTypeId: 25 })],
      budget: { isComplete: true, missing: [], lines: [lineOf(1016, 900_00)] },
    }),
  );

/** Sets of answers beside those that bring up most questions, by nation. */
const OTHERS: readonly (readonly [UkNation, ShortAnswers])[] = [
  ['scotland', WITHOUT_VEHICLE],
  ['scotland', WITHOUT_MORTGAGE],
  ['scotland', WITHOUT_PARTNER],
  ['england', ENGLISH_PLANS],
  ['scotland', UNSURE_ELSEWHERE],
];

/** A set of answers that brings up a question, and the nation of it. */
function bringingUp(stepId: string): { readonly review: ShortAnswers; readonly nation: UkNation } {
  const [nation, more] = OTHERS.find(([, answers]) => !(stepId in REVIEW) && stepId in answers) ?? [
    'scotland' as const,
    {},
  ];
  return { review: { ...REVIEW, ...more }, nation };
}

describe('what the rules read', () => {
  it('is asked for, or is known from what is kept beside the answers', () => {
    const unasked = [...read].filter(path => sources[path] === undefined && !TOLD_BY_OTHERS.has(path));
    expect(unasked).toEqual([]);
    expect(read.size).toBeGreaterThan(45);
  });

  it('comes from steps that exist', () => {
    const steps = Object.values(FACT_SOURCES).flat();
    const exists = (id: string) => Object.values(plans).some(plan => plan.stepById.has(id));
    expect(steps.filter(id => !exists(id))).toEqual([]);
  });

  it('is everything that the table of sources names', () => {
    expect(Object.keys(FACT_SOURCES).filter(path => !read.has(path))).toEqual([]);
  });

  it('is known once every question is answered', () => {
    const facts = everything(REVIEW);
    const open = Object.keys(FACT_SOURCES).filter(path =>
      valuesAt(facts, path).every(value => value === null),
    );
    // The newest version asks of each debt whether it is behind.
    expect(open).toEqual(['someDebtIsBehind']);
    expect(valuesAt(facts, 'debts[].debt.isInArrears')).toEqual([true, true]);
  });
});

describe('every question about health', () => {
  it.each(HEALTH_QUESTIONS)(
    '%s tells a fact that a rule reads, and nothing when it is not told',
    question => {
      const path = `crisis.${question}`;
      expect(read.has(path)).toBe(true);
      const told = (answer: HealthAnswer | undefined) =>
        valuesAt(everything(REVIEW, { ...HEALTH, [question]: answer }), path);
      expect([told('yes'), told('no'), told('unsaid'), told(undefined)]).toEqual([
        [true],
        [false],
        [null],
        [null],
      ]);
    },
  );

  it('that depends on treatment says nothing unless treatment is Yes', () => {
    for (const isInTreatment of ['no', 'unsaid', undefined] as const) {
      const { crisis } = everything(REVIEW, { ...HEALTH, isInTreatment });
      expect([crisis.isConfirmed, crisis.hasContact]).toEqual([null, null]);
    }
  });
});

describe('every question of the full review', () => {
  const questions = plans.review.order.filter(id => plans.review.stepById.get(id)?.step.type === 'Question');

  it.each(questions)('%s tells a fact that a rule or an adviser reads (SA-045)', stepId => {
    const { review, nation } = bringingUp(stepId);
    const paths = Object.keys(sources).filter(path => sources[path]?.includes(stepId));
    expect(paths, `${stepId} is named as a source`).not.toEqual([]);
    const other = everything({ ...review, [stepId]: otherAnswer(stepId) }, HEALTH, { nation });
    const told = everything(review, HEALTH, { nation });
    expect(
      paths.some(path => JSON.stringify(valuesAt(told, path)) !== JSON.stringify(valuesAt(other, path))),
      `${stepId} changes one of ${paths.join(', ')}`,
    ).toBe(true);
  });

  const choices = questions.filter(id =>
    /Radio|Checkbox/u.test(plans.review.stepById.get(id)?.step.optionType ?? ''),
  );
  it.each(choices)('%s has no two answers that make the same case, except for not being sure', stepId => {
    const planStep = plans.review.stepById.get(stepId);
    const { review, nation } = bringingUp(stepId);
    // An answer that leads back to another question tells nothing: the path stops at it.
    const words = (planStep ? offeredTo(planStep, withFacts(new Map(), { nation })).step.answers : [])
      .filter(({ blocksContinue }) => !blocksContinue)
      .map(({ id }) => id.slice(stepId.length + 1))
      .filter(word => word !== 'unsure');
    const made = words.map(word =>
      JSON.stringify(everything({ ...review, [stepId]: word }, HEALTH, { nation })),
    );
    expect(words.length).toBeGreaterThan(0);
    expect(new Set(made).size, words.join(', ')).toBe(words.length);
  });

  it('is brought up by the full set of answers, so that none is left out here', () => {
    const brought = Object.assign({ ...REVIEW }, ...OTHERS.map(([, answers]) => answers));
    expect(questions.filter(id => !(id in brought))).toEqual([]);
    expect(Object.keys(MINIMAL_ANSWERS).every(id => plans.review.stepById.has(id))).toBe(true);
  });

  it('about the past asks for at least as long as a limit looks back', () => {
    const answers = plans.review.stepById.get('happened')?.step.answers ?? [];
    const years = (word: string) =>
      Number(/last (\d+) years/u.exec(answers.find(({ id }) => id === `happened.${word}`)?.value ?? '')?.[1]);
    for (const nation of UK_NATIONS) {
      const limits = limitsOn(nation, TODAY);
      for (const word of ['gave-away', 'paid-first']) {
        expect(years(word) * 12).toBeGreaterThanOrEqual(limits.span('CONDUCT_MONTHS').high);
      }
      expect(years('gambled') * 12).toBeGreaterThanOrEqual(limits.span('GAMBLING_MONTHS').high);
    }
  });
});

/** A different answer to the same question. */
function otherAnswer(stepId: string): string {
  const step = plans.review.stepById.get(stepId)?.step;
  if (step?.optionType === 'Money') return '1';
  if (step?.optionType === 'Numeric') return '7';
  if (step?.optionType === 'Date') return '2026-12-31';
  if (step?.optionType === 'Month and Year') return stepId === 'better-income-on' ? '2028-01' : '2013-02';
  return 'unsure';
}

/** The values at a path of the case, for every item of a list. */
function valuesAt(facts: Case, path: string): readonly unknown[] {
  let found: readonly unknown[] = [facts];
  for (const part of path.split('.')) {
    const name = part.replace('[]', '');
    found = found.map(value => (value as Record<string, unknown>)[name]);
    if (part.endsWith('[]')) found = found.flatMap(value => (Array.isArray(value) ? value : []));
  }
  return found;
}
