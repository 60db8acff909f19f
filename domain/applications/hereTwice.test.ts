import { describe, expect, it } from 'vitest';
import { debtOf, tenant } from '../solutions/testing/cases.ts';
import { RULEBOOK } from '../solutions/testing/inForce.ts';
import type { Entry, Given } from './answer.ts';
import { filled } from './filled.ts';
import { APPLICATION_FORMS } from './forms/forms.ts';
import { mayApply } from './mayApply.ts';
import { HOME } from './testing/answers.ts';
import { debt, factsOf } from './testing/person.ts';
import type { SaidTo } from './written.ts';

const form = APPLICATION_FORMS['debt-relief-order'];
const CARD = { id: 'card', initialCreditorName: 'Fenland Finance', creditorReference: 'FF 2044' };
const told = tenant({ debts: [debtOf(1, 20_000_00, { debt: CARD })] });
const facts = { ...factsOf(told), debts: { on: null, what: [debt(1, 20_000_00, CARD)] } };
const CAR = { value: 3_500_00, isNeeded: true, isAdapted: false, isOnFinance: false };
const SAME = { creditor: 'Fenland finance', reference: 'FF2044', balance: 20_000_00 };
const added = (parts: Entry['parts'], id = 'added:1'): Entry => ({ id, parts });

function list(id: string, given: Given, { of = facts, saidTo }: { of?: typeof facts; saidTo?: SaidTo } = {}) {
  const whole = filled(form, of, given, saidTo);
  const entries = whole.fields.find(({ field }) => field.id === id)?.entries ?? [];
  return {
    whole,
    ids: entries.map(one => one.id),
    asks: whole.clashes
      .filter(({ field }) => field === id)
      .map(({ question, values }) => [
        question,
        ...values.map(({ says, fromWords }) => `${says}: ${fromWords}`),
      ]),
    says: (entry: string, part: string) =>
      entries.find(one => one.id === entry)?.parts.find(one => one.part.id === part)?.says ?? null,
  };
}
const debts = (...entries: readonly Entry[]) => list('debts', { debts: entries });
const ASKED = [
  'Fenland finance: Is it the same debt as one that is here already?',
  'Yes: Here already: Fenland Finance, £20,000',
  'No: You put in both',
];

describe('a debt that was added and is here already', () => {
  it('counts once where creditor, reference and sum are the same, with what was put in for it (DN-1438)', () => {
    const { ids, asks, says } = debts(added({ ...SAME, creditorAddress: HOME }));
    expect(ids).toEqual(['debt:card']);
    expect(asks).toEqual([]);
    expect(says('debt:card', 'creditorAddress')).toContain('12 Lock Lane');
    const twice = { creditor: 'Shop', reference: '12 345', balance: 40_00 };
    expect(debts(added(twice), added(twice, 'added:2')).ids).toEqual(['debt:card', 'added:1']);
  });

  it.each<[string, Entry['parts']]>([
    ['reference', { ...SAME, balance: 100_00 }],
    ['sum', { ...SAME, reference: 'none' }],
    ['sum, and another reference', { ...SAME, reference: 'ZZ 9876' }],
  ])('is asked about where only some of it is the same: %s (DN-1438)', (_, parts) => {
    expect(debts(added(parts)).asks).toEqual([ASKED]);
    const other = debts(added({ ...parts, isSame: false }));
    expect([other.asks, other.ids]).toEqual([[], ['debt:card', 'added:1']]);
  });

  it('is another where creditor, or sum and reference, are others, or the first is not owed any more (DN-1438)', () => {
    const others: readonly Entry['parts'][] = [
      { ...SAME, creditor: 'Fenland Motors' },
      { ...SAME, balance: 7_00, reference: 'none' },
      { creditor: SAME.creditor },
    ];
    for (const parts of others) expect(debts(added(parts)).asks).toEqual([]);
    const paid: Entry = { id: 'debt:card', parts: { stillStands: false } };
    expect(debts(paid, added(SAME)).ids).toEqual(['debt:card', 'added:1']);
  });

  it('is one with it by the word of its person, and which sum is right is asked (DN-1438)', () => {
    const { ids, asks } = debts(added({ ...SAME, balance: 100_00, isSame: true }));
    expect(ids).toEqual(['debt:card']);
    expect(asks).toEqual([
      ['How much do you owe Fenland Finance?', '£20,000: You told us', '£100: You gave it in this form'],
    ]);
  });

  it('is asked about anew where that was said in the form before and its sum is another by now (DN-1438)', () => {
    const given = { debts: [added({ ...SAME, reference: 'none', balance: 9_00, isSame: true })] };
    const saidTo: SaidTo = () => ({ name: null, on: '2026-10-01', isBefore: true });
    expect(list('debts', given, { saidTo }).ids).toEqual(['debt:card', 'added:1']);
    expect(list('debts', given, { saidTo }).asks).toEqual([
      [ASKED[0], 'Yes: You told us on 1 October, in the form before', ASKED[2]],
    ]);
    expect(list('debts', given).ids).toEqual(['debt:card']);
  });

  it('closes nothing by counting twice while that is asked, and counts once it is another (DN-1438)', () => {
    const large = { ...facts, debts: { on: null, what: [debt(1, 30_000_00, CARD)] } };
    const review = { on: null, what: tenant({ debts: [debtOf(1, 30_000_00, { debt: CARD })] }) };
    const against = (parts: Entry['parts']) => {
      const whole = filled(form, { ...large, review }, { debts: [added(parts)] });
      const judged = { facts: review.what, filled: whole, kinds: facts.kinds };
      const { closedBy, open } = mayApply(form, judged, facts.today, RULEBOOK);
      return [...closedBy, ...open].map(({ code }) => code);
    };
    const alike = { ...SAME, kind: 'Credit card', balance: 30_000_00, reference: 'none' };
    expect(against(alike)).not.toContain('DRO_DEBT_MAX');
    expect(against({ ...alike, isSame: false })).toContain('DRO_DEBT_MAX');
  });
});

describe('a car that was added and is here already', () => {
  const withCar = { ...facts, review: { on: null, what: { ...told, vehicles: [CAR] } } };
  const car = (parts: Entry['parts'], ...more: readonly Entry[]) =>
    list(
      'vehicles',
      { hasVehicle: true, vehicles: [...more, added({ model: 'Ford Fiesta', ...parts })] },
      { of: withCar },
    );

  it('is asked about where it is worth the same, and is one with it by their word (DN-1439)', () => {
    const parts = { value: 3_500_00, registration: 'AB12 CDE' };
    expect(car(parts).asks).toEqual([
      [
        'Ford Fiesta: Is it the same one as another that is here already?',
        'Yes: Here already: Vehicle 1, £3,500',
        'No: You put in both',
      ],
    ]);
    const one = car({ ...parts, isSame: true });
    expect([one.ids, one.asks]).toEqual([['vehicles:1'], []]);
    expect(one.says('vehicles:1', 'registration')).toBe('AB12CDE');
  });

  it('counts once by number plate and value, and twice by another plate (DN-1439)', () => {
    const plate: Entry = { id: 'vehicles:1', parts: { registration: 'AB12CDE' } };
    expect(car({ value: 3_500_00, registration: 'ab12 cde' }, plate).ids).toEqual(['vehicles:1']);
    const other = car({ value: 3_500_00, registration: 'XY99 ZZZ' }, plate);
    expect([other.ids, other.asks]).toEqual([['vehicles:1', 'added:1'], []]);
    expect(car({ value: 90_00, registration: 'AB12 CDE' }, plate).asks).toHaveLength(1);
  });
});
