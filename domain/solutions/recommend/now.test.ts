import { describe, expect, it } from 'vitest';
import type { UkNation } from '../../people/nation.ts';
import type { CaseDebt } from '../case/case.ts';
import { day, debtOf, homeOf, TODAY, tenant } from '../testing/cases.ts';
import { assess } from '../testing/inForce.ts';
import type { UrgentItem } from './now.ts';
import { sayNow } from './urgentWording.ts';

describe('a debt that the person may not have to pay (SA-031)', () => {
  const now = (changes: Parameters<typeof tenant>[0]) => assess(tenant(changes), TODAY).now;

  it.each([
    ['england', 6],
    ['wales', 6],
    ['northern-ireland', 6],
    ['scotland', 5],
  ] as const)('is old after the years of the nation: %s, %i', (nation, years) => {
    const old = debtOf(1, 900_00, { isVeryOld: true, isDisputed: true });
    const items = now({ nation, debts: [old] });
    expect(items).toEqual([{ code: 'VERY_OLD_DEBT', debtId: old.debt.id, years }]);
    expect(items.map(item => sayNow(item, nation)).join()).toContain(
      `for ${years} years, so ${nation === 'scotland' ? 'you may not owe it' : 'a court may not'}`,
    );
  });

  it('is neither to be paid nor written about before advice', () => {
    const items = now({
      debts: [debtOf(4, 900_00, { isVeryOld: true }), debtOf(1, 900_00, { isDisputed: true })],
    });
    expect(items.map(({ code }) => code)).toEqual(['VERY_OLD_DEBT', 'DISPUTED_DEBT']);
    for (const item of items) {
      expect(sayNow(item, 'england')).toContain(
        'Do not pay it or write to them before you talk to an adviser.',
      );
    }
  });

  it('is none that is deleted, and none that nobody asked about', () => {
    const codes = (changes: Parameters<typeof debtOf>[2]) =>
      now({ debts: [debtOf(22, 900_00, changes)] }).map(({ code }) => code);
    expect(codes({ isDisputed: null, isVeryOld: null })).toEqual(['PRIORITY_DEBT']);
    expect(codes({ isVeryOld: true, debt: { isDeleted: true } })).toEqual([]);
  });
});

describe.each(['england', 'wales', 'scotland', 'northern-ireland'] as const)(
  'a debt that lasts longer than the years of an ordinary one, %s (SA-187)',
  nation => {
    const now = (debts: readonly CaseDebt[]) => assess(tenant({ nation, debts }), TODAY).now;

    // Mortgage, secured loan, rent, council tax, TV licence, benefits, taxes, a fine, orders, maintenance, a penalty.
    it.each([19, 20, 22, 24, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 40, 46, 52])(
      'is warned of as ever, whatever its age: kind %i',
      kind => {
        // Of taxes of a business, who helps with them is said as well.
        const [item, ...more] = now([debtOf(kind, 900_00, { isVeryOld: true })]).filter(
          ({ code }) => code !== 'BUSINESS_DEBTS',
        );
        expect([item?.code, more]).toEqual(['PRIORITY_DEBT', []]);
        expect(item).not.toHaveProperty('doubt');
        expect(sayNow(item as UrgentItem, nation)).not.toMatch(/old|do not pay/iu);
      },
    );

    it('is none to be left alone, though nothing is at stake: damages', () => {
      expect(now([debtOf(56, 900_00, { isVeryOld: true })])).toEqual([]);
    });

    it('is for an adviser where it takes longer: what is short on a mortgage (SA-195)', () => {
      const [item, ...more] = now([debtOf(21, 900_00, { isVeryOld: true })]);
      expect([item, more]).toMatchObject([{ code: 'VERY_OLD_DEBT', takesLonger: true }, []]);
      const says = sayNow(item as UrgentItem, nation);
      expect(says).toContain('for longer than with other debts. Do not pay it or write to them before');
      expect(says).not.toMatch(/5|6|may not/u);
      expect(sayNow(now([debtOf(1, 900_00, { isVeryOld: true })])[0] as UrgentItem, nation)).toContain(
        'years',
      );
    });

    it.each(['judgment', 'bailiffs', 'charging order', 'wages'] as const)(
      'is any on which a court has ruled: %s',
      stage => {
        const debt = { hasLegalAction: true };
        const codes = now([debtOf(1, 900_00, { isVeryOld: true, stage, debt })]).map(({ code }) => code);
        expect(codes).toEqual(['PRIORITY_DEBT']);
      },
    );
  },
);

