import { describe, expect, it } from 'vitest';
import { type Case, CONTRADICTIONS } from '../case/case.ts';
import { budgetOf, day, debtOf, lineOf, linesWith, TODAY, tenant, unknown } from '../testing/cases.ts';
import { contradictionsIn } from './contradictionsIn.ts';

const found = (changes: Parameters<typeof tenant>[0]) => contradictionsIn(tenant(changes), TODAY);
const budgetWith = (typeId: number, monthly: number | null, isComplete = true): Case['statement'] => ({
  ...tenant().statement,
  isComplete,
  lines: [...linesWith(40_00), lineOf(typeId, monthly)],
});
const born = (text: string) =>
  ({ birthDate: day(text), work: { ...tenant().work, status: 'retired' } }) as const;
const plan = (more: Partial<NonNullable<Case['earlier']>[number]>) => ({
  earlier: [{ kind: 'iva', startedOn: null, isActive: false, endedOn: null, ...more }] as const,
});

describe('facts that go together', () => {
  it('contradict nothing, and neither does what is not known (SA-040)', () => {
    expect(found({})).toEqual([]);
    expect(contradictionsIn(unknown('scotland'), TODAY)).toEqual([]);
  });
});

describe('what does not seem to fit', () => {
  it.each<[string, string, Parameters<typeof tenant>[0], boolean]>([
    [
      'car insurance and no vehicle',
      'vehicle costs without a vehicle',
      { statement: budgetWith(2043, 45_00) },
      true,
    ],
    ['fuel and no vehicle', 'vehicle costs without a vehicle', { statement: budgetWith(2047, 1) }, true],
    ['a bus pass', 'vehicle costs without a vehicle', { statement: budgetWith(2041, 45_00) }, false],
    [
      'car insurance of nothing',
      'vehicle costs without a vehicle',
      { statement: budgetWith(2043, 0) },
      false,
    ],
    [
      'a budget still to finish',
      'vehicle costs without a vehicle',
      { statement: budgetWith(2043, 45_00, false) },
      false,
    ],
    [
      'car insurance and vehicles not known',
      'vehicle costs without a vehicle',
      { statement: budgetWith(2043, 45_00), vehicles: null },
      false,
    ],
    ['retired at 22', 'retired young', born('2004-03-01'), true],
    ['retired the day before 50', 'retired young', born('1976-11-22'), true],
    ['retired at 50', 'retired young', born('1976-11-21'), false],
    ['working at 22', 'retired young', { birthDate: day('2004-03-01') }, false],
    [
      'a penny more due than comes in',
      'pays more than comes in',
      { debts: [debtOf(1, 900_00, { debt: { regularPaymentAmount: 1_500_01 } })] },
      true,
    ],
    [
      'as much due as comes in',
      'pays more than comes in',
      { debts: [debtOf(1, 900_00, { debt: { regularPaymentAmount: 1_500_00 } })] },
      false,
    ],
    [
      'payments and no income, which is asked about elsewhere',
      'pays more than comes in',
      { statement: { ...tenant().statement, lines: [lineOf(3011, 200_00)] } },
      false,
    ],
    [
      'a logbook loan in Scotland',
      'debt of another nation',
      { nation: 'scotland', debts: [debtOf(14, 900_00)] },
      true,
    ],
    [
      'a logbook loan in Wales',
      'debt of another nation',
      { nation: 'wales', debts: [debtOf(14, 900_00)] },
      false,
    ],
    [
      'a water bill in Northern Ireland',
      'debt of another nation',
      { nation: 'northern-ireland', debts: [debtOf(27, 90_00)] },
      true,
    ],
    [
      'a water bill in Scotland',
      'debt of another nation',
      { nation: 'scotland', debts: [debtOf(27, 90_00)] },
      false,
    ],
    [
      'an end before the beginning',
      'ended before it began',
      plan({ startedOn: day('2020-02-02'), endedOn: day('2020-02-01') }),
      true,
    ],
    [
      'an end on the day of the beginning',
      'ended before it began',
      plan({ startedOn: day('2020-02-02'), endedOn: day('2020-02-02') }),
      false,
    ],
    ['a beginning tomorrow', 'ended before it began', plan({ startedOn: day('2026-11-22') }), true],
    ['over, and ending tomorrow', 'ended before it began', plan({ endedOn: day('2026-11-22') }), true],
    [
      'going on, and ending tomorrow',
      'ended before it began',
      plan({ isActive: true, endedOn: day('2026-11-22') }),
      false,
    ],
    [
      'moved away tomorrow',
      'ended before it began',
      { residence: { ...tenant().residence, livesThere: false, leftOn: day('2026-11-22') } },
      true,
    ],
  ])('%s (SA-040)', (_, code, changes, isFound) => {
    expect(found(changes)).toEqual(isFound ? [code] : []);
  });

  it('leaves out of what is paid a debt on which nothing is paid now (SA-040)', () => {
    const due = debtOf(1, 900_00, { isNothingPaid: true, debt: { regularPaymentAmount: 9_000_00 } });
    expect(found({ debts: [due] })).toEqual([]);
  });

  it('is said in a fixed order, each once (SA-040)', () => {
    const everything = found({
      nation: 'scotland',
      ...born('2004-03-01'),
      statement: {
        ...budgetOf([
          lineOf(1001, 1_000_00),
          lineOf(1002, 10_00),
          lineOf(1016, 10_00),
          lineOf(2003, 1),
          lineOf(2043, 45_00),
        ]),
        onlyBenefitsSince: TODAY,
      },
      debts: [
        debtOf(14, 900_00, { arrears: 900_01, debt: { regularPaymentAmount: 9_000_00 } }),
        debtOf(14, 100_00),
      ],
      savingsFromDisabilityBenefits: 1,
      happening: { ...tenant().happening, benefitsStopped: true },
      ...plan({ startedOn: day('2027-01-01') }),
    });
    // Nobody both owns and rents, is young and very old, or both retired and not working.
    const never = ['home without its mortgage', 'not working beside a wage', 'very great age'];
    expect(everything).toEqual(CONTRADICTIONS.filter(code => !never.includes(code)));
  });
});
