import { describe, expect, it } from 'vitest';
import { withFacts } from '../journey-engine/definition/fact.ts';
import { pathOf } from '../journey-engine/run/path.ts';
import { qualifierFacts } from '../journeys/qualifier/facts.ts';
import { answersFrom, fullReview, planOf, qualifier, sixthFullReview } from '../journeys/testing/shipped.ts';
import { openContradictionsIn } from '../solutions/contradictions/contradictionsIn.ts';
import { lineOf, linesWith } from '../solutions/testing/cases.ts';
import { rulesOn } from '../solutions/testing/inForce.ts';
import { caseFrom } from './caseFrom.ts';
import { knownAnswers } from './knownAnswers.ts';
import { knownFactsOf } from './knownFactsOf.ts';
import { answersOf, creditTypes, debt, factFindWith, kindGuides, QUALIFIER, TODAY } from './testing/found.ts';
import { MINIMAL_ANSWERS, type ShortAnswers } from './testing/reviews.ts';

const OWNER = { ...QUALIFIER, nation: 'england', housing: 'mortgage' };
const MORTGAGE = debt('one', { creditTypeId: 19, currentBalance: 90_000_00 });
const SECURED_LOAN = debt('two', { creditTypeId: 20 });
const budgetWith = (...more: readonly ReturnType<typeof lineOf>[]) => ({
  isComplete: true,
  missing: [],
  lines: [...linesWith(40_00), ...more],
});

const { 'only-benefits': _, ...ASKED } = MINIMAL_ANSWERS;

/** The full review of an owner in England with these debts and this budget, as far as these answers lead. */
function reviewed(
  changes: Partial<Parameters<typeof factFindWith>[0]>,
  review: ShortAnswers,
  definition = fullReview,
) {
  const found = factFindWith({ budget: budgetWith(), ...changes, qualifier: OWNER });
  const told = found.answers.qualifier;
  const facts = knownFactsOf(qualifierFacts(qualifier, told), { ...found, answers: told }, rulesOn);
  const given = { ...ASKED, owns: ['home'], ...HOME, ...review };
  const path = pathOf(planOf(definition), withFacts(answersFrom(definition, given), facts));
  const whole = caseFrom({ ...found, answers: { qualifier: told, review: path.answers } });
  return {
    asked: path.steps.map(({ stepId }) => stepId),
    end: path.end?.stepId,
    doubts: openContradictionsIn(whole, TODAY),
  };
}
const HOME = {
  'home-value': '150000',
  'home-mortgage': '0',
  'home-loans': '0',
  'home-owners': 'alone',
  'gets-by-housing': 'else',
  'public-funds': 'yes',
};

describe('somebody who says that nothing is owed on their home', () => {
  it.each([
    ['a mortgage among the debts', { debts: [MORTGAGE] }, {}],
    ['a mortgage in the budget', { budget: budgetWith(lineOf(2003, 400_00)) }, {}],
    ['a loan secured on it among the debts', { debts: [SECURED_LOAN] }, { 'home-mortgage': '90000' }],
  ])('is asked once about %s, and who confirms it comes to the advice (WT-047)', (_, changes, told) => {
    const open = reviewed(changes, told);
    expect(open.asked.filter(id => id.startsWith('fits-'))).toEqual(['fits-mortgage']);
    expect([open.asked.at(-1), open.end]).toEqual(['fits-mortgage', undefined]);
    const sure = reviewed(changes, { ...told, 'fits-mortgage': 'right' });
    expect([sure.asked.filter(id => id.startsWith('fits-')), sure.end, sure.doubts]).toEqual([
      ['fits-mortgage'],
      'full-advice',
      [],
    ]);
  });

  it('has an adviser look where they are not sure (WT-047)', () => {
    const { end, doubts } = reviewed({ debts: [MORTGAGE] }, { 'fits-mortgage': 'unsure' });
    expect([end, doubts]).toEqual(['full-advice', ['home without its mortgage']]);
  });

  it.each(['home', 'debts', 'budget'])(
    'stays at the question while they go to change their %s, and is asked no more once it is changed (WT-047)',
    word => {
      const leaving = reviewed({ debts: [MORTGAGE] }, { 'fits-mortgage': word });
      expect([leaving.asked.at(-1), leaving.end]).toEqual(['fits-mortgage', undefined]);
      const changed = reviewed({ debts: [MORTGAGE] }, { 'home-mortgage': '90000', 'fits-mortgage': word });
      expect(changed.asked).not.toContain('fits-mortgage');
      expect([changed.end, changed.doubts]).toEqual(['full-advice', []]);
    },
  );

  it.each([
    ['no loan on a home is told of', {}, {}],
    ['the mortgage was said', { debts: [MORTGAGE] }, { 'home-mortgage': '1' }],
    ['it may be on another home of theirs', { debts: [MORTGAGE] }, { owns: ['home', 'other'] }],
  ])('is not asked where %s (WT-047)', (_, changes, told) => {
    const { asked, end } = reviewed(changes, told);
    expect([asked.filter(id => id.startsWith('fits-')), end]).toEqual([[], 'full-advice']);
  });

  it('was not asked before the seventh version: who began on the sixth comes to an adviser (WT-047)', () => {
    const { asked, end, doubts } = reviewed({ debts: [MORTGAGE] }, {}, sixthFullReview);
    expect([asked.includes('fits-mortgage'), end, doubts]).toEqual([
      false,
      'full-advice',
      ['home without its mortgage'],
    ]);
  });
});

describe('beside that question', () => {
  const shown = (debts: readonly ReturnType<typeof debt>[], lines: typeof NO_LINES, review = {}) =>
    knownAnswers({
      answers: answersOf({ qualifier: OWNER, review: { ...ASKED, owns: ['home'], ...HOME, ...review } }),
      qualifierPlan: planOf(qualifier),
      debts,
      creditTypes,
      kindGuides,
      lines,
    }).find(({ stepId }) => stepId === 'fits-mortgage');
  const NO_LINES: readonly ReturnType<typeof lineOf>[] = [];
  const name = MORTGAGE.initialCreditorName;

  it('stands what shows a mortgage or a loan, by name and sum (WT-047)', () => {
    expect(shown([MORTGAGE], [lineOf(2003, 400_50)])).toEqual({
      stepId: 'fits-mortgage',
      words: [],
      says: `Your debts show: ${name}, £90,000. Your budget shows: £400.50 a month for a mortgage.`,
    });
    const loan = debt('two', { creditTypeId: 20, currentBalance: null, estimatedBalance: 5_000_00 });
    expect(shown([loan], NO_LINES)?.says).toBe(`Your debts show: ${loan.initialCreditorName}, about £5,000.`);
  });

  it('stands nothing of what was told to be owed, or is paid off (WT-047)', () => {
    const told = { 'home-mortgage': '90000', 'home-loans': '0' };
    expect(shown([MORTGAGE], [lineOf(2003, 400_00)], told)).toBeUndefined();
    expect(shown([{ ...MORTGAGE, currentBalance: 0 }], NO_LINES)).toBeUndefined();
    expect(shown([SECURED_LOAN], NO_LINES, told)?.says).toContain(SECURED_LOAN.initialCreditorName);
  });
});
