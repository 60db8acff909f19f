import { describe, expect, it } from 'vitest';
import type { Span } from '../case/span.ts';
import {
  budgetOf,
  day,
  debtOf,
  homeOf,
  lineOf,
  NO_CHANGES,
  TODAY,
  tenant,
  unknown,
} from '../testing/cases.ts';
import { recordOf } from '../testing/inForce.ts';
import type { KeptReason } from './record.ts';
import { sayTurning } from './turns.ts';
import { sayFigure, sayFound, sayReason, saySource, saySpan, sayWholePounds } from './words.ts';

const reason = (code: string, facts = tenant(), on = TODAY): KeptReason => {
  const found = recordOf(facts, on)
    .results.flatMap(({ reasons }) => reasons)
    .find(each => each.code === code);
  if (found === undefined) throw new Error(`No ${code}`);
  return found;
};

it('says what was tested, the figure and what is needed', () => {
  expect(sayReason(reason('DRO_DEBT_MAX'))).toBe(
    'The debts that count for a debt relief order: £20,000. It can be up to £50,000.',
  );
  expect(sayReason(reason('IVA_CREDITORS_MIN'))).toBe(
    'How many people or firms you owe what an IVA takes in: 2. It has to be 2 or more.',
  );
  expect(sayReason(reason('DRO_SURPLUS_MAX', tenant({ left: 75_01 })))).toBe(
    'What you have left, not counting benefits for a disability: £75.01 a month. It can be up to £75 a month.',
  );
  expect(sayReason(reason('WO_NOTHING_LEFT'))).toBe(
    'What these debts could get: £40 a month. It has to be £0 a month.',
  );
});

it('says a yes or no as a sentence, and its consequence', () => {
  expect(sayReason(reason('DRO_NO_HOME'))).toBe('You do not own your home.');
  expect(sayReason(reason('DRO_NO_HOME', tenant({ home: homeOf(90_000_00, 0) })))).toBe(
    'You own your home, or a part of it. So this is not open to you now.',
  );
  expect(sayReason(reason('DRO_NO_HOME', unknown('england')))).toBe(
    'We still need to know if you own your home.',
  );
  const petition = { hasBankruptcyRestrictions: false, hasCreditorPetition: true };
  expect(sayReason(reason('DRO_NO_PETITION', tenant({ standing: petition })))).toBe(
    'Someone you owe has asked a court to make you bankrupt. An adviser will look at this with you.',
  );
});

it('words never and nothing as people do', () => {
  expect(sayReason(reason('DRO_REPEAT_YEARS'))).toBe('You have not had a debt relief order before.');
  expect(sayReason(reason('DRO_RESIDENCE_YEARS'))).toBe('You live in this part of the UK.');
  expect(sayReason(reason('DMP_TERM_MAX', tenant({ left: 0 })))).toBe(
    'After what comes first, nothing is left to pay these debts back. So this is not open to you now.',
  );
  expect(sayReason(reason('SOLVENT_ASSETS_EXCEED_DEBTS', tenant({ savings: 30_000_00 })))).toBe(
    'What you own is worth as much as these debts, or more. So this is not open to you now.',
  );
});

it('says no sum below nothing of what is owed or kept (WT-013)', () => {
  const solvent = reason('SOLVENT_ASSETS_EXCEED_DEBTS');
  const said = (low: number, high: number) =>
    sayReason({ ...solvent, outcome: 'cannot say', figure: { low, high } });
  expect(said(-176_425_20, -171_215_60)).toBe(
    'What you own is worth as much as these debts, or more. An adviser will look at this with you.',
  );
  expect(said(-176_425_20, 1)).toContain('if you sold all you own: £0 to £0.01.');
  expect(said(1, 5_000_00)).toContain('if you sold all you own: £0.01 to £5,000.');
  const left = reason('DRO_SURPLUS_MAX', tenant({ left: -60_00 }));
  expect(sayReason(left)).toContain('-£60 a month');
});

