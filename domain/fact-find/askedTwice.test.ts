import { describe, expect, it } from 'vitest';
import type { ListedDebt } from '../debts/debtFacts.ts';
import { checkAnswer } from '../journey-engine/run/checkAnswer.ts';
import { customerDetailsFrom } from '../journeys/qualifier/customerDetails.ts';
import { answersFrom, fullReview, planOf, qualifier, thirdFullReview } from '../journeys/testing/shipped.ts';
import { lineOf } from '../solutions/testing/cases.ts';
import { knownAnswers } from './knownAnswers.ts';
import { answersOf, creditTypes, debt, kindGuides, QUALIFIER, TODAY } from './testing/found.ts';
import type { ShortAnswers } from './testing/reviews.ts';
import { FACT_SOURCES } from './testing/sources.ts';
import { THIRD_REVIEW } from './testing/thirdReviews.ts';

const plans = { qualifier: planOf(qualifier), review: planOf(fullReview), third: planOf(thirdFullReview) };
/** The plan of the newest version that asks this. */
const planAsking = (stepId: string) => (plans.review.stepById.has(stepId) ? plans.review : plans.third);
const questionsOf = (plan: (typeof plans)['review']) =>
  plan.order.filter(id => plan.stepById.get(id)?.step.type === 'Question');

/**
 * The questions of the full review on subjects that the Qualifier also covers, and what they ask beyond it. Each except
 * the last starts from the earlier answer.
 */
const ASKS_MORE: Readonly<Record<string, string>> = {
  owns: 'another home, land, a vehicle, or a part of one',
  pressing: 'whether a day is set, and orders',
  'bailiffs-on': 'the day',
  'court-on': 'the day',
  'eviction-on': 'the day',
  'in-now': 'which plan it is, of those who have one or are not sure',
  'in-now-elsewhere': 'which plan it is',
  'earlier-plans': 'solutions of before; the Qualifier asks about now',
  'earlier-elsewhere': 'solutions of before',
  'breathing-space-ended-on': 'the month',
  'moratorium-ended-on': 'the month',
  'fits-retired': 'whether two answers that do not seem to fit are right',
  'fits-work': 'whether two answers that do not seem to fit are right',
  'fits-stopped': 'whether two answers that do not seem to fit are right',
  'fits-age': 'whether an answer that hardly anybody gives is right',
};

/** What is known at each question from earlier answers. */
const startingAnswersFor = (told: {
  readonly qualifier?: ShortAnswers;
  readonly review?: ShortAnswers;
  readonly debts?: readonly ListedDebt[];
  readonly lines?: Parameters<typeof knownAnswers>[0]['lines'];
}) => {
  const answers = answersOf({
    qualifier: { ...QUALIFIER, ...told.qualifier },
    review: told.review ?? {},
  });
  return new Map(
    knownAnswers({
      answers,
      qualifierPlan: plans.qualifier,
      debts: told.debts ?? [],
      creditTypes,
      kindGuides,
      lines: told.lines ?? [],
    }).map(({ stepId, words, says }) => [stepId, { words, says }]),
  );
};

describe('nothing is asked twice', () => {
  const inBoth = Object.values(FACT_SOURCES)
    .filter(steps => steps.some(id => plans.qualifier.stepById.has(id)))
    .flatMap(steps => steps.filter(id => plans.review.stepById.has(id) && id !== 'debts'));

  it('of what the rules read, except by questions that ask for more than the Qualifier did', () => {
    expect([...new Set(inBoth)].toSorted()).toEqual(Object.keys(ASKS_MORE).toSorted());
  });

  it('about who a person is: name, email, phone number and date of birth come from the Qualifier or the lead', () => {
    const optionTypes = questionsOf(plans.review).map(id => plans.review.stepById.get(id)?.step.optionType);
    for (const asked of ['Short Text', 'Text', 'Email', 'Phone Number', 'Date of Birth']) {
      expect(optionTypes).not.toContain(asked);
    }
    for (const id of questionsOf(plans.review)) {
      const step = plans.review.stepById.get(id)?.step;
      expect(step && customerDetailsFrom(step, [{ id: `${id}.one`, value: 'x' }]), id).toBeUndefined();
    }
  });

  it('with the same words', () => {
    const words = (plan: (typeof plans)['review']) =>
      questionsOf(plan).map(id => plan.stepById.get(id)?.step.headerText);
    const asked = words(plans.qualifier);
    expect(words(plans.review).filter(text => asked.includes(text))).toEqual([]);
  });
});

