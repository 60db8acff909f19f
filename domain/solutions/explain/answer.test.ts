import { describe, expect, it } from 'vitest';
import { reading, unwelcomeWords } from '../../journeys/testing/plainEnglish.ts';
import type { Case } from '../case/case.ts';
import { budgetOf, debtOf, lineOf, linesWith, TODAY, tenant } from '../testing/cases.ts';
import { GOLDEN_ROWS } from '../testing/golden/all.ts';
import { recordOf } from '../testing/inForce.ts';
import { answerOf } from './answer.ts';
import { isWrittenOffEstimated, sayEstimate } from './estimates.ts';

const said = (facts: Case) => {
  const answer = answerOf(recordOf(facts, TODAY));
  return answer && `${answer.says} because ${answer.because}.`;
};

/** Every answer that the golden cases come to. */
const answers = GOLDEN_ROWS.flatMap(({ facts, on = TODAY }) => {
  const record = recordOf(facts, on);
  const answer = answerOf(record);
  return answer === null ? [] : [{ answer, name: record.groups.recommended }];
});

describe('the answer in one sentence', () => {
  it('says what an order could clear, when, and the figure it allows (WT-001)', () => {
    expect(said(tenant({ left: 42_00 }))).toBe(
      'A debt relief order could clear £20,000 in 12 months because you have £42 left each month and it allows up to £75.',
    );
  });

  it('says how long a plan takes and what it costs a month (WT-001)', () => {
    const facts = tenant({ statement: budgetOf(linesWith(225_00)), debts: [debtOf(1, 4_212_00)] });
    expect(said(facts)).toBe(
      'A debt management plan could pay back your debts in 19 months, for £225 a month because you have £225 left each month.',
    );
  });

  it('is there wherever something is recommended, and nowhere else', () => {
    for (const { facts, on = TODAY } of GOLDEN_ROWS) {
      const record = recordOf(facts, on);
      expect(answerOf(record) === null).toBe(record.groups.recommended === null);
    }
    expect(new Set(answers.map(({ name }) => name)).size).toBeGreaterThan(7);
  });

  it('promises nothing, and sets apart only figures that it says', () => {
    for (const { answer, name } of answers) {
      expect(answer.says).toContain(name === 'DAP' ? ' comes first' : ' could ');
      expect(answer.says).not.toMatch(/\bwill\b|[.]$/u);
      for (const figure of answer.figures) expect(answer.says).toContain(figure);
    }
  });

  it('says what could be cleared as the pictures do: an estimate as one (WT-001, WT-158)', () => {
    const estimates = GOLDEN_ROWS.flatMap(({ facts, on = TODAY }) => {
      const record = recordOf(facts, on);
      const { shortName, payment } =
        record.results.find(one => one.shortName === record.groups.recommended) ?? {};
      if (shortName === undefined || !payment || !isWrittenOffEstimated(shortName, payment)) return [];
      const says = answerOf(record)?.says ?? '';
      return says.includes('could clear') ? [{ says, sum: sayEstimate(payment.writtenOff) }] : [];
    });
    expect(estimates.length).toBeGreaterThan(0);
    for (const { says, sum } of estimates) expect(says).toContain(sum);
  });

  it('is short, kind and in plain words, without the pence of an estimate', () => {
    for (const { answer } of answers) {
      const text = `${answer.says} because ${answer.because}.`;
      expect(reading([text]).longestWords, text).toBeLessThanOrEqual(32);
      expect(unwelcomeWords(text)).toEqual([]);
      expect(text).not.toMatch(/£[\d,]+\.\d\d\b|Infinity|NaN|undefined|null/u);
    }
  });
});

describe('a minimal asset process for who lives on benefits', () => {
  const onBenefits = (changes: Partial<Case> = {}) =>
    tenant({
      nation: 'scotland',
      debts: [debtOf(1, 4_000_00)],
      work: { ...tenant().work, status: 'not working' },
      statement: {
        ...budgetOf([lineOf(1011, 900_00), lineOf(2001, 500_00), lineOf(3011, 250_00)]),
        onlyBenefitsSince: { year: 2026, month: 1, day: 1 },
      },
      ...changes,
    });
  const happening = { ...tenant().happening, benefitsStopped: true };
  const confirmed = ['benefits stopped beside benefits'] as const;
  const ONLY = 'because benefits are your only income.';

  it('names benefits as the only income, of who says that some stopped only once those still come (WT-164)', () => {
    expect(said(onBenefits())).toContain(ONLY);
    expect(said(onBenefits({ happening, confirmed }))).toContain(ONLY);
    expect(recordOf(onBenefits({ happening }), TODAY).groups.recommended).toBe('DAP');
  });

  it('names what is owed in a record of older rules, which recommended it without asking (WT-164)', () => {
    const record = recordOf(onBenefits({ happening, confirmed }), TODAY);
    expect(record.groups.recommended).toBe('MAP');
    const kept = { ...record, inputs: { ...record.inputs, confirmed: null } };
    expect(answerOf(kept)?.because).toBe('you owe £4,000');
  });
});
