import { describe, expect, it } from 'vitest';
import { reading, unwelcomeWords } from '../../journeys/testing/plainEnglish.ts';
import { exactly } from '../case/span.ts';
import type { CloseTo, GateFinding } from '../recommend/gates/gate.ts';
import { debtOf, TODAY, tenant } from '../testing/cases.ts';
import { limitsOn, recordOf } from '../testing/inForce.ts';
import { lastWaitEnds, sayInTheWay } from './closeLead.ts';
import { missingThings, sayDaysToGo } from './closeWords.ts';
import type { AdviceRecord } from './record.ts';
import { pleaseDont, untilThen } from './untilThen.ts';

const over: GateFinding = {
  code: 'DRO_SURPLUS_MAX',
  tests: 'What you have left',
  figure: exactly(88_00),
  limit: 75_00,
  unit: 'pence a month',
  by: exactly(13_00),
  endsOn: null,
};
const wait: GateFinding = {
  code: 'DRO_REPEAT_YEARS',
  tests: 'Time since your last debt relief order',
  figure: exactly(68),
  limit: 72,
  unit: 'months',
  by: exactly(4),
  endsOn: '2027-03-15',
};

/** A record of a tenant with these debts, close to a write-off. */
function closeTo(
  close: Partial<CloseTo> = {},
  debts = [debtOf(1, 2_000_00), debtOf(4, 900_00)],
): AdviceRecord {
  const record = recordOf(tenant({ left: 3_00, debts }), TODAY);
  return { ...record, close: { shortName: 'DRO', missing: [over, wait], bridges: ['TPP', 'BS'], ...close } };
}
const limits = limitsOn('england', TODAY);
const sentences = (record: AdviceRecord) =>
  [...untilThen(record, limits), ...pleaseDont(record)].map(({ lead, says }) => `${lead} ${says}`);

describe('what is missing for a write-off (SA-110)', () => {
  it('is said with the figure, the limit, how far it is, and where the limit comes from', () => {
    const [left] = missingThings(closeTo());
    expect(left).toMatchObject({
      title: 'Money left each month',
      distance: '£13 over',
      figure: '£88 a month',
      limit: '£75 a month',
      scale: { figure: 88_00, limit: 75_00 },
      endsOn: null,
    });
    expect(left?.source).toContain('in force since 29 June 2021');
  });

  it('is days to go where only time is missing', () => {
    const record = closeTo();
    expect(missingThings({ ...record, on: '2026-11-21' })[1]).toMatchObject({
      title: 'Time since your last debt relief order',
      distance: '114 days to go',
      figure: '5 years 8 months',
      limit: '6 years',
      endsOn: '2027-03-15',
    });
    expect(sayDaysToGo('2027-03-14', '2027-03-15')).toBe('1 day to go');
    expect(sayDaysToGo('2027-03-16', '2027-03-15')).toBe('0 days to go');
  });

  it('can be right at a limit that has to be more than reached, or a sum that is not known', () => {
    const [atLimit, open] = missingThings(
      closeTo({
        missing: [
          {
            ...over,
            code: 'DRO_VEHICLE_MAX',
            unit: 'pence',
            figure: exactly(4_000_00),
            limit: 4_000_00,
            by: exactly(0),
          },
          { ...over, figure: { low: 88_00, high: Infinity }, by: { low: 13_00, high: Infinity } },
        ],
      }),
    );
    expect(atLimit).toMatchObject({ distance: 'Right at the limit', figure: '£4,000' });
    expect(open).toMatchObject({ distance: '£13 or more over', scale: null });
  });

  it('is the wait itself for who lives on benefits alone', () => {
    const [thing] = missingThings(
      closeTo({
        shortName: 'MAP',
        missing: [{ ...wait, code: 'MAP_INCOME', tests: 'Time for which only benefits came in' }],
      }),
    );
    expect(thing).toMatchObject({ title: 'Time for which only benefits came in', endsOn: '2027-03-15' });
  });

  it('is nothing where no write-off is near', () => {
    expect(missingThings({ ...closeTo(), close: null })).toEqual([]);
  });
});

