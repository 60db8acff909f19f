import { describe, expect, it } from 'vitest';
import { withFacts } from '../journey-engine/definition/fact.ts';
import { pathOf } from '../journey-engine/run/path.ts';
import { qualifierFacts } from '../journeys/qualifier/facts.ts';
import {
  answersFrom,
  fullReview,
  planOf,
  qualifier,
  seventhFullReview,
} from '../journeys/testing/shipped.ts';
import { openContradictionsIn } from '../solutions/contradictions/contradictionsIn.ts';
import { costMissing } from '../solutions/explain/costMissing.ts';
import { lineOf } from '../solutions/testing/cases.ts';
import { pressingMatters, recordOf, rulesOn } from '../solutions/testing/inForce.ts';
import { caseFrom } from './caseFrom.ts';
import { knownAnswers } from './knownAnswers.ts';
import { knownFactsOf } from './knownFactsOf.ts';
import { answersOf, creditTypes, debt, factFindWith, kindGuides, QUALIFIER, TODAY } from './testing/found.ts';
import { MINIMAL_ANSWERS, type ShortAnswers } from './testing/reviews.ts';

const RENTS = { ...QUALIFIER, housing: 'council', employment: 'ill' };
const STOPPED = { ...RENTS, urgent: ['benefits'] };
const UNIVERSAL_CREDIT = lineOf(1011, 900_00);
const PENSION = lineOf(1032, 900_00);
const SPENT = [lineOf(2001, 500_00), lineOf(3011, 250_00)];
const withLines = (...lines: readonly ReturnType<typeof lineOf>[]) => ({
  isComplete: true,
  missing: [],
  lines: [...lines, ...SPENT],
});
const ON_BENEFITS = withLines(UNIVERSAL_CREDIT);

/** The full review of a tenant with this budget, as far as these answers lead, and what comes of it. */
function reviewed(
  review: ShortAnswers,
  { budget = ON_BENEFITS, told: first = STOPPED as ShortAnswers, definition = fullReview } = {},
) {
  const found = factFindWith({ budget, qualifier: first, debts: [debt('one')] });
  const told = found.answers.qualifier;
  const facts = knownFactsOf(qualifierFacts(qualifier, told), { ...found, answers: told }, rulesOn);
  const { 'only-benefits': _, ...asked } = MINIMAL_ANSWERS;
  const given = { ...asked, 'public-funds': 'yes', 'gets-by-income': 'savings', ...review };
  const inNation = first['nation'] === 'scotland' ? { 'only-benefits': 'no', ...given } : given;
  const path = pathOf(planOf(definition), withFacts(answersFrom(definition, inNation), facts));
  const whole = caseFrom({ ...found, answers: { qualifier: told, review: path.answers } });
  return {
    asked: path.steps.map(({ stepId }) => stepId).filter(id => id.startsWith('fits-')),
    last: path.steps.at(-1)?.stepId,
    end: path.end?.stepId,
    doubts: openContradictionsIn(whole, TODAY),
    facts: whole,
    caution: costMissing(whole, { left: 150_00 }),
    urgent: pressingMatters(whole, TODAY).map(({ code }) => code),
  };
}
const CAUTION = 'You told us your benefits have stopped. So some of the money counted here may not come.';

describe('somebody whose benefits have stopped, with benefits in the budget', () => {
  it('is asked about it once (WT-163)', () => {
    const { asked, last, end, doubts } = reviewed({});
    expect([asked, last, end, doubts]).toEqual([
      ['fits-stopped'],
      'fits-stopped',
      undefined,
      ['benefits stopped beside benefits'],
    ]);
  });

  it('goes on once they still get those, and nothing more is said to be in doubt (WT-163, WT-164)', () => {
    const { asked, end, doubts, caution, urgent } = reviewed({ 'fits-stopped': 'right' });
    expect([asked, end, doubts]).toEqual([['fits-stopped'], 'full-advice', []]);
    // Some have stopped all the same.
    expect([caution, urgent]).toEqual([null, ['BENEFITS_STOPPED']]);
  });

  it('has none that stopped once they have started again: neither caution nor urgent words stay (WT-163, WT-164)', () => {
    const { end, doubts, facts, caution, urgent } = reviewed({ 'fits-stopped': 'started' });
    expect([end, doubts, facts.happening.benefitsStopped, facts.confirmed]).toEqual([
      'full-advice',
      [],
      false,
      [],
    ]);
    expect([caution, urgent]).toEqual([null, []]);
  });

  it('has an adviser look where they are not sure, and the caution stays (WT-163, WT-164)', () => {
    const { end, doubts, facts, caution, urgent } = reviewed({ 'fits-stopped': 'unsure' });
    expect([end, doubts]).toEqual(['full-advice', ['benefits stopped beside benefits']]);
    expect([caution, urgent]).toEqual([CAUTION, ['BENEFITS_STOPPED']]);
    const record = recordOf(facts, TODAY);
    expect(record.forAdviser).toContain('FACTS_CONTRADICT');
    expect(record.groups.recommended).toBe('DAP');
  });

  it('stays at the question on the way to the budget, and is asked no more once that has none (WT-163)', () => {
    const leaving = reviewed({ 'fits-stopped': 'budget' });
    expect([leaving.last, leaving.end]).toEqual(['fits-stopped', undefined]);
    const changed = reviewed({ 'fits-stopped': 'budget' }, { budget: withLines() });
    expect([changed.asked, changed.end, changed.doubts, changed.caution]).toEqual([
      [],
      'full-advice',
      [],
      null,
    ]);
  });

  it.each([
    ['no benefits in the budget', { budget: withLines(PENSION) }],
    ['a benefit of nothing', { budget: withLines(lineOf(1011, 0), PENSION) }],
    ['a State Pension alone, which is no benefit', { budget: withLines(lineOf(1031, 900_00)) }],
    ['none that stopped', { told: RENTS as ShortAnswers }],
    ['something else that is urgent', { told: { ...RENTS, urgent: ['food'] } }],
  ])('is not asked with %s (WT-163)', (_, changes) => {
    const { asked, end } = reviewed({}, changes);
    expect([asked, end]).toEqual([[], 'full-advice']);
  });

  it('was not asked before the eighth version: who began on the seventh comes to an adviser (WT-163)', () => {
    const { asked, end, doubts } = reviewed({}, { definition: seventhFullReview });
    expect([asked, end, doubts]).toEqual([[], 'full-advice', ['benefits stopped beside benefits']]);
  });

  it('reads beside the question what the budget counts, where some have stopped (WT-163)', () => {
    const beside = (told: ShortAnswers, lines = ON_BENEFITS.lines) =>
      knownAnswers({
        answers: answersOf({ qualifier: told }),
        qualifierPlan: planOf(qualifier),
        debts: [],
        creditTypes,
        kindGuides,
        lines,
      }).find(({ stepId }) => stepId === 'fits-stopped');
    expect(beside(STOPPED, [...ON_BENEFITS.lines, lineOf(1016, 100_50)])).toEqual({
      stepId: 'fits-stopped',
      words: [],
      says: 'Your budget shows: £1,000.50 a month of benefits.',
    });
    expect(beside(STOPPED, SPENT)).toBeUndefined();
    expect(beside(RENTS)).toBeUndefined();
  });
});
