import { describe, expect, it } from 'vitest';
import { pathOf } from '../../journey-engine/run/path.ts';
import { LIVING_PLACES } from '../../people/nation.ts';
import { adviceContinue } from '../../solutions/first-look/adviceContinue.ts';
import { readRange } from '../../values/range.ts';
import { answersFrom, planOf, publishedJourneys, qualifier, thirdQualifier } from '../testing/shipped.ts';
import {
  ARREARS,
  BILLS,
  DEBT_COUNTS,
  EMPLOYMENT,
  HOUSING,
  OUTGOINGS,
  qualifierFacts,
  URGENT,
} from './facts.ts';
import { TOTAL_DEBTS_STEPS, totalDebtsAnswer } from './totalDebts.ts';

const plan = planOf(qualifier);

const GIVEN = {
  nation: 'wales',
  housing: 'council',
  'birth-date': '1985-03-27',
  employment: 'part-time',
  bills: 'missed-some',
  arrears: ['council-tax', 'energy'],
  urgent: 'none',
  'formal-plan': 'none',
  'debt-count': 'some',
  'debt-total': '10000-20000',
  creditors: ['credit-card', 'overdraft'],
  income: '1650',
  'spend-home': '600',
  'spend-food': '320',
  'spend-bills': '240',
  'spend-travel': '0',
  'spend-other': '150',
  look: [],
  account: [],
  consents: [],
  phone: '07700900123',
};

const factsFrom = (given: Readonly<Record<string, string | readonly string[]>>) =>
  qualifierFacts(qualifier, pathOf(plan, answersFrom(qualifier, given)).answers);

describe('the facts of the Qualifier', () => {
  it('reads every fact from answer ids and typed values', () => {
    expect(factsFrom(GIVEN)).toEqual({
      nation: 'wales',
      housing: 'council',
      dateOfBirth: { year: 1985, month: 3, day: 27 },
      employment: 'part-time',
      bills: 'missed-some',
      arrears: ['council-tax', 'energy'],
      urgent: [],
      formalPlan: 'none',
      debtCount: 'some',
      debtTotal: { atLeast: 10_000_00, atMost: 20_000_00 },
      totalDebtsAnswer: '£10,000 - £20,000',
      income: 1_650_00,
      outgoings: { home: 600_00, food: 320_00, bills: 240_00, travel: 0, other: 150_00 },
      firstName: undefined,
      phone: '07700900123',
    });
  });

  it('reads the first name of those who were asked for it before the account was', () => {
    const { look, ...given } = { ...GIVEN, 'first-name': 'Danielle' };
    const saved = answersFrom(thirdQualifier, given);
    expect(qualifierFacts(thirdQualifier, pathOf(planOf(thirdQualifier), saved).answers).firstName).toBe(
      'Danielle',
    );
  });

  it('leaves undefined what is not answered yet', () => {
    const facts = factsFrom({ nation: 'england' });
    expect(facts.nation).toBe('england');
    expect(
      Object.values({ ...facts, nation: undefined, outgoings: undefined }).every(fact => fact === undefined),
    ).toBe(true);
    expect(Object.values(facts.outgoings).every(fact => fact === undefined)).toBe(true);
  });

  it('does not see answers that are off the path', () => {
    const facts = factsFrom({ ...GIVEN, 'debt-count': 'few', 'debt-total-few': '0-1000' });
    expect(facts.totalDebtsAnswer).toBe('£0 to £1,000');
    expect(facts.debtTotal).toEqual({ atLeast: 0, atMost: 1_000_00 });
    expect(factsFrom({ ...GIVEN, nation: 'outside' }).income).toBeUndefined();
  });
});