describe('what stands in the way, in a sentence or two', () => {
  const ends = (endsOn: string | null) => ({ endsOn });
  it.each([
    [[ends(null)], 'One thing stands in the way. An adviser can look at it with you.'],
    [[ends(null), ends(null)], 'Two things stand in the way. An adviser can look at them with you.'],
    [[ends('2027-03-15')], 'One thing stands in the way. It ends by itself on 15 March 2027.'],
    [
      [ends('2027-03-15'), ends(null)],
      'Two things stand in the way. One ends by itself on 15 March 2027. An adviser can look at the other with you.',
    ],
    [
      [ends('2027-05-01'), ends('2027-03-15')],
      'Two things stand in the way. They end by themselves, the last on 1 May 2027.',
    ],
  ])('%j', (missing, says) => {
    expect(sayInTheWay(missing)).toBe(says);
    expect(sayInTheWay(missing, 'Tom')).toBe(says.replace(' in the way.', ' in the way, Tom.'));
  });

  it('has the day of the last wait', () => {
    expect(lastWaitEnds([ends('2027-05-01'), ends(null), ends('2027-03-15')])).toBe('2027-05-01');
    expect(lastWaitEnds([ends(null)])).toBeNull();
  });
});

describe('what to do until a write-off is open, and what not (SA-111)', () => {
  it('begins with what keeps the home, and has small payments with their sum and time to breathe where open', () => {
    const record = closeTo();
    expect(untilThen(record, limits).map(({ lead }) => lead)).toEqual([
      'Pay for your home, energy and council tax first.',
      'Offer each lender £1 a month.',
      'Ask us for Breathing Space',
      'Tell us if your money changes.',
    ]);
    expect(sentences(record)).toContain('Offer each lender £1 a month. You owe 2, so that is £2 in all.');
    expect(sentences(record)[0]).toBe(
      'Pay for your home, energy and council tax first. These keep your home, heat and light.',
    );
    const without = closeTo({ bridges: [] });
    expect(untilThen(without, limits).map(({ code }) => code)).toEqual(['FIRST_BILLS', 'TELL_US']);
  });

  it('is that of the nation (SA-192)', () => {
    const record = closeTo({ shortName: 'MAP', bridges: ['MOR'] });
    // It stops what has not begun: neither letters nor what is taken already.
    expect(untilThen(record, limitsOn('scotland', TODAY))[1]?.says).toBe(
      'if someone is about to take money from your pay or bank. For 6 months nobody can start to. What is taken now goes on, and so do letters. You can have it once in 12 months.',
    );
    const inputs = { ...record.inputs, nation: 'northern-ireland' as const };
    expect(untilThen({ ...record, inputs }, limits)[0]?.lead).toBe(
      'Pay for your home, energy and rates first.',
    );
  });

  it('keeps people from paying or writing where a debt may not be owed', () => {
    const [first, second] = [debtOf(1, 2_000_00), debtOf(4, 900_00)];
    const disputed = { ...second, isDisputed: true, debt: { ...second.debt, initialCreditorName: 'Heron' } };
    const record = closeTo({}, [first, disputed]);
    expect(sentences(record)).toContain('Ask us before you pay or write to Heron. You may not have to pay.');
  });

  it('never says to spend, hide or give away, and names nothing that costs a fee or binds', () => {
    expect(pleaseDont(closeTo())[0]).toEqual({
      code: 'NOT_BELOW_A_LIMIT',
      lead: 'Spend, hide or give things away',
      says: 'to get under a limit. It can stop a debt relief order.',
    });
    expect(sentences(closeTo()).join(' ')).not.toMatch(/IVA|trust deed|bankruptcy|voluntary arrangement/iu);
  });

  it('can be read at the age of ten', () => {
    const texts = [
      ...sentences(closeTo()),
      ...missingThings(closeTo()).map(({ tip }) => tip),
      sayInTheWay([{ endsOn: null }, { endsOn: '2027-03-15' }]),
    ];
    const { grade, longestWords } = reading(texts);
    expect(grade).toBeLessThanOrEqual(6);
    expect(longestWords).toBeLessThanOrEqual(22);
    expect(texts.flatMap(unwelcomeWords)).toEqual([]);
  });
});