describe('a debt that may not be owed and can cost much (SA-189)', () => {
  const only = (debt: CaseDebt, nation: UkNation = 'england') => {
    const { now } = assess(tenant({ nation, debts: [debt] }), TODAY);
    return [now.map(({ code }) => code), sayNow(now[0] as UrgentItem, nation)] as const;
  };
  const tail = 'Call an adviser today, before you pay what is late or write to them.';

  it('gets one order: advice today, and what falls due is paid', () => {
    const [codes, says] = only(debtOf(22, 900_00, { isDisputed: true }));
    expect(codes).toEqual(['PRIORITY_DEBT']);
    expect(says).toBe(
      `You do not agree with this debt. You could still lose your home over it. Keep paying what falls due now. ${tail}`,
    );
  });

  it('gets it too where a court is asked about a debt that may be too old', () => {
    const claim = debtOf(1, 900_00, {
      isVeryOld: true,
      stage: 'court claim',
      debt: { hasLegalAction: true },
    });
    const risks = {
      england: 'It can still be taken by bailiffs',
      scotland: 'Sheriff officers can still take it from your pay or your bank.',
      'northern-ireland': 'The Enforcement of Judgments Office can still take it from your pay.',
    };
    for (const [nation, risk] of Object.entries(risks)) {
      const [codes, says] = only(claim, nation as UkNation);
      expect(codes).toEqual(['PRIORITY_DEBT']);
      expect(says).toContain('may be too old');
      expect(says).toContain(risk);
      expect(says).toContain(tail);
    }
  });

  it('is told so before any deal on it', () => {
    const [, says] = only(debtOf(24, 900_00, { isDisputed: true, agreedPayment: 50_00 }));
    expect(says).toContain(tail);
    expect(only(debtOf(24, 900_00, { isDisputed: false }))[1]).not.toContain(tail);
  });
});

describe('a debt that a court put on the home (SA-190)', () => {
  const stakes = (nation: UkNation, kind = 1, stage: CaseDebt['stage'] = 'charging order') =>
    assess(
      tenant({ nation, debts: [debtOf(kind, 900_00, { stage, debt: { hasLegalAction: true } })] }),
      TODAY,
    ).now;

  it.each(['england', 'wales', 'northern-ireland'] as const)('can cost it, whatever its kind: %s', nation => {
    for (const kind of [1, 24, 25, 32]) {
      expect(stakes(nation, kind)).toMatchObject([{ code: 'PRIORITY_DEBT', stake: 'home' }]);
    }
  });

  it('is none in Scotland, where it only stops a sale, and none before that stage', () => {
    expect(stakes('scotland')).toMatchObject([{ code: 'PRIORITY_DEBT', stake: 'enforcement' }]);
    expect(stakes('england', 1, 'judgment')).toMatchObject([{ stake: 'enforcement' }]);
    expect(stakes('england', 24, 'bailiffs')).toMatchObject([{ stake: 'liberty' }]);
  });
});

describe('a petition of a creditor (SA-188)', () => {
  const asked = (hasCreditorPetition: boolean | null, nation: UkNation) =>
    assess(tenant({ nation, standing: { hasBankruptcyRestrictions: false, hasCreditorPetition } }), TODAY);

  it.each([
    ['england', 'asked a court to make you bankrupt'],
    ['wales', 'asked a court to make you bankrupt'],
    ['scotland', 'asked a sheriff court to make you bankrupt (sequestration)'],
    ['northern-ireland', 'asked the High Court to make you bankrupt'],
  ] as const)('is the first that cannot wait, and for an adviser: %s', (nation, words) => {
    const { now, verdict, forAdviser, addOns, addOnsFirst } = asked(true, nation);
    expect(now[0]).toEqual({ code: 'CREDITOR_PETITION' });
    expect(sayNow(now[0] as UrgentItem, nation)).toContain(words);
    expect(sayNow(now[0] as UrgentItem, nation)).toContain('Call an adviser today.');
    expect([verdict, forAdviser]).toEqual(['ASK_ADVISER', ['CREDITOR_PETITION']]);
    // Help with time comes before all else where the nation has it.
    expect(addOnsFirst).toBe(addOns.length > 0);
  });

  it.each([false, null])('is none where it is %s', petition => {
    const { now, forAdviser } = asked(petition, 'england');
    expect(now).toEqual([]);
    expect(forAdviser).not.toContain('CREDITOR_PETITION');
  });

  it('comes after a near day, and before what goes on without one', () => {
    const standing = { hasBankruptcyRestrictions: false, hasCreditorPetition: true };
    const { enforcement, happening } = tenant();
    const { now } = assess(
      tenant({
        standing,
        enforcement: { ...enforcement, eviction: day('2026-11-26') },
        happening: { ...happening, bailiffs: true },
      }),
      TODAY,
    );
    expect(now.map(({ code }) => code)).toEqual(['EVICTION_SOON', 'CREDITOR_PETITION', 'BAILIFFS']);
  });
});

