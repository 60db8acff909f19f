import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Case } from '../solutions/case/case.ts';
import { inSentence } from '../solutions/solution/inSentence.ts';
import { PRODUCTS } from '../solutions/solution/products.ts';
import { anyCase } from '../solutions/testing/anyCase.ts';
import { debtOf, TODAY, tenant } from '../solutions/testing/cases.ts';
import { RULEBOOK, recordOf, trialOptions } from '../solutions/testing/inForce.ts';
import { balancingLine } from '../solutions/what-if/trial.ts';
import { entitlementsEffect, withLines } from './effect.ts';

/** What so much more a month, in pence, would do to the advice of a case, where no plan was told of anything yet or one was. */
function effectOf(facts: Case, monthly: number, isToldByPlan = false) {
  const { surplus } = trialOptions(facts, TODAY);
  const sums = { left: surplus, monthly, isToldByPlan };
  return entitlementsEffect(recordOf(facts, TODAY), [balancingLine(-monthly)], sums, TODAY, RULEBOOK);
}

/** Somebody who can repay what they owe. */
const repays = (left: number) => tenant({ left, debts: [debtOf(1, 5_000_00), debtOf(4, 1_000_00)] });

describe('what help does to an advice', () => {
  it('says both sums left, and how much sooner a plan ends (DN-562)', () => {
    const effect = effectOf(repays(200_00), 50_00);
    expect(effect?.lead).toMatch(/^Your best match stays a .*\. It could end sooner\.$/);
    expect(effect?.rows[0]).toEqual({ what: 'Left over each month', now: '£200.00', withAll: '£250.00' });
    expect(effect?.rows[1]?.what).toMatch(/^Time until a .* is done$/);
    expect(effect?.good[0]).toMatch(/^You’d finish \d+ months? sooner\.$/);
  });

  it('says nothing of the time where a plan is paid by already: the advice counts it as if nothing had been paid (DN-903)', () => {
    const effect = effectOf(repays(200_00), 50_00, true);
    expect(effect?.lead).toMatch(/^Your best match stays a [^.]*\.$/u);
    expect(effect?.rows[0]).toMatchObject({ what: 'Left over each month', withAll: '£250.00' });
    expect(JSON.stringify(effect)).not.toMatch(/Time until|sooner|longer/u);
  });

  it('names the way that clears debts for nothing though nothing changes for it, each once, in the nation that has it (DN-702)', () => {
    const closed = { now: 'Not open to you', withAll: 'Not open to you' };
    const rowsOf = (facts: Case) => effectOf(facts, 50_00)?.rows ?? [];
    expect(rowsOf(repays(200_00))).toContainEqual({ what: 'A debt relief order', ...closed });
    const scottish = rowsOf({ ...repays(200_00), nation: 'scotland' });
    expect(scottish).toContainEqual({ what: 'The minimal asset process', ...closed });
    expect(scottish.map(({ what }) => what)).not.toContain('A debt relief order');
    const names = rowsOf(tenant({ left: 70_00, debts: [debtOf(1, 6_000_00)] })).map(({ what }) => what);
    expect(names.filter(name => name === 'A debt relief order')).toHaveLength(1);
  });

  it('says as plainly what would close, and that the help is theirs to ask for (DN-562)', () => {
    const facts = tenant({ left: 70_00, debts: [debtOf(1, 6_000_00)] });
    expect(recordOf(facts, TODAY).groups.recommended).toBe('DRO');
    const effect = effectOf(facts, 60_00);
    expect(effect?.lead).toBe(
      'Your best match could change from a debt relief order to a debt management plan.',
    );
    expect(effect?.rows).toContainEqual({
      what: 'A debt relief order',
      now: 'Your best match',
      withAll: 'Not open to you',
    });
    expect(effect?.toThinkAbout).toContain('A debt relief order may no longer be open to you.');
    expect(effect?.toThinkAbout).toContain(
      'The help is still yours to ask for. Talk to us first if that worries you.',
    );
  });

  it('says that the gap gets smaller where more goes out than comes in (DN-562)', () => {
    const effect = effectOf(tenant({ left: -100_00 }), 40_00);
    expect(effect?.rows[0]).toMatchObject({ now: '-£100.00', withAll: '-£60.00' });
    expect(effect?.good).toContain('The gap in your month gets smaller.');
  });

  it('is nothing where no sum was found, or the budget cannot be added up (DN-562)', () => {
    expect(effectOf(repays(200_00), 0)).toBeNull();
    const open = tenant();
    const { statement } = open;
    expect(effectOf({ ...open, statement: { ...statement, isComplete: false } }, 50_00)).toBeNull();
  });

  it('says that it may change the advice where one of us would have to look, and to ask all the same (DN-567)', () => {
    const effect = effectOf(tenant({ left: 70_00 }), 20_00);
    expect(effect?.lead).toBe('One of us looks at your advice with you. We look at this money with you too.');
    expect(effect?.rows.map(({ what }) => what)).toEqual(['Left over each month']);
    expect(effect?.toThinkAbout[0]).toBe('It may change what fits you. Ask for it all the same: it’s yours.');
  });

  it('names no solution where one of us has to look, before or after (DN-567)', () => {
    let looked = 0;
    fc.assert(
      fc.property(anyCase, fc.integer({ min: 1, max: 400_00 }), (facts, monthly) => {
        const effect = effectOf(facts, monthly);
        const then = recordOf(withLines(facts, [balancingLine(-monthly)]), TODAY);
        const isLeft = [recordOf(facts, TODAY), then].every(({ verdict }) => verdict === 'RECOMMENDED');
        if (effect === null || isLeft) return;
        looked += 1;
        const said = JSON.stringify(effect).toLowerCase();
        for (const { shortName } of PRODUCTS) {
          expect(said, shortName).not.toContain(inSentence(shortName).toLowerCase());
        }
      }),
      { numRuns: 150 },
    );
    expect(looked).toBeGreaterThan(20);
  });

  it('counts the money as left, to the penny, whoever the person is (DN-562)', () => {
    fc.assert(
      fc.property(anyCase, fc.integer({ min: 1, max: 400_00 }), (facts, monthly) => {
        const { surplus } = trialOptions(facts, TODAY);
        const then = trialOptions(withLines(facts, [balancingLine(-monthly)]), TODAY).surplus;
        expect(then).toBe(surplus === null ? null : surplus + monthly);
      }),
      { numRuns: 100 },
    );
  });
});