it('says of a time that nobody can pay for that it is more than 50 years (WT-013)', () => {
  expect(sayFigure({ low: 600, high: 600 }, 'months')).toBe('50 years');
  expect(sayFigure({ low: 601, high: 18_000 }, 'months')).toBe('more than 50 years');
  expect(sayFigure({ low: 300, high: 18_000 }, 'months')).toBe('25 years to more than 50 years');
  expect(sayFigure({ low: Infinity, high: Infinity }, 'months')).toBe('never');
});

it('says what is still needed, also where an adviser confirms what is not known', () => {
  expect(sayReason(reason('DMP_TERM_MAX', unknown('england')))).toBe(
    'We still need to know your full budget, and how much each debt is.',
  );
  const open = { ...NO_CHANGES, betterIncome: null };
  expect(sayReason(reason('DRO_NO_CHANGE_SOON', tenant({ changes: open })))).toBe(
    'We still need to know if you will have more money soon.',
  );
  const debts = [debtOf(1, 9_000_00), debtOf(60, 2_000_00)];
  expect(sayReason(reason('IVA_DEBT_MIN', tenant({ debts })))).toBe(
    'The debts that an IVA takes in: £9,000 to £11,000. It has to be £6,000 or more.',
  );
});

it('says what is best where an adviser may still find it suitable, and that an adviser looks at it where one decides, with nothing to find out (SA-217)', () => {
  const small = reason('IVA_DEBT_COMFORTABLE', tenant({ debts: [debtOf(1, 7_000_00)] }));
  expect([small.adviserConfirms, small.missing]).toEqual([true, null]);
  expect(sayReason(small)).toBe(
    'The debts that an IVA takes in, next to what makes it worth its fees: £7,000. It is best with £10,000 or more.',
  );
  const decided = reason('BKY_DEBT_MIN', tenant({ debts: [debtOf(1, 900_00)] }));
  expect([decided.outcome, decided.missing]).toEqual(['cannot say', null]);
  expect(sayReason(decided)).toBe(
    'The debts that bankruptcy takes in: £900. It is best with £10,000 or more. An adviser will look at this with you.',
  );
});

it('says that an adviser has to check where there is no limit for that day, and asks for nothing that is known', () => {
  expect(sayReason(reason('MOR_REPEAT_MONTHS', tenant({ nation: 'scotland' }), day('2024-08-05')))).toBe(
    'You have not had a moratorium before. We have no limit for that day, so an adviser has to check this.',
  );
  expect(sayReason(reason('DRO_DEBT_MAX', tenant(), { year: 2020, month: 1, day: 1 }))).toBe(
    'The debts that count for a debt relief order: £20,000. We have no limit for that day, so an adviser has to check this.',
  );
  const early = day('2015-06-30');
  const known = reason('DRO_ASSET_MAX', tenant({ savings: 500_00 }), early);
  expect([known.outcome, known.limit, known.missing]).toEqual(['cannot say', null, null]);
  const open = reason('DRO_ASSET_MAX', tenant({ savings: null }), early);
  expect(open.missing).toBe('what your savings and things of value come to');
  expect(sayReason(open)).toBe(
    'We still need to know what your savings and things of value come to. We have no limit for that day, so an adviser has to check this.',
  );
});

it.each([
  [23, '23 months'],
  [24, '2 years'],
  [25, '2 years 1 month'],
  [38, '3 years 2 months'],
  [120, '10 years'],
])('says %i months as "%s" in a reason', (months, text) => {
  expect(sayFigure({ low: months, high: months }, 'months')).toBe(text);
});

it('says since when a limit applies and where it comes from, and leaves out what still has to be confirmed', () => {
  expect(saySource(reason('DRO_DEBT_MAX'))).toBe(
    'Insolvency Act 1986, Schedule 4ZA, paragraph 6; SI 2024/626, in force since 28 June 2024',
  );
  const vehicle = reason('DRO_VEHICLE_MAX', tenant({ nation: 'northern-ireland' }));
  expect(vehicle.toConfirm).toContain('The statute found says less than £2,000');
  expect(saySource(vehicle)).toBe(
    'StepChange, for England, Wales and Northern Ireland, in force since 1 February 2024',
  );
  expect(reason('SMP_AFFORDABLE').toConfirm).toContain('advice team');
  expect(saySource(reason('SMP_AFFORDABLE'))).toBe('Our own practice');
});

