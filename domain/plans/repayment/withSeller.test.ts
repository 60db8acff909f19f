import { describe, expect, it } from 'vitest';
import { noted } from './noting.ts';
import { after, OFFERS, planOf } from './testing/mockUp.ts';

const YES = { kind: 'answered', on: '2026-11-16', debtId: 'kestrel', answer: 'accepts', sum: null } as const;
const SOLD = { kind: 'sold', on: '2026-11-10', debtId: 'kestrel', creditor: 'Lapwing' } as const;
const SECOND = { kind: 'offers sent', on: '2026-11-14', debtIds: ['kestrel', 'marlow'] } as const;
const kestrelOf = (events: ReturnType<typeof after>) => {
  const debt = planOf(events, '2026-11-20').debts.find(({ id }) => id === 'kestrel');
  return { creditor: debt?.creditor, standing: debt?.standing, offered: debt?.offered, answer: debt?.answer };
};
const TO_OFFER = { creditor: 'Lapwing', standing: 'proof first', offered: null, answer: null };

describe('a debt of which it is told late that it had been sold', () => {
  it('is still to be offered to its buyer, whatever the seller was sent and said since (DN-822)', () => {
    const told = after(OFFERS, ['2026-11-14', SECOND], ['2026-11-16', YES], ['2026-11-18', SOLD]);
    expect(kestrelOf(told)).toEqual(TO_OFFER);
    // An offer in the same letter round to somebody else stays.
    const marlow = planOf(told, '2026-11-20').debts.find(({ id }) => id === 'marlow');
    expect(marlow?.offered?.on).toBe('2026-11-14');
  });

  it('can be told where the seller answered an offer of before the sale (DN-822)', () => {
    expect(kestrelOf(after(OFFERS, ['2026-11-16', YES], ['2026-11-18', SOLD]))).toEqual(TO_OFFER);
  });

  it.each([
    ['the yes came before the day of the sale', YES, { ...SOLD, on: '2026-11-18' }],
    ['it came that day', YES, { ...SOLD, on: YES.on }],
    ['it came after that day, and before the sale was told', YES, SOLD],
  ])('keeps what the seller had agreed to, with whom: %s (DN-1662)', (_, yes, sold) => {
    const told = after(
      OFFERS,
      [YES.on, { ...yes, answer: 'accepts and stops interest' }],
      ['2026-11-18', sold],
    );
    const debt = planOf(told, '2026-11-20').debts.find(({ id }) => id === 'kestrel');
    const { payment = 0 } = debt ?? {};
    const agreed = { with: 'Kestrel Cards', on: YES.on, payment, stopsInterest: true };
    expect(debt?.agreedWithSeller).toEqual(agreed);
    const passed = { ...SOLD, on: '2026-11-19', creditor: 'Merlin' };
    const twice = [...told, passed];
    expect(planOf(twice, '2026-11-20').debts.find(({ id }) => id === 'kestrel')?.agreedWithSeller).toEqual(
      agreed,
    );
    const no = after(OFFERS, [YES.on, { ...yes, answer: 'refuses' }], ['2026-11-18', sold]);
    expect(
      planOf(no, '2026-11-20').debts.find(({ id }) => id === 'kestrel')?.agreedWithSeller,
    ).toBeUndefined();
  });

  it('has what was offered to the buyer, and what they said, by what is told after that (DN-822)', () => {
    const told = after(OFFERS, ['2026-11-18', SOLD], ['2026-11-18', SECOND], ['2026-11-18', YES]);
    expect(kestrelOf(told)).toMatchObject({
      creditor: 'Lapwing',
      standing: 'accepts',
      answer: { on: '2026-11-16' },
    });
    // An earlier sale that is told after all that changes nothing for who has it on that day.
    const twice = noted(told, { ...SOLD, on: '2026-11-04', creditor: 'Merlin' }, '2026-11-20');
    expect(twice.follows && kestrelOf([...told, twice.event])).toEqual(kestrelOf(told));
  });

  it('is as it was once that it was sold is taken back (DN-822)', () => {
    const before = after(OFFERS, ['2026-11-16', YES]);
    const entry = before.length + 1;
    const back = after(
      OFFERS,
      ['2026-11-16', YES],
      ['2026-11-18', SOLD],
      ['2026-11-18', { kind: 'taken back', entry }],
    );
    expect(kestrelOf(back)).toEqual(kestrelOf(before));
  });

  it('opens as it was written down before this was told apart: an answer to no offer of its buyer answers nothing (DN-822)', () => {
    const told = after(OFFERS, ['2026-11-14', SECOND], ['2026-11-18', SOLD]);
    expect(kestrelOf([...told, { ...YES, on: '2026-11-19' }])).toEqual(TO_OFFER);
    const late = noted(told, { ...YES, on: '2026-11-19' }, '2026-11-20');
    expect(late).toEqual({ follows: false, why: 'not offered yet' });
  });

  it('goes on paying what the seller’s offer was kept at, and that is to be offered to the buyer (DN-822)', () => {
    const told = after(
      OFFERS,
      ['2026-11-12', { kind: 'offers sent', on: '2026-11-12', debtIds: ['kestrel'], payment: 40_00 }],
      ['2026-11-12', { kind: 'offer kept', debtId: 'kestrel' }],
      ['2026-11-18', SOLD],
    );
    const kestrel = planOf(told, '2026-11-20').debts.find(({ id }) => id === 'kestrel');
    expect(kestrel).toMatchObject({ ...TO_OFFER, payment: 40_00, offeredOther: null });
  });
});

it('a balance of a day before the plan, or before its debt came into it, is refused as that (DN-823)', () => {
  const put = (debtId: string) =>
    noted(
      after(OFFERS),
      { kind: 'balance put right', on: '2026-11-01', debtId, balance: 1_00, why: 'statement' },
      '2026-11-20',
    );
  expect(put('kestrel')).toEqual({ follows: false, why: 'before it was drawn up' });
  expect(put('nobody')).toEqual({ follows: false, why: 'no such debt' });
});
