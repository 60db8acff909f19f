import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reading, unwelcomeWords } from '../../journeys/testing/plainEnglish.ts';
import type { Case } from '../case/case.ts';
import type { KeptReason } from '../explain/record.ts';
import { sayReason } from '../explain/words.ts';
import type { ShortName } from '../solution/products.ts';
import { anyCase } from '../testing/anyCase.ts';
import { debtOf, linesWith, TODAY, tenant } from '../testing/cases.ts';
import { applyTrial, recordOf } from '../testing/inForce.ts';
import { compareRecords, type OutcomeChange } from './compare.ts';
import type { Trial } from './trial.ts';
import { announcement, newAdviserReasons, sayTurn, sayTurns, WHAT_IF_WORDS } from './wording.ts';

const car = (value: number) => ({ value, isNeeded: true, isAdapted: false, isOnFinance: false });
const recordsOf = (facts: Case, trial: Trial) =>
  [recordOf(facts, TODAY), recordOf(applyTrial(facts, TODAY, trial), TODAY)] as const;
const turnsOf = (facts: Case, trial: Trial) => compareRecords(...recordsOf(facts, trial));
const of = (facts: Case, trial: Trial, shortName: ShortName) =>
  turnsOf(facts, trial).find(({ after }) => after.shortName === shortName);
const big = debtOf(1, 46_000_00);

describe('what becomes of a solution', () => {
  it.each<[string, Case, Trial, ShortName, OutcomeChange, string]>([
    [
      'a debt relief order comes first with less left',
      tenant({ left: 300_00, debts: [debtOf(1, 45_000_00)] }),
      { surplus: 75_00 },
      'DRO',
      'comes first',
      'What you have left, not counting benefits for a disability: £75 a month. It can be up to £75 a month.',
    ],
    [
      'a debt relief order closes with a penny more',
      tenant({ left: 75_00 }),
      { surplus: 75_01 },
      'DRO',
      'closes',
      'What you have left, not counting benefits for a disability: £75.01 a month. It can be up to £75 a month.',
    ],
    [
      'a debt relief order closes with a car worth exactly the limit (SA-020)',
      tenant({ vehicles: [car(3_999_00)] }),
      { vehicles: { 0: 4_000_00 } },
      'DRO',
      'closes',
      'The vehicle worth most, not counting one changed for a disability: £4,000. It has to be less than £4,000.',
    ],
    [
      'a debt relief order comes first with a debt less',
      tenant({ debts: [big, debtOf(4, 5_000_00)] }),
      { debts: { [big.debt.id]: 'gone' } },
      'DRO',
      'comes first',
      'The debts that count for a debt relief order: £5,000. It can be up to £50,000.',
    ],
    [
      'a plan opens with more left',
      tenant({ left: 0 }),
      { surplus: 200_00 },
      'DMP',
      'opens',
      'What each debt could get: £100 a month. It has to be £5 a month or more.',
    ],
  ])('%s, and the reason is said', (_, facts, trial, shortName, turn, reason) => {
    const found = of(facts, trial, shortName);
    expect(found?.turn).toBe(turn);
    expect(found?.because.map(sayReason)).toContain(reason);
  });

  it('opens for what is newly met, and for nothing that was met before', () => {
    const found = of(tenant({ left: 0 }), { surplus: 200_00 }, 'DMP');
    expect(found?.turn).toBe('opens');
    const met = (reasons: readonly KeptReason[] = []) =>
      reasons.filter(({ outcome }) => outcome === 'met').map(({ code }) => code);
    const before = met(found?.before.reasons);
    expect(before).not.toEqual([]);
    expect(found?.because.map(({ code }) => code)).toEqual(
      met(found?.after.reasons).filter(code => !before.includes(code)),
    );
  });

  it('gives way without a reason of its own where only the order of preference decides', () => {
    const card = debtOf(1, 2_200_00);
    const all = turnsOf(tenant({ left: 60_00, debts: [card] }), { debts: { [card.debt.id]: 2_000_00 } });
    const gave = all.find(({ turn }) => turn === 'gives way');
    expect(gave?.wasRecommended).toBe(true);
    expect(gave?.because).toEqual([]);
    expect(all.filter(({ isRecommended }) => isRecommended)).toHaveLength(1);
  });

  it('is unsettled where the result is no longer decided, and says what is open', () => {
    const unsure = debtOf(1, 4_000_00, { debt: { isSecured: null } });
    const facts = tenant({ debts: [debtOf(1, 45_000_00), unsure] });
    const found = of(facts, { debts: { [unsure.debt.id]: 9_000_00 } }, 'DRO');
    expect(found?.turn).toBe('is unsettled');
    expect(found?.because.map(({ code }) => code)).toEqual(['DRO_DEBT_MAX']);
  });

  it('shows the solution that is recommended, before or after', () => {
    const all = turnsOf(tenant({ left: 75_00 }), { surplus: 75_01 });
    const shown = new Map(all.map(each => [each.after.shortName, each]));
    expect(shown.get('DRO')).toMatchObject({ wasRecommended: true, isShown: true });
    const [now] = all.filter(({ isRecommended }) => isRecommended);
    expect(now).toMatchObject({ wasRecommended: false, isShown: true });
    expect(of(tenant(), {}, 'DRO')).toMatchObject({ turn: null, isRecommended: true, isShown: true });
  });

  it('shows what only gives time where it is open before or after, and no sooner', () => {
    const behind = debtOf(1, 2_000_00);
    const paid = debtOf(4, 5_000_00, { debt: { isInArrears: false, regularPaymentAmount: 10_00 } });
    const facts = tenant({ left: 300_00, debts: [behind, paid] });
    const found = of(facts, { debts: { [behind.debt.id]: 'gone' } }, 'BS');
    expect([found?.turn, found?.isShown]).toEqual(['closes', true]);
    const still = of(applyTrial(facts, TODAY, { debts: { [behind.debt.id]: 'gone' } }), {}, 'BS');
    expect([still?.turn, still?.isShown]).toEqual([null, false]);
  });
});

