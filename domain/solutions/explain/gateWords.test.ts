import { describe, expect, it } from 'vitest';
import { reading, unwelcomeWords } from '../../journeys/testing/plainEnglish.ts';
import { type Case, WAYS_TO_GET_BY } from '../case/case.ts';
import { exactly, type Span } from '../case/span.ts';
import { GATES } from '../recommend/gates/gate.ts';
import {
  budgetOf,
  day,
  debtOf,
  homeOf,
  lineOf,
  linesWith,
  NO_CHANGES,
  TODAY,
  tenant,
} from '../testing/cases.ts';
import { recordOf } from '../testing/inForce.ts';
import { GATE_TEXTS, sayFinding, sayGate } from './gateWords.ts';
import type { KeptFinding, KeptGate } from './record.ts';

const UNSAID = budgetOf([]).getsBy;
/** Bankruptcy would touch the work, so that no IVA is compared with it. */
const director = { ...tenant().work, isDirector: true };

it('says of every gate why it stands and what lifts it, for a reader of ten', () => {
  for (const code of GATES) {
    for (const effect of ['decided', 'applied'] as const) {
      const { why, lifts } = sayGate({ code, effect, solutions: [], findings: [] }, UNSAID);
      expect(
        [why, lifts].every(text => /^[A-Z].*\.$/u.test(text)),
        code,
      ).toBe(true);
    }
  }
  const { grade, longestWords, averageWords } = reading(GATE_TEXTS);
  expect(grade).toBeLessThanOrEqual(6);
  expect(averageWords).toBeLessThan(14);
  expect(longestWords).toBeLessThanOrEqual(22);
  expect(GATE_TEXTS.flatMap(unwelcomeWords)).toEqual([]);
});

it('says each finding with its distance and day', () => {
  const changes = { ...NO_CHANGES, newJob: day('2027-09-30') };
  const [gate] = recordOf(tenant({ changes }), TODAY).gates;
  if (gate === undefined) throw new Error('No gate');
  expect(gate.findings.map(finding => sayFinding(finding, UNSAID))).toEqual([
    'Time until you may start a new job: 10 months. The day is 30 September 2027.',
  ]);
});

const finding = (code: string, by: Span): KeptFinding => ({
  code,
  tests: 'A part',
  figure: by,
  limit: 10,
  unit: 'percent',
  by,
  endsOn: null,
});

/** What is said of a gate of a case, and of what it found. */
function saidOf(facts: Case, code: KeptGate['code']) {
  const record = recordOf(facts, TODAY);
  const gate = record.gates.find(one => one.code === code);
  if (gate === undefined) throw new Error(`${code} does not stand: ${record.forAdviser.join()}`);
  const { getsBy } = record.inputs.statement;
  return { ...sayGate(gate, getsBy), findings: gate.findings.map(finding => sayFinding(finding, getsBy)) };
}

describe('a gap in the budget (SA-169)', () => {
  const unfed = (food: number, getsBy: Partial<Case['statement']['getsBy']> = {}): Case => {
    const statement = budgetOf([lineOf(1001, 900_00), lineOf(2001, 600_00), lineOf(3011, food)]);
    return tenant({ statement: { ...statement, getsBy: { ...UNSAID, ...getsBy } } });
  };

  it('is asked about without blame, and is not said to be nothing where it is a little', () => {
    expect(saidOf(unfed(0), 'CREDIBLE_BUDGET')).toEqual({
      why: 'Nobody could live on this budget, so it cannot show what you can pay.',
      lifts: 'Fill in what is missing, or tell us how you get by without it.',
      findings: ['Your budget has nothing for food. Perhaps someone helps, or it is part of something else.'],
    });
    expect(saidOf(unfed(5_00), 'CREDIBLE_BUDGET').findings).toEqual([
      'Your budget has next to nothing for food. Perhaps someone helps, or it is part of something else.',
    ]);
  });

  it('is thanked for once the person said how they get by, with what they said', () => {
    expect(saidOf(unfed(0, { food: 'somebody else pays' }), 'CREDIBLE_BUDGET')).toMatchObject({
      lifts: 'An adviser goes through your budget with you.',
      findings: [
        'You told us how you get by for food: someone else pays. Thank you. An adviser will look at it with you.',
      ],
    });
    for (const food of WAYS_TO_GET_BY) {
      const [says] = saidOf(unfed(0, { food }), 'CREDIBLE_BUDGET').findings;
      expect(says).toMatch(/^You told us how you get by for food: .+\. Thank you\./u);
    }
    // An answer about something else is no answer to this.
    const [says] = saidOf(unfed(0, { income: 'savings', housing: 'savings' }), 'CREDIBLE_BUDGET').findings;
    expect(says).toMatch(/^Your budget has nothing for food\./u);
  });
});