it.each([
  [{ low: 1, high: 1 }, 'months', '1 month'],
  [{ low: 60, high: 72 }, 'months', '60 months to 72 months'],
  [{ low: 0, high: Infinity }, 'pence', 'not known'],
  [{ low: -Infinity, high: Infinity }, 'pence', 'not known'],
  [{ low: 500, high: Infinity }, 'pence', '£5 or more'],
  [{ low: -Infinity, high: 500 }, 'pence', '£5 or less'],
  [{ low: Infinity, high: Infinity }, 'months', 'never'],
  [{ low: 12, high: 12 }, 'percent', '12%'],
] as const)('says %o in %s as "%s"', (span, unit, text) => {
  expect(saySpan(span, unit)).toBe(text);
});

it('does not say that there is no change, or no sum, where nobody told us of one (SA-170)', () => {
  const changes = {
    betterIncome: null,
    worseIncome: null,
    lumpSumOn: null,
    move: null,
    newJob: null,
    lumpSum: null,
  };
  for (const facts of [tenant({ changes }), tenant()]) {
    expect(sayReason(reason('NO_CHANGE_SOON', facts))).toBe('We do not know of a change to come.');
    expect(sayReason(reason('NO_LUMP_SUM_NOW', facts))).toBe(
      'We do not know of a sum that you could pay at once.',
    );
  }
});

it.each<[Span, string]>([
  [{ low: 4_212_49, high: 4_212_49 }, '£4,212'],
  [{ low: 0, high: 65_50 }, '£0 to £66'],
  [{ low: 5_00, high: Infinity }, '£5 or more'],
  [{ low: 0, high: Infinity }, 'not known'],
])('what a solution costs and gives is in whole pounds: %o is %s (WT-156)', (span, says) => {
  expect(sayWholePounds(span)).toBe(says);
});

describe('what a trust deed would take of who can pay nothing in (WT-154)', () => {
  const benefits = budgetOf([lineOf(1011, 1_200_00), lineOf(2001, 600_00), lineOf(3011, 480_00)]);
  const { results } = recordOf(tenant({ nation: 'scotland', statement: benefits }), TODAY);
  const of = (shortName: string, code: string) => {
    const found = results.find(one => one.shortName === shortName)?.reasons.find(one => one.code === code);
    if (found === undefined) throw new Error(`No ${code}`);
    return found;
  };

  it('is explained beside the £120 that a plan could take, and no sum is worked out from nothing', () => {
    expect(sayReason(of('DAS', 'DAS_PAYMENT'))).toContain('£120');
    expect(sayReason(of('PTD', 'PTD_CONTRIBUTION'))).toBe(
      'Nothing is due from benefits alone, and you have nothing else left to pay in. So this is not open to you now.',
    );
    expect(sayReason(of('PTD', 'PTD_FEES'))).toBe(
      'You would pay in nothing, so nothing would be there for its fees. So this is not open to you now.',
    );
    expect(sayFound(of('PTD', 'PTD_FEES'))).toBe(
      'You would pay in nothing, so nothing would be there for its fees',
    );
    expect(sayTurning(of('PTD', 'PTD_FEES'))).toBe(
      'The part of what you pay that would go on fees: 50% or less',
    );
  });

  it('is never said as less than nothing on paper', () => {
    const { results: all } = recordOf(tenant({ left: 300_00, debts: [debtOf(1, 9_000_00)] }), TODAY);
    const paid = all.flatMap(({ reasons }) =>
      reasons.filter(({ code }) => code === 'IVA_REPAYS_LESS_THAN_ALL'),
    );
    expect(paid.map(sayFound)).toEqual(['It would take as much as you owe, or more']);
  });
});
