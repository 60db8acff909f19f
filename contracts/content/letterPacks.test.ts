import { NO_DEBT_FACTS } from '@towpath/domain/debts/debtFacts.ts';
import { compose } from '@towpath/domain/letters/compose.ts';
import { NO_ADDRESSEE } from '@towpath/domain/letters/facts.ts';
import { mayGetOffer } from '@towpath/domain/letters/mayGetOffer.ts';
import { offered } from '@towpath/domain/letters/offered.ts';
import {
  type DebtOfPack,
  type LetterPack,
  letterFacts,
  type PackFacts,
  packOf,
} from '@towpath/domain/letters/pack.ts';
import { DEBT, FACTS } from '@towpath/domain/letters/testing/letterFacts.ts';
import { textOf } from '@towpath/domain/letters/textOf.ts';
import type { UkNation } from '@towpath/domain/people/nation.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readOperatorContent } from './readOperatorContent.ts';
import { anyDebt } from './testing/anyLetterFacts.ts';
import { shipped } from './testing/shippedContent.ts';

const { letters, creditTypes } = readOperatorContent(shipped);
const TODAY = { year: 2026, month: 10, day: 29 };
const { debt: _, attachesBudget: __, stage, beside, lastLetterOn, askAgainFrom, ...person } = FACTS;
const NOTHING_WENT = { stage, beside, lastLetterOn, askAgainFrom };

function owing(
  name: string,
  kind: string,
  pounds: number | null,
  told: Partial<DebtOfPack> = {},
): DebtOfPack {
  const type = creditTypes.find(one => one.name === kind);
  if (!type) throw new Error(`There is no kind ${kind}`);
  const currentBalance = pounds === null ? null : pounds * 100;
  return {
    ...DEBT,
    ...NO_DEBT_FACTS,
    id: name,
    initialCreditorName: name,
    type,
    currentBalance,
    ...NOTHING_WENT,
    ...told,
  };
}

const FOUR = [
  owing('Fenland', 'Personal loan', 5380),
  owing('Kestrel', 'Credit card', 4212),
  owing('Barrowby', 'Overdraft', 1500),
  owing('Marlow', 'Store card', 964),
];

function packFor(
  chosen: string | null,
  debts: readonly DebtOfPack[],
  more: {
    nation?: UkNation;
    available?: number | null;
    inForce?: string;
    lumpSum?: number;
    tells?: boolean;
    plan?: PackFacts['plan'];
  } = {},
): LetterPack {
  const { available = 170_00, lumpSum = null, tells = false, plan = null, ...rest } = more;
  const facts: PackFacts = {
    ...person,
    ...rest,
    chosen,
    debts,
    plan,
    agreesToTellOfHealth: tells,
    money: { ...FACTS.money, available, lumpSum, firstPayment: '2026-12-01' },
  };
  return packOf(letters, facts, TODAY);
}

const listed = ({ letters: of }: LetterPack) => of.map(({ debtId, definition }) => [debtId, definition.id]);

const BESIDES = ['cancel-card-payment', 'complaint'];
const NOTHING_TOLD = {
  ordered: new Set<string>(),
  canPay: null,
  way: 'pro rata' as const,
  reviewMonths: 12,
  offersAfter: null,
  told: new Map(),
};

