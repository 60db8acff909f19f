import { describe, expect, it } from 'vitest';
import type { Case } from '../case/case.ts';
import { between, exactly, NEVER, NO, YES } from '../case/span.ts';
import { day, debtOf, TODAY, tenant } from '../testing/cases.ts';
import { assess, limitsOn } from '../testing/inForce.ts';
import { figuresOf } from './figures.ts';

const figures = (facts: Partial<Case>) =>
  figuresOf(tenant(facts), 'england', limitsOn('england', TODAY), TODAY);

const order = (endsOn: string | null): Partial<Case> => ({
  grantedHere: [
    { shortName: 'DRO', startedOn: day('2026-01-15'), endsOn: endsOn === null ? null : day(endsOn) },
  ],
});

describe('what was granted here', () => {
  it('counts as had beside an answer that there was nothing, from its day (DN-1161)', () => {
    const { past, arrangements } = figures({ earlier: [], ...order('2026-06-01') });
    expect(past.monthsSinceDebtReliefOrder).toEqual(exactly(10));
    expect([past.isInInsolvency, arrangements.isInInsolvency]).toEqual([NO, NO]);
    expect(past.monthsSinceBankruptcy).toEqual(NEVER);
  });

  it('is what the person is in while no day ends it (DN-1161)', () => {
    const { past, arrangements } = figures({ earlier: [], ...order(null) });
    expect([past.isInInsolvency, past.isInArrangement, arrangements.isInInsolvency]).toEqual([YES, YES, YES]);
  });

  it('leaves open what else there was where nobody has said (DN-1161)', () => {
    const { past } = figures({ earlier: null, ...order('2026-06-01') });
    expect(past.monthsSinceDebtReliefOrder).toEqual(between(0, 10));
    expect(past.monthsSinceIva.low).toBe(0);
  });

  it('keeps Breathing Space for twelve months from the end of an earlier one (DN-1161)', () => {
    const since = (endsOn: string) =>
      figures({
        earlier: [],
        grantedHere: [{ shortName: 'BS', startedOn: day('2025-09-01'), endsOn: day(endsOn) }],
      }).past.monthsSinceBreathingSpace;
    expect(since('2026-12-20')).toEqual(exactly(0));
    expect(since('2026-11-01')).toEqual(exactly(0));
    expect(since('2025-11-01')).toEqual(exactly(12));
  });

  it('lets one in a mental health crisis stand in the way only while it runs (DN-1161)', () => {
    const since = (endsOn: string | null) =>
      figures({
        earlier: [],
        grantedHere: [
          { shortName: 'MHBS', startedOn: day('2026-09-01'), endsOn: endsOn === null ? null : day(endsOn) },
        ],
      }).past.monthsSinceBreathingSpace;
    expect([since(null), since('2026-10-01')]).toEqual([exactly(0), NEVER]);
  });

  it('sends a person to one of us while they are bankrupt, and offers them no Breathing Space (DN-1161)', () => {
    const startedOn = day('2026-10-01');
    const judged = (more: Partial<Case>) => {
      const { verdict, forAdviser, results } = assess(
        tenant({ debts: [debtOf(1, 16_000_00)], earlier: [], ...more }),
        TODAY,
      );
      const found = results.map(({ product, eligibility }) => [product.shortName, eligibility]);
      return { verdict, forAdviser, found };
    };
    const granted = judged({ grantedHere: [{ shortName: 'BKY', startedOn, endsOn: null }] });
    expect(granted.forAdviser).toContain('IN_INSOLVENCY');
    expect(granted.found).toContainEqual(['BS', 'INELIGIBLE']);
    expect(granted).toEqual(
      judged({ earlier: [{ kind: 'bankruptcy', startedOn, isActive: true, endedOn: null }] }),
    );
  });
});
