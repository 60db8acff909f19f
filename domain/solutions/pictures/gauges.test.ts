import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Case } from '../case/case.ts';
import { anyCase } from '../testing/anyCase.ts';
import { homeOf, lineOf, linesWith, TODAY, tenant } from '../testing/cases.ts';
import { limitsOn, recordOf } from '../testing/inForce.ts';
import { gaugeLayout, gaugesOf, sayGauge } from './gauges.ts';

function drawn(shortName: string, facts: Case) {
  const result = recordOf(facts, TODAY).results.find(each => each.shortName === shortName);
  if (result === undefined) throw new Error(`No ${shortName}`);
  return gaugesOf(result, facts, limitsOn(facts.nation === 'scotland' ? 'scotland' : 'england', TODAY));
}

describe('the gauges', () => {
  it('say how far a figure is from the most that the law allows, and where that is from (WT-022)', () => {
    const gauges = drawn('DRO', tenant());
    expect(gauges.map(sayGauge)).toEqual([
      'Left each month: £40. The limit is £75: £35 under.',
      'Debts that count: £20,000. The limit is £50,000: £30,000 under.',
      'Savings and things: £0. The limit is £2,000: £2,000 under.',
    ]);
    expect(gauges.every(({ isWithin }) => isWithin)).toBe(true);
    expect(gauges[1]?.source).toBe(
      'Insolvency Act 1986, Schedule 4ZA, paragraph 6; SI 2024/626, in force since 28 June 2024',
    );
  });

  it.each([
    [75_00, 'Right at the limit', true],
    [88_00, '£13 over', false],
  ])('at %d pence left: %s (WT-022)', (left, distance, isWithin) => {
    expect(drawn('DRO', tenant({ left }))[0]).toMatchObject({ distance, isWithin });
  });

  it('name what is left by another name where a benefit for a disability does not count', () => {
    const lines = [...linesWith(40_00), lineOf(1018, 300_00)];
    const facts = tenant();
    const [left] = drawn('DRO', { ...facts, statement: { ...facts.statement, lines } });
    expect(left).toMatchObject({ title: 'Left, without disability benefits', figure: '£40' });
  });

  it('leave out what is not known', () => {
    expect(drawn('DRO', tenant({ savings: null })).map(({ code }) => code)).toEqual([
      'DRO_SURPLUS_MAX',
      'DRO_DEBT_MAX',
    ]);
  });

  it('show the share of the home that an IVA counts, to owners alone', () => {
    const [home] = drawn('IVA', tenant({ left: 300_00, home: homeOf(210_000_00, 172_000_00) }));
    expect(home && sayGauge(home)).toBe(
      'Your share of the home: £6,500. The limit is £10,000: £3,500 under.',
    );
    expect(home?.source).toBe('IVA Protocol 2025, in force since 1 July 2025');
    expect(drawn('IVA', tenant())).toEqual([]);
  });

  it('are drawn on the bar, the figure on its side of the limit, whatever the case (WT-022)', () => {
    let seen = 0;
    fc.assert(
      fc.property(anyCase, facts => {
        for (const result of recordOf(facts, TODAY).results) {
          for (const gauge of gaugesOf(result, facts, limitsOn('england', TODAY))) {
            seen += 1;
            const { figure, limit } = gaugeLayout(gauge);
            expect(Math.max(figure, limit)).toBeLessThanOrEqual(100);
            if (gauge.isWithin) expect(figure).toBeLessThanOrEqual(limit);
            else expect(figure).toBeGreaterThanOrEqual(limit);
          }
        }
      }),
    );
    expect(seen).toBeGreaterThan(50);
  });
});