describe('a write-off that does not fit (SA-167)', () => {
  const debts = [debtOf(1, 40_000_00), debtOf(4, 20_000_00)];

  it('says that it can fit once what is missing has changed, where it is near', () => {
    expect(saidOf(tenant({ savings: 2_500_00 }), 'NEARLY_THERE').lifts).toBe(
      'It can fit once what is missing has changed. An adviser checks it with you.',
    );
  });

  it('does not promise it where too much would have to change', () => {
    expect(saidOf(tenant({ left: 0, debts }), 'NEARLY_THERE')).toMatchObject({
      why: 'A cheap way to clear your debts does not fit you now.',
      lifts: 'Too much would have to change for it. So we looked at what else can help.',
    });
  });

  it('does not promise it to an owner', () => {
    const home = homeOf(100_000_00, 98_000_00);
    expect(saidOf(tenant({ left: 0, home }), 'NEARLY_THERE')).toMatchObject({
      why: 'A cheap way to clear your debts is not open to you.',
      lifts: 'It is only for people who own no home. So we looked at what else can help.',
    });
  });

  it('promises no day and no distance to somebody who moved away: time does not bring them nearer', () => {
    const residence = { livesThere: false, leftOn: day('2022-01-21'), hasPublicFunds: true };
    const said = saidOf(tenant({ left: 200_00, residence, work: director }), 'NEARLY_THERE');
    expect(said.why).toBe('A cheap way to clear your debts is not open to you.');
    expect(said.lifts).toBe(
      'It is only for people who live here, or who left not long ago. So we looked at what else can help.',
    );
    expect(said.findings).toContain(
      'Time since you lived, had a home or had a business here: 4 years 10 months.',
    );
  });
});

describe('benefits for a disability (SA-171)', () => {
  const pip = lineOf(1018, 400_00);
  const withPip = (left: number, changes: Partial<Case> = {}): Case =>
    tenant({ statement: budgetOf([...linesWith(left), pip]), ...changes });

  it('are said to pay a plan only where there is one that they would pay', () => {
    const debts = [debtOf(1, 60_000_00), debtOf(4, 5_000_00)];
    expect(saidOf(withPip(0, { debts }), 'DISABILITY_BENEFITS').why).toMatch(/^You could only pay this/u);
  });

  it('are said to stand in the savings where only their back pay does', () => {
    const savings = { savings: 5_000_00, savingsFromDisabilityBenefits: 4_000_00 };
    expect(saidOf(tenant(savings), 'DISABILITY_BENEFITS')).toEqual({
      why: 'Some of your savings are back pay for a disability.',
      lifts: 'An adviser checks with you if they count.',
      findings: ['Savings that a debt relief order leaves out: £4,000.'],
    });
  });

  it('are said to be what is left, where only a write-off that does not count them is open', () => {
    const gate = {
      code: 'DISABILITY_BENEFITS',
      effect: 'applied',
      solutions: ['DRO'],
      findings: [finding('AVAILABLE_WITHOUT_DISABILITY_BENEFITS', exactly(0))],
    } as const;
    expect(sayGate(gate, UNSAID).why).toMatch(/^What you have left each month comes from benefits/u);
  });
});

describe('a plan that leaves little (SA-168)', () => {
  const said = (...findings: readonly KeptFinding[]) =>
    sayGate({ code: 'LEAVES_SOMETHING', effect: 'applied', solutions: [], findings }, UNSAID).why;

  it('says that nearly all goes on fees only where it surely does', () => {
    expect(said(finding('IVA_FEES', exactly(1)), finding('IVA_DIVIDEND_COMFORTABLE', exactly(5)))).toBe(
      'Nearly all you would pay goes on fees, or the people you owe would get very little.',
    );
    expect(said(finding('PTD_FEES', { low: -10, high: 10 }))).toMatch(/may go on fees/u);
    expect(said(finding('PTD_DIVIDEND', exactly(0)))).toMatch(/may go on fees/u);
  });

  it('says so of a plan that is all fees, also where bankruptcy would give more (SA-168)', () => {
    const beside = finding('IVA_BESIDE_BANKRUPTCY', exactly(1));
    expect(said(finding('IVA_FEES', exactly(1)), beside)).toMatch(/^Nearly all you would pay goes on fees/u);
    expect(said(beside)).toMatch(/^Bankruptcy could cost you less/u);
  });

  it('names the plan, and says that it can still fit where only an adviser confirms (WT-160)', () => {
    const home = homeOf(100_000_00, 94_000_00);
    const facts = tenant({ left: 200_00, home, debts: [debtOf(1, 30_000_00), debtOf(4, 20_000_00)] });
    expect(saidOf(facts, 'LEAVES_SOMETHING')).toMatchObject({
      why: 'For an individual voluntary arrangement: the people you owe would get only a small part of what you owe them.',
      lifts: 'It can still fit. An adviser checks it with you.',
    });
  });

  it('says that bankruptcy stands beside it where the two are compared (SA-144)', () => {
    const gate = { code: 'LEAVES_SOMETHING', effect: 'decided', solutions: [], findings: [] } as const;
    const compared = 'Bankruptcy could cost you less than this plan, or give the people you owe more.';
    expect(sayGate(gate, UNSAID).why).toBe(compared);
    expect(said(finding('IVA_BESIDE_ESTATE', exactly(1)))).toBe(compared);
  });
});

describe('a budget that is shared (SA-228)', () => {
  const said = (figure: Span) => {
    const finding: KeptFinding = {
      code: 'SHARE_OF_SURPLUS',
      tests: 'What is left of your own money each month',
      figure,
      limit: null,
      unit: 'pence a month',
      by: null,
      endsOn: null,
    };
    return sayGate({ code: 'WHOSE_MONEY', effect: 'applied', solutions: [], findings: [finding] }, UNSAID);
  };

  it('is not asked again whether a partner would pay who would not', () => {
    const { why, lifts } = said(exactly(249_77));
    expect(why).toContain('your debts are paid from your own money');
    expect(lifts).toBe('Tell us if your partner would help to pay after all.');
  });

  it('is asked about where that is not known', () => {
    expect(said({ low: 75_00, high: 150_00 }).lifts).toContain('Tell us if your partner would pay');
  });
});