describe('a comparison', () => {
  it('finds no change in results where nothing is changed', () => {
    fc.assert(
      fc.property(anyCase, facts => {
        const found = turnsOf(facts, {});
        expect(found.filter(({ turn, because }) => turn !== null || because.length > 0)).toEqual([]);
        expect(found.map(({ after }) => after.precedence)).toEqual(found.map((_, at) => at + 1));
      }),
    );
  });

  it('is reversed by changing the case back', () => {
    const opposite: Readonly<Partial<Record<OutcomeChange, readonly (OutcomeChange | null)[]>>> = {
      opens: ['closes', 'is unsettled'],
      closes: ['opens', 'is unsettled', 'comes first'],
      'gives way': ['comes first'],
    };
    fc.assert(
      fc.property(anyCase, fc.integer({ min: -300_00, max: 2_000_00 }), (facts, surplus) => {
        const [before, after] = recordsOf(facts, { surplus });
        const back = new Map(
          compareRecords(after, before).map(({ after: { shortName }, turn }) => [shortName, turn]),
        );
        for (const { after: result, turn } of compareRecords(before, after)) {
          const turns = turn && opposite[turn];
          if (turns) expect(turns, result.shortName).toContain(back.get(result.shortName));
          if (turn === null) expect(back.get(result.shortName)).toBeNull();
        }
      }),
    );
  });

  it('gives each change of eligibility a reason that can be put into words', () => {
    fc.assert(
      fc.property(anyCase, fc.integer({ min: -300_00, max: 2_000_00 }), (facts, surplus) => {
        for (const { before, after, because } of turnsOf(facts, { surplus })) {
          expect(because.length > 0).toBe(before.eligibility !== after.eligibility);
          for (const reason of because) expect(sayReason(reason)).toMatch(/\.$/u);
        }
      }),
    );
  });
});

describe('the words of a change', () => {
  const facts = tenant({ left: 75_00 });
  const turns = sayTurns(turnsOf(facts, { surplus: 300_00 }));

  it('name each solution and what becomes of it, the best match first', () => {
    expect(turns[0]).toMatch(/ would now be your best match\.$/u);
    expect(turns).toContain('Debt Relief Order would no longer fit.');
    expect(sayTurns(turnsOf(facts, {}))).toEqual([]);
    expect(sayTurn('opens')).toBe('Would now fit.');
  });

  it('are few when they are read out', () => {
    expect(announcement([], [])).toBe(WHAT_IF_WORDS.nothing);
    expect(announcement(['A.', 'B.'], [])).toBe('A. B.');
    expect(announcement(['A.'], ['F.'])).toBe('A. F.');
    expect(announcement([], ['F.'])).toBe('F.');
    expect(announcement(['A.', 'B.', 'C.'], [])).toBe('A. B. C.');
    expect(announcement(['A.', 'B.', 'C.', 'D.', 'E.'], ['F.'])).toBe('A. B. C. 2 more would change too. F.');
  });

  it('say why an adviser would look first who does not now', () => {
    expect(facts.debts).not.toHaveLength(0);
    const gone = Object.fromEntries(facts.debts.map(({ debt }) => [debt.id, 'gone' as const]));
    expect(newAdviserReasons(...recordsOf(facts, { debts: gone }))).toEqual([
      'There are no debts in your list. Add them, or talk to an adviser.',
    ]);
    expect(newAdviserReasons(...recordsOf(facts, {}))).toEqual([]);
    expect(newAdviserReasons(...recordsOf(tenant({ debts: [] }), { surplus: 300_00 }))).toEqual([]);
    expect(
      newAdviserReasons(...recordsOf(tenant({ statement: { ...facts.statement, lines: linesWith(0) } }), {})),
    ).toEqual([]);
  });

  it('are plain', () => {
    const all: readonly OutcomeChange[] = ['comes first', 'opens', 'gives way', 'closes', 'is unsettled'];
    const texts = [...all.map(sayTurn), ...Object.values(WHAT_IF_WORDS)];
    expect(reading(texts).grade).toBeLessThanOrEqual(6);
    expect(texts.flatMap(unwelcomeWords)).toEqual([]);
  });
});