describe('a priority debt that is paid off by a deal (SA-227)', () => {
  it('is to be kept to, and nobody is told to ask for the plan they have', () => {
    const [deal] = assess(tenant({ debts: [debtOf(22, 900_00, { agreedPayment: 50_00 })] }), TODAY).now;
    expect(deal).toMatchObject({ code: 'PRIORITY_DEBT', stake: 'home', hasDeal: true });
    expect(sayNow(deal as UrgentItem, 'wales')).toMatch(
      /^You have a deal to pay off what is late. Keep to it/u,
    );
    const [none] = assess(tenant({ debts: [debtOf(22, 900_00)] }), TODAY).now;
    expect(sayNow(none as UrgentItem, 'wales')).toContain('ask for a plan to catch up');
  });
});

describe('somebody without public funds (SA-033)', () => {
  const residence = (hasPublicFunds: boolean | null) => ({ livesThere: true, leftOn: null, hasPublicFunds });
  const said = (hasPublicFunds: boolean | null) =>
    assess(tenant({ left: -1, residence: residence(hasPublicFunds) }), TODAY).now;

  it('hears of an immigration adviser before any benefit, and is never told to claim one', () => {
    const items = said(false);
    expect(items.map(({ code }) => code)).toEqual(['NO_PUBLIC_FUNDS', 'SHORT_WITHOUT_PUBLIC_FUNDS']);
    expect(sayNow(items[0] as UrgentItem, 'england')).toContain(
      'immigration adviser before you claim any benefit',
    );
    expect(sayNow(items[1] as UrgentItem, 'england')).not.toMatch(/benefit|grant/u);
  });

  it('is nobody who may claim, or was not asked', () => {
    for (const may of [true, null]) expect(said(may).map(({ code }) => code)).toEqual(['SHORT_EACH_MONTH']);
  });
});

it('tells who could repay from all they own to take advice before selling or borrowing, and names no product for it (SA-030)', () => {
  const { now, results } = assess(tenant({ home: homeOf(100_000_00, 80_000_00) }), TODAY);
  expect(now.map(({ code }) => code)).toEqual(['ASSETS_COVER_DEBTS']);
  const says = sayNow(now[0] as UrgentItem, 'england');
  expect(says).toContain('MoneyHelper');
  expect(says).not.toMatch(/equity release|remortgage|pension/iu);
  for (const shortName of ['BKY', 'IVA'] as const) {
    expect(results.find(({ product }) => product.shortName === shortName)?.eligibility).toBe('INELIGIBLE');
  }
  expect(assess(tenant({ home: homeOf(100_000_00, 80_000_01) }), TODAY).now).toEqual([]);
  expect(assess(tenant({ savings: 20_000_00 }), TODAY).now).toEqual([]);
});

it.each([
  [
    'a home on which nothing is owed',
    { home: homeOf(210_000_00, 0), debts: [debtOf(1, 8_220_00)] },
    'You owe £8,220. What you own comes to £210,000. Talk',
  ],
  [
    'a home with a mortgage, and things whose worth nobody knows',
    { home: homeOf(210_000_00, 180_000_00), debts: [debtOf(1, 8_220_00)], savings: null },
    'You owe £8,220. What you own comes to £30,000 or more, after what you owe on your home. Talk',
  ],
  [
    'a mortgage among the debts, which no bankruptcy takes in',
    { home: homeOf(210_000_00, 90_000_00), debts: [debtOf(1, 8_220_00), debtOf(19, 90_000_00)] },
    'The debts that count here come to £8,220. What you own comes to £120,000, after what you owe on your home. Talk',
  ],
])('says what is owned and what is owed by their sums: %s (WT-155)', (_, changes, says) => {
  const item = assess(tenant(changes), TODAY).now.find(({ code }) => code === 'ASSETS_COVER_DEBTS');
  expect(sayNow(item as UrgentItem, 'england')).toContain(says);
});

it('says of a record without these sums no more than it holds (WT-155)', () => {
  expect(sayNow({ code: 'ASSETS_COVER_DEBTS' }, 'england')).toMatch(
    /^What you own is worth as much as you owe, or more\. Talk/u,
  );
});
