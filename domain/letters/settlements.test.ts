import { describe, expect, it } from 'vitest';
import { checkEdit } from './checkEdit.ts';
import { compose } from './compose.ts';
import { openPlaces } from './composed.ts';
import type { LetterAnswer } from './sentLetter.ts';
import { deniedSettlement, settledAs, settlementIn, warnsOfMoreAtOnce } from './settlements.ts';
import { LETTER, paragraph, saying } from './testing/letter.ts';
import { DEBT, FACTS } from './testing/letterFacts.ts';

const SETTLING = saying(
  [paragraph('I can pay {settlement} at once.')],
  [
    {
      name: 'settlement',
      label: 'what you offer',
      holds: 'sum',
      isOffer: false,
      isSettlement: true,
      most: 20,
      starts: null,
      none: null,
    },
  ],
);
/** Somebody who can pay £1,200 at once. */
const facts = (owed: number | null, lumpSum: number | null = 1200_00) => ({
  ...FACTS,
  money: { ...FACTS.money, lumpSum },
  debt: { ...DEBT, currentBalance: owed },
});
const check = (typed: string, of: ReturnType<typeof facts>) => checkEdit(SETTLING, of, 'settlement', typed);

describe('what a letter offers to settle a debt', () => {
  it.each([
    ['964', 964_00, 'notLess', 'You owe £964 here. To settle it, offer less than that'],
    ['1200', 964_00, 'notLess', 'You owe £964 here. To settle it, offer less than that'],
    ['5,000,000', 4000_00, 'notLess', 'You owe £4,000 here. To settle it, offer less than that'],
    ['1200.01', 4000_00, 'overLumpSum', 'You told us that you can pay £1,200 at once. Offer that or less'],
    ['9999', null, 'overLumpSum', 'You told us that you can pay £1,200 at once. Offer that or less'],
  ] as const)(
    'is less than what is owed, and no more than can be paid at once: not £%s of %s (DN-931)',
    (typed, owed, code, message) => {
      expect(check(typed, facts(owed))).toEqual({ ok: false, code, message });
    },
  );

  it('is taken up to that (DN-931)', () => {
    expect(check('963.99', facts(964_00))).toEqual({ ok: true, value: '£963.99' });
    expect(check('1200', facts(4000_00))).toEqual({ ok: true, value: '£1,200' });
    expect(check('1200', facts(null, null))).toEqual({ ok: true, value: '£1,200' });
  });

  it('does not stand in the letter any more once it cannot be (DN-931)', () => {
    const edits = { settlement: '£900' };
    const open = (owed: number) => openPlaces(compose(SETTLING, facts(owed), edits)).map(({ name }) => name);
    expect(open(964_00)).not.toContain('settlement');
    expect(settlementIn(SETTLING, facts(964_00), edits)).toBe(900_00);
    expect(open(800_00)).toContain('settlement');
    expect(settlementIn(SETTLING, facts(800_00), edits)).toBeNull();
    expect(settlementIn(SETTLING, facts(964_00, 500_00), edits)).toBeNull();
    expect(settlementIn(LETTER, facts(964_00), edits)).toBeNull();
  });

  it('is warned of where with those about other debts it is more than can be paid at once (DN-932)', () => {
    const own = { debtId: 'fenland', sum: 700_00 };
    const before = { debtId: 'fenland', sum: 900_00 };
    const other = (sum: number) => ({ debtId: 'kestrel', sum });
    expect(warnsOfMoreAtOnce(own, [before, other(500_00)], 1200_00)).toBeNull();
    expect(warnsOfMoreAtOnce(own, [before, other(500_01)], 1200_00)).toBe(
      'You told us that you can pay £1,200 at once. Together, your letters offer £1,200.01 at once. Change a sum first, or tell us if you have more.',
    );
    expect(warnsOfMoreAtOnce(own, [other(5000_00)], null)).toBeNull();
  });
});

describe('that a settlement was paid', () => {
  const letter = (id: string, stages?: 'settlement accepted') => ({
    ...LETTER,
    id,
    when: stages ? { ...LETTER.when, stages: [stages] } : LETTER.when,
  });
  const PAID = letter('full-and-final-accept', 'settlement accepted');
  const COMPLAINT = letter('complaint');
  const went = (definition: typeof PAID, answer: LetterAnswer | null = null) => ({
    ...{ definition, answer, sentOn: '2026-12-03', answerBy: null },
    answeredOn: answer && '2026-12-10',
  });

  it.each([
    [null, 'said'],
    ['none', 'said'],
    ['other', 'said'],
    ['accepted', 'confirmed'],
    ['refused', 'denied'],
    ['asks for more', 'denied'],
  ] as const)('is, by what came back: %s, %s (DN-1612)', (answer, as) => {
    expect(settledAs(answer)).toBe(as);
  });

  it('is denied until something went about that (DN-1614)', () => {
    const all = [PAID, COMPLAINT];
    const denied = went(PAID, 'refused');
    expect(deniedSettlement([denied], all)).toBe(denied);
    expect(deniedSettlement([went(PAID, 'accepted')], all)).toBeUndefined();
    expect(deniedSettlement([denied, went(PAID)], all)).toBeUndefined();
    expect(deniedSettlement([denied, went(LETTER)], all)).toBe(denied);
    expect(deniedSettlement([], all)).toBeUndefined();
  });
});