describe('the total-debts answer', () => {
  const publishedSteps = publishedJourneys
    .filter(({ journey }) => journey === qualifier.journey)
    .map(({ pages }) => pages.flatMap(({ sections }) => sections.flatMap(({ steps }) => steps)));

  it('is that of the steps with the two headings, word for word (API-020)', () => {
    expect(publishedSteps.length).toBeGreaterThan(0);
    for (const steps of publishedSteps) {
      const withHeading = (heading: string) =>
        steps.filter(({ headerText }) => headerText === heading).map(({ id }) => id);
      const few = withHeading("and what's the total of these debts");
      const more = withHeading('How much do these debts total');
      expect([few.length, more.length]).toEqual([1, 1]);
      expect([...few, ...more]).toEqual(TOTAL_DEBTS_STEPS);
    }
  });

  it('leads to a chat by its amounts as by the specification’s words, in every version (AD-010, HO-176)', () => {
    const texts = publishedSteps
      .flat()
      .filter(({ id }) => TOTAL_DEBTS_STEPS.includes(id))
      .flatMap(({ answers }) => answers.map(({ value }) => value));
    const small = texts.filter(text => adviceContinue(text, true) === 'live chat');
    expect(small).toEqual(texts.filter(text => ['Under £2,000', '£0 to £1,000'].includes(text)));
    expect(small).toHaveLength(2 * publishedSteps.length);
  });

  it('is found when the step has another heading (HO-176)', () => {
    const reworded = qualifier.pages.map(page => ({
      ...page,
      sections: page.sections.map(section => ({
        ...section,
        steps: section.steps.map(step => ({ ...step, headerText: 'Something else' })),
      })),
    }));
    const chosen = answersFrom(qualifier, { 'debt-total': 'under-2000' });
    expect(totalDebtsAnswer(reworded, chosen)).toBe('Under £2,000');
  });

  it('is nothing while none is given', () => {
    const chosen = answersFrom(qualifier, { 'debt-total': 'under-2000' });
    expect(totalDebtsAnswer(qualifier.pages, chosen)).toBe('Under £2,000');
    expect(totalDebtsAnswer(qualifier.pages, new Map())).toBeUndefined();
  });

  it('is the definition’s own text for the chosen id, whatever text was sent along', () => {
    const sent = new Map([['debt-total', [{ id: 'debt-total.under-2000', value: 'Tampered' }]]]);
    expect(totalDebtsAnswer(qualifier.pages, sent)).toBe('Under £2,000');
  });

  it('offers bands that are ranges, each going on where the last ended (QU-010)', () => {
    for (const stepId of ['debt-total-few', 'debt-total']) {
      const texts = plan.stepById.get(stepId)?.step.answers.map(({ value }) => value) ?? [];
      const bands = texts.map(readRange);
      expect(bands[0]?.atLeast).toBe(0);
      expect(bands.at(-1)?.atMost).toBeNull();
      bands.slice(1).forEach((band, index) => {
        const end = bands[index]?.atMost ?? Number.NaN;
        expect([end, end + 1], texts[index + 1]).toContain(band?.atLeast);
      });
    }
  });
});

describe('the words of answer ids', () => {
  const words = (stepId: string) =>
    (plan.stepById.get(stepId)?.step.answers ?? []).map(({ id }) => id.slice(stepId.length + 1));

  it.each([
    ['nation', LIVING_PLACES],
    ['housing', HOUSING],
    ['employment', EMPLOYMENT],
    ['bills', BILLS],
    ['debt-count', DEBT_COUNTS],
    ['arrears', [...ARREARS, 'none']],
    ['urgent', [...URGENT, 'none']],
  ] as const)('of %s are all known to the facts', (stepId, known) => {
    expect(words(stepId).toSorted()).toEqual([...known].toSorted());
  });

  it('has a money question for each outgoing', () => {
    for (const outgoing of OUTGOINGS) {
      expect(plan.stepById.get(`spend-${outgoing}`)?.step.optionType, outgoing).toBe('Money');
    }
  });

  it('starts every answer id with the id of its step', () => {
    for (const { id, step } of plan.stepById.values()) {
      expect(
        step.answers.every(answer => answer.id.startsWith(`${id}.`)),
        id,
      ).toBe(true);
    }
  });
});