describe('a question of the full review begins with what is known', () => {
  const HOME = 'You told us: Own it with a mortgage.';
  const REPORTED = 'This is what your list of debts says.';

  it.each<[string, Parameters<typeof startingAnswersFor>[0], string, readonly string[] | undefined, string?]>(
    [
      ['a home with a mortgage, among other things', {}, 'owns', ['home'], HOME],
      [
        'a rented home and car finance',
        { qualifier: { housing: 'private', creditors: ['vehicle'] } },
        'owns',
        [],
        'You told us: Rent from a private landlord; Car finance.',
      ],
      ['nothing urgent, though orders are not known', {}, 'pressing', undefined],
      [
        'a letter from a court, among other things',
        { qualifier: { urgent: ['court', 'food'] } },
        'pressing',
        ['court'],
        'You told us: I have a court letter or a court date.',
      ],
      [
        'sheriff officers and an eviction',
        { qualifier: { urgent: ['bailiffs', 'eviction', 'benefits'] } },
        'pressing',
        ['officers', 'eviction'],
        'You told us: Sheriff officers, a charge for payment or an arrestment; I’m being made to leave my home.',
      ],
      [
        'bailiffs in Wales',
        { qualifier: { nation: 'wales', urgent: ['bailiffs'] } },
        'pressing',
        ['bailiffs'],
        'You told us: Bailiffs have been, or are coming.',
      ],
      [
        'the Enforcement of Judgments Office',
        { qualifier: { nation: 'northern-ireland', urgent: ['bailiffs'] } },
        'pressing',
        ['enforcement'],
      ],
      ['no food, which no day is set for', { qualifier: { urgent: ['food'] } }, 'pressing', undefined],
      [
        'payments that were agreed, which may be a plan',
        { qualifier: { 'formal-plan': 'informal' } },
        'in-now',
        [],
        'You told us: A debt management plan, or payments I agreed myself.',
      ],
      ['the nation', {}, 'usual-home', [], 'You told us: Scotland.'],
      ['a home with a mortgage', {}, 'property', ['home'], HOME],
      ['a home of one’s own', { qualifier: { housing: 'outright' } }, 'property', ['home']],
      [
        'a rented home',
        { qualifier: { housing: 'private' } },
        'property',
        [],
        'You told us: Rent from a private landlord.',
      ],
      ['a home without a mortgage', { qualifier: { housing: 'outright' } }, 'home-mortgage', ['0']],
      ['a home with a mortgage, before it is listed', {}, 'home-mortgage', undefined],
      [
        'a mortgage on the list',
        { debts: [debt('m', { creditTypeId: 19, currentBalance: 90_000_50 })] },
        'home-mortgage',
        ['90001'],
        REPORTED,
      ],
      [
        'a mortgage without a balance',
        { debts: [debt('m', { creditTypeId: 19, currentBalance: null })] },
        'home-mortgage',
        undefined,
      ],
      ['a secured loan', { debts: [debt('s', { creditTypeId: 20 })] }, 'home-loans', ['4000'], REPORTED],
      [
        'a secured loan that was deleted',
        { debts: [debt('s', { creditTypeId: 20, isDeleted: true })] },
        'home-loans',
        undefined,
      ],
      [
        'car finance',
        { qualifier: { creditors: ['vehicle'] } },
        'vehicle-count',
        [],
        'You told us: Car finance.',
      ],
      [
        'car finance on a car that is needed',
        { qualifier: { creditors: ['vehicle'], arrears: ['vehicle'] } },
        'vehicle-about',
        [],
        'You told us: Car finance; Payments on a car or van you need.',
      ],
      ['no car finance', {}, 'vehicle-about', undefined],
      ['nothing urgent', {}, 'dates', ['none'], 'You told us that none of these was happening.'],
      ['no food, and no bailiffs', { qualifier: { urgent: ['food'] } }, 'dates', ['none']],
      [
        'a letter from a court',
        { qualifier: { urgent: ['court', 'food'] } },
        'dates',
        [],
        'You told us: I have a court letter or a court date.',
      ],
      [
        'council tax',
        {},
        'behind',
        ['some'],
        'You told us you are behind with: Council tax, with its water charges.',
      ],
      [
        'bills that are paid',
        { qualifier: { arrears: 'none', bills: 'up-to-date' } },
        'behind',
        ['none'],
        'You told us: I’m up to date, but it’s a worry.',
      ],
      [
        'a bill, to tick in the list',
        {},
        'debt-details',
        [],
        'You told us you are behind with: Council tax, with its water charges.',
      ],
      ['no such bill, to tick none', { qualifier: { arrears: 'none' } }, 'debt-details', undefined],
      ['missed payments of no such bill', { qualifier: { arrears: 'none' } }, 'behind', []],
      [
        'a report in which all are late',
        { debts: [debt('a', { isInArrears: true })] },
        'behind',
        ['all'],
        REPORTED,
      ],
      [
        'a report in which one is late',
        { debts: [debt('a', { isInArrears: true }), debt('b', { isInArrears: false })] },
        'behind',
        ['some'],
      ],
      ['a report in which none is', { debts: [debt('a', { isInArrears: false })] }, 'behind', ['none']],
      ['a debt of which it is not known', { debts: [debt('a')] }, 'behind', ['some']],
      ['nothing urgent', {}, 'court-stage', undefined],
      ['bailiffs', { qualifier: { urgent: ['bailiffs'] } }, 'court-stage', ['bailiffs']],
      ['a letter from a court', { qualifier: { urgent: ['court'] } }, 'court-stage', []],
      [
        'a judgment in a report',
        { debts: [debt('a', { source: 'credit report', hasLegalAction: true })] },
        'court-stage',
        ['judgment'],
        'Your credit report shows a court judgment.',
      ],
      [
        'legal action that was typed',
        { debts: [debt('a', { hasLegalAction: true })] },
        'court-stage',
        undefined,
      ],
      [
        'no missed payment',
        { qualifier: { arrears: 'none' }, review: { ...THIRD_REVIEW, behind: 'none' } },
        'missed-bills-deal',
        ['no'],
      ],
      [
        'a bill that is behind',
        { review: { ...THIRD_REVIEW, behind: 'none' } },
        'missed-bills-deal',
        undefined,
      ],
      [
        'payments that were agreed',
        { qualifier: { 'formal-plan': 'informal' } },
        'missed-bills-deal',
        [],
        'You told us: A debt management plan, or payments I agreed myself.',
      ],
      ['wages', { lines: [lineOf(1001, 900_00)] }, 'only-benefits', ['no']],
      [
        'benefits alone',
        {
          lines: [lineOf(1011, 900_00), lineOf(1001, 0)],
        },
        'only-benefits',
        ['yes'],
        'In your budget, all that comes in is benefits.',
      ],
      [
        'a State Pension beside benefits',
        {
          lines: [lineOf(1011, 900_00), lineOf(1031, 500_00)],
        },
        'only-benefits',
        undefined,
      ],
      ['no budget yet', {}, 'only-benefits', undefined],
    ],
  )('after %s', (_, told, stepId, words, says) => {
    const one = startingAnswersFor(told).get(stepId);
    expect(one?.words).toEqual(words);
    if (says !== undefined) expect(one?.says).toBe(says);
    if (words?.length) expect(isTaken(stepId, words), 'it begins with an answer that it takes').toBe(true);
  });

  it('and with nothing where the person told us nothing', () => {
    const known = { answers: answersOf({}), qualifierPlan: plans.qualifier, creditTypes, kindGuides };
    expect(knownAnswers({ ...known, debts: [], lines: [] })).toEqual([]);
  });

  it.each([
    ['england', 'Rent from a council or housing association', 'Bailiffs have been, or are coming'],
    [
      'northern-ireland',
      'Rent from the Housing Executive or a housing association',
      'The Enforcement of Judgments Office has written or may come',
    ],
  ])('and quotes what was said as it was read in %s (WT-048)', (nation, housing, urgent) => {
    const says = startingAnswersFor({ qualifier: { nation, housing: 'council', urgent: ['bailiffs'] } });
    expect([says.get('owns')?.says, says.get('pressing')?.says]).toEqual([
      `You told us: ${housing}.`,
      `You told us: ${urgent}.`,
    ]);
  });

  it('and with what is urgent ticked where a day may be set, by the name of the nation (WT-010)', () => {
    const begins = (nation: string) =>
      startingAnswersFor({ qualifier: { nation, urgent: ['bailiffs', 'court', 'eviction'] } }).get(
        'pressing',
      );
    expect(begins('scotland')?.words).toEqual(['officers', 'court', 'eviction']);
    expect(begins('northern-ireland')?.words).toEqual(['enforcement', 'court', 'eviction']);
    expect(begins('england')?.words).toEqual(['bailiffs', 'court', 'eviction']);
  });

  it('names steps that exist', () => {
    const told = { qualifier: { creditors: ['vehicle'], 'formal-plan': 'informal' } };
    const steps = [...startingAnswersFor(told).keys()];
    expect(steps.length).toBeGreaterThan(6);
    expect(steps.filter(id => !planAsking(id).stepById.has(id))).toEqual([]);
  });

  it('for everything that asks for more than the Qualifier did, except dates, the past and doubts', () => {
    const startingAnswers = startingAnswersFor({});
    const without = Object.keys(ASKS_MORE).filter(id => !startingAnswers.has(id) && !id.endsWith('-on'));
    const elsewhere = ['in-now-elsewhere', 'earlier-plans', 'earlier-elsewhere'];
    const fits = ['fits-retired', 'fits-work', 'fits-stopped', 'fits-age'];
    expect(without).toEqual(['pressing', ...elsewhere, ...fits]);
  });
});

/** Whether a question of the full review takes these as its answer. */
function isTaken(stepId: string, words: readonly string[]): boolean {
  const { stepById, definition } = planAsking(stepId);
  const step = stepById.get(stepId)?.step;
  const answers = answersFrom(definition, { [stepId]: words }).get(stepId) ?? [];
  return step !== undefined && checkAnswer(step, answers, TODAY).ok;
}