describe('a pack for a debt management plan', () => {
  it('offers each lender its share, and all together what there is (DN-063)', () => {
    const pack = packFor('DMP', FOUR);
    expect(pack.letters.map(({ definition, facts }) => compose(definition, facts, {}).title)).toEqual([
      'Offer, £76 a month',
      'Offer, £59 a month',
      'Offer, £21 a month',
      'Offer, £14 a month',
    ]);
    const payments = pack.offers.shares.map(({ payment }) => payment);
    expect(payments.reduce((sum, payment) => sum + payment, 0)).toBe(pack.offers.available);
    expect(pack.withoutLetter).toEqual([]);
  });

  it('says of the only one to be paid that it can offer the sum, and not that something is shared (DN-669)', () => {
    const said = (debts: readonly DebtOfPack[]) => {
      const [first] = packFor('DMP', debts).letters;
      if (!first) throw new Error('There is no letter.');
      return compose(first.definition, first.facts, {})
        .blocks.flatMap(block => (block.kind === 'paragraph' ? [textOf(block.parts)] : []))
        .join(' ');
    };
    expect(said(FOUR.slice(0, 1))).toContain('what has to be paid first I can offer you £170 a month');
    expect(said(FOUR.slice(0, 1))).not.toMatch(/shared|one lender/u);
    expect(said(FOUR)).toContain('I have shared it by how much I owe each one');
  });

  it('names for each letter to a bank which payments it stops (DN-669)', () => {
    const letters = packFor('DMP', FOUR).besides.map(one => compose(one.definition, one.facts, {}));
    const titles = letters.filter(one => one.letterId === 'cancel-card-payment').map(one => one.title);
    expect(titles).toContain('Stop card payments to Kestrel');
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('offers what the plan that is repaid pays, as a sum that only the plan changes (DN-140)', () => {
    const plan = {
      monthly: 160_00,
      payments: new Map([
        ['Fenland', 90_00],
        ['Kestrel', 70_00],
        ['Marlow', 0],
        ['Barrowby', 20_00],
      ]),
      ...NOTHING_TOLD,
      nextPayment: '2027-01-04',
      paidOff: new Set<string>(['Barrowby']),
    };
    const debts = FOUR.map(debt => (debt.id === 'Barrowby' ? { ...debt, isPaid: true } : debt));
    const pack = packFor('DMP', debts, { plan });
    expect(pack.offers).toEqual({
      shares: [
        { id: 'Fenland', payment: 90_00 },
        { id: 'Kestrel', payment: 70_00 },
      ],
      available: 160_00,
      left: null,
      among: 2,
      reachesFloor: true,
    });
    const [first] = pack.letters.filter(({ debtId }) => debtId === 'Fenland');
    if (!first) throw new Error('There is no letter to Fenland');
    const { title, blocks } = compose(first.definition, first.facts, {
      share: '£12',
      firstPayment: '1 May 2027',
    });
    expect(title).toBe('Offer, £90 a month');
    const text = blocks
      .flatMap(block => (block.kind === 'paragraph' ? [block.parts] : block.items))
      .map(parts => parts.map(part => (part.kind === 'text' ? part.text : part.value)).join(''))
      .join(' ');
    expect(text).toContain('£160 a month for the 2 lenders in my plan');
    expect(text).toContain('£90 a month from 4 January 2027');
    expect(pack.letters.some(({ debtId }) => debtId === 'Marlow')).toBe(false);
  });

  it('writes apart about what comes first, which gets no share (DN-063)', () => {
    const pack = packFor('DMP', [
      owing('Brightly', 'Gas', 320),
      owing('Landlord', 'Rent arrears - current home', 900),
      owing('Council', 'Council tax / NI rates', 700, { courtStage: 'bailiffs', hasLegalAction: true }),
      ...FOUR,
    ]);
    expect(listed(pack).slice(0, 3)).toEqual([
      ['Brightly', 'energy-arrears'],
      ['Landlord', 'rent-arrears'],
      ['Council', 'bailiff-wait'],
    ]);
    expect(pack.offers.shares.map(({ id }) => id)).toEqual(FOUR.map(({ id }) => id));
    const besides = pack.besides.filter(({ debtId }) => debtId === 'Council').map(one => one.definition.id);
    expect(besides).toContain('council-take-back');
  });

  it('answers the court before it offers anything (DN-063)', () => {
    const pack = packFor('DMP', [
      owing('Perch', 'Personal loan', 800, { courtStage: 'court claim', hasLegalAction: true }),
      ...FOUR,
    ]);
    expect(listed(pack)[0]).toEqual(['Perch', 'court-claim-reply']);
    expect(pack.offers.shares).toHaveLength(4);
  });

  it('says why nobody is written to about a debt, where no other letter can go about it (DN-064, DN-930)', () => {
    const pack = packFor('DMP', [
      ...FOUR,
      owing('Old', 'Credit card', 100, { isVeryOld: true }),
      owing('Wrong', 'Credit card', 100, { isDisputed: true }),
      owing('Paid', 'Credit card', 0),
      owing('Unknown', 'Credit card', null),
      owing('Court', 'Credit card', 100, { courtStage: 'judgment', hasLegalAction: true }),
      owing('Shark', 'Illegal lender (loan shark)', 500),
      owing('Student', 'Student loan', 9000),
    ]);
    expect(pack.letters).toHaveLength(4);
    const why = new Map(pack.withoutLetter.map(({ debtId, says }) => [debtId, says]));
    expect(why.get('Old')).toMatch(/^Ask us first\. This debt may be very old/u);
    expect([...why.keys()]).toEqual(['Old', 'Shark', 'Student']);
    expect(why.get('Student')).toMatch(/^Offers of a plan are not for this kind/u);
    expect(why.get('Shark')).toMatch(/^Do not write to an illegal lender/u);
    expect(pack.offers.shares).toHaveLength(4);
  });

  it('goes by where each stands, with shares that stay as they were (DN-065, DN-469)', () => {
    const at = (stages: readonly DebtOfPack['stage'][]) =>
      packFor(
        'DMP',
        FOUR.map((debt, of) => ({ ...debt, stage: stages[of] ?? 'nothing sent' })),
      );
    const pack = at(['offer accepted', 'offer refused', 'no answer', 'offered']);
    expect(listed(pack)).toEqual([
      ['Fenland', 'first-payment'],
      ['Kestrel', 'pro-rata-second-try'],
      ['Barrowby', 'offer-reminder'],
    ]);
    // Marlow has an offer that waits for an answer.
    expect(pack.withoutLetter).toEqual([]);
    expect(pack.offers).toEqual(packFor('DMP', FOUR).offers);
  });

  it('offers none of the plan’s sums to a debt that may get no offer (DN-063)', () => {
    const payments = new Map([
      ['Fenland', 100_00],
      ['Kestrel', 70_00],
      ['Old', 5_00],
    ]);
    const debts = [...FOUR, owing('Old', 'Credit card', 100, { isVeryOld: true })];
    const pack = packFor('DMP', debts, {
      plan: { ...NOTHING_TOLD, monthly: 175_00, payments, nextPayment: null, paidOff: new Set() },
    });
    expect(pack.letters.map(({ definition, facts }) => compose(definition, facts, {}).title)).toEqual([
      'Offer, £100 a month',
      'Offer, £70 a month',
    ]);
    expect(pack.withoutLetter.map(({ debtId }) => debtId)).toEqual(['Old']);
  });

  it('judges a letter alone as it does in the pack, token payments too (DN-063)', () => {
    const pack = packFor('TPP', FOUR, { available: 12_00 });
    const alone = pack.letters.map(({ definition, debtId }) => {
      const debt = FOUR.find(({ id }) => id === debtId) ?? null;
      const money = { ...FACTS.money, available: 12_00 };
      const facts: PackFacts = { ...person, chosen: 'TPP', plan: null, debts: FOUR, money };
      return offered(definition, letterFacts(facts, debt, null, pack.offers.shares.length), TODAY).kind;
    });
    expect(alone).toEqual(['offered', 'offered', 'offered', 'offered']);
  });

  it('turns to token payments where too little is left for a share (DN-063)', () => {
    const pack = packFor('DMP', FOUR, { available: 12_00 });
    expect(new Set(listed(pack).map(([, id]) => id))).toEqual(new Set(['token-offer']));
    expect(pack.offers.shares).toEqual([]);
  });

  it('offers nothing while nobody knows what is left (DN-064)', () => {
    const pack = packFor('DMP', FOUR, { available: null });
    expect(pack.letters).toEqual([]);
    expect(pack.forbidden.map(({ says }) => says)).toContainEqual(expect.stringContaining('your budget'));
  });
});

describe('a pack', () => {
  it.each([
    ['TPP', { available: 3_00 }, 'token-offer'],
    ['WO', { available: 0 }, 'write-off-request'],
    ['WO', { available: 0, tells: true }, 'write-off-illness'],
    ['FFS', { lumpSum: 2000_00 }, 'full-and-final-offer'],
    ['BS', {}, 'breathing-space-request'],
    ['DAP', { available: 0 }, 'no-offer'],
    ['DAP', {}, 'holding-request'],
    ['MOR', { nation: 'scotland' }, 'breathing-space-request'],
  ] as const)('for %s with %j writes %s to each lender (DN-063)', (chosen, more, id) => {
    const pack = packFor(chosen, FOUR, more);
    expect(listed(pack)).toEqual(FOUR.map(debt => [debt.id, id]));
  });

  it.each(['IVA', 'DRO', 'BKY', 'PTD', 'DAS', 'SEQ', 'MAP', 'AO'])(
    'for %s is empty: an offer to one lender would get in its way (DN-064)',
    chosen => {
      const pack = packFor(chosen, FOUR, { nation: 'scotland' });
      expect(pack.letters).toEqual([]);
      const offers = pack.forbidden.filter(({ definition }) => definition.id === 'pro-rata-offer');
      expect(offers.map(({ says }) => says)).toEqual(FOUR.map(() => expect.stringContaining('Ask us first')));
    },
  );

  it('holds nothing but word of the protection while breathing space runs (DN-064)', () => {
    const pack = packFor('DMP', FOUR, { inForce: 'BS' });
    expect(pack.letters).toEqual([]);
    const ids = new Set(pack.besides.map(({ definition }) => definition.id));
    expect([...ids].toSorted()).toEqual(['breathing-space-runs', 'breathing-space-tell', ...BESIDES]);
  });

  it('is empty where nothing was chosen, or the install has no letters (DN-060)', () => {
    expect(packFor(null, FOUR).letters).toEqual([]);
    const facts: PackFacts = { ...person, chosen: 'DMP', plan: null, debts: FOUR, money: FACTS.money };
    expect(packOf([], facts, TODAY)).toMatchObject({ letters: [], besides: [], forbidden: [] });
  });

  it('never shares out more than there is, nor to a debt that may get no offer (DN-063)', () => {
    const anyDebts = fc.array(anyDebt(creditTypes), { maxLength: 12 }).map(debts =>
      debts.map(
        (debt, at): DebtOfPack => ({
          ...debt,
          id: String(at),
          ...NOTHING_WENT,
        }),
      ),
    );
    fc.assert(
      fc.property(anyDebts, fc.integer({ min: 0, max: 2000_00 }), (debts, available) => {
        const { offers, letters: of } = packFor('DMP', debts, { available });
        const total = offers.shares.reduce((sum, { payment }) => sum + payment, 0);
        expect(total).toBeLessThanOrEqual(available);
        for (const { id, payment } of offers.shares) {
          const debt = debts.find(one => one.id === id);
          expect(debt !== undefined && mayGetOffer(debt)).toBe(true);
          expect(payment).toBeGreaterThan(0);
        }
        expect(new Set(of.map(({ debtId }) => debtId)).size).toBe(of.length);
      }),
      { numRuns: 300 },
    );
  });

  it('is for a letter with an address that is known and one that is not (DN-063)', () => {
    const debts = [
      owing('Known', 'Credit card', 500, { creditor: { name: 'Known plc', address: ['PO Box 1', 'Ely'] } }),
      owing('Unknown', 'Credit card', 500, { creditor: NO_ADDRESSEE }),
    ];
    const to = packFor('DMP', debts).letters.map(
      ({ definition, facts }) => compose(definition, facts, {}).to,
    );
    expect(to[0]?.flat()).toMatchObject([{ text: 'Known plc' }, { value: 'PO Box 1\nEly' }]);
    expect(to[1]?.flat()).toMatchObject([{ text: 'Unknown' }, { value: '', status: 'fill in' }]);
  });
});
