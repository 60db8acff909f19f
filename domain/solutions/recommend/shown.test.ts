import { describe, expect, it } from 'vitest';
import type { Case, EarlierKind } from '../case/case.ts';
import { day, debtOf, noCurrentEvents, TODAY, tenant, unknown } from '../testing/cases.ts';
import { assess } from '../testing/inForce.ts';
import type { Assessment } from './assess.ts';
import { sayNow } from './urgentWording.ts';

const names = (results: Assessment['results']) => results.map(({ product }) => product.shortName);
const scot = (changes: Parameters<typeof tenant>[0] = {}) => tenant({ nation: 'scotland', ...changes });
/** A debt that is not behind, with a claim at a court, and what was agreed a month; £40 is left. */
const taken = (regularPaymentAmount: number) =>
  debtOf(1, 9_000_00, { stage: 'court claim', debt: { isInArrears: false, regularPaymentAmount } });
/** A solution that ended in June 2026, or goes on. */
const before = (kind: EarlierKind, isActive: boolean) => ({
  kind,
  isActive,
  startedOn: day('2026-04-01'),
  endedOn: isActive ? null : day('2026-06-01'),
});
/** A debt whose payments and enforcement are both unknown. */
const withoutHistory = (one: Case['debts'][number]): Case['debts'][number] => ({
  ...one,
  stage: null,
  debt: { ...one.debt, isInArrears: null, hasLegalAction: null, regularPaymentAmount: null },
});
const up = { debt: { isInArrears: false, regularPaymentAmount: 20_00 } };

describe('what cannot wait comes first', () => {
  const bailiffs = (on: string) =>
    tenant({ enforcement: { bailiffs: day(on), court: 'never', eviction: 'never' } });

  it.each([
    ['2026-11-20', false],
    ['2026-11-21', true],
    ['2026-12-05', true],
    ['2026-12-06', false],
  ])('a day within 14 days is urgent, and time comes before all else: %s, %s', (on, isUrgent) => {
    const { now, addOns, addOnsFirst } = assess(bailiffs(on), TODAY);
    expect(now.some(({ code }) => code === 'BAILIFFS_SOON')).toBe(isUrgent);
    expect([names(addOns), addOnsFirst]).toEqual([['BS'], isUrgent]);
  });

  it.each<[string, Partial<Case['enforcement']>, Partial<Case['happening']>, readonly string[], boolean]>([
    ['bailiffs without a day', {}, { bailiffs: true }, ['BAILIFFS'], true],
    ['a letter from a court', {}, { court: true }, ['COURT'], true],
    ['having to leave', {}, { eviction: true }, ['EVICTION'], true],
    ['the same with a near day', { court: day('2026-12-01') }, { court: true }, ['COURT_SOON'], true],
    ['the same with a day far off', { court: day('2027-03-01') }, { court: true }, ['COURT'], false],
    ['a day far off', { eviction: day('2027-03-01') }, {}, ['EVICTION'], false],
    ['a day that is over', { bailiffs: day('2026-11-20') }, {}, [], false],
    [
      'near days before what has none',
      { court: day('2026-12-01') },
      { bailiffs: true },
      ['COURT_SOON', 'BAILIFFS'],
      true,
    ],
    ['no money for food', {}, { noFood: true }, ['NO_FOOD'], false],
    ['power that may be cut off', {}, { disconnection: true }, ['DISCONNECTION'], false],
    ['benefits that have stopped', {}, { benefitsStopped: true }, ['BENEFITS_STOPPED'], false],
  ])('what is pressing has what to do now: %s', (_, enforcement, happening, codes, isFirst) => {
    const facts = tenant({
      enforcement: { ...tenant().enforcement, ...enforcement },
      happening: { ...noCurrentEvents(false), ...happening },
    });
    const { now, addOnsFirst } = assess(facts, TODAY);
    expect(now.map(({ code }) => code)).toEqual(codes);
    expect(addOnsFirst).toBe(isFirst);
    expect(now.every(item => sayNow(item, 'england').length > 40)).toBe(true);
  });

  it('is worded for the nation where the person lives', () => {
    const [bailiffs] = assess(
      tenant({ happening: { ...noCurrentEvents(false), bailiffs: true } }),
      TODAY,
    ).now;
    const said = (nation: Case['nation']) => bailiffs && sayNow(bailiffs, nation);
    expect(said('wales')).toContain('bailiffs');
    expect(said('scotland')).toContain('sheriff officers');
    expect(said('northern-ireland')).toContain('Enforcement of Judgments Office');
  });

  it('speaks of bailiffs, Shelter and Citizens Advice only where they are (SA-080)', () => {
    const everything = tenant({
      happening: {
        bailiffs: true,
        court: true,
        eviction: true,
        disconnection: true,
        benefitsStopped: true,
        noFood: true,
        noEssentials: true,
      },
      debts: [debtOf(24, 90_00), debtOf(58, 90_00)],
    });
    const said = (nation: Case['nation']) =>
      assess(everything, TODAY)
        .now.map(item => sayNow(item, nation))
        .join(' ');
    expect(said('england')).toContain('bailiffs');
    expect(said('england')).toContain('Shelter can');
    expect(said('scotland')).not.toMatch(/bailiffs|Shelter can|Enforcement of Judgments/iu);
    expect(said('scotland')).toMatch(/sheriff officers.*charge for payment/u);
    expect(said('scotland')).toContain('Scottish Welfare Fund');
    expect(said('northern-ireland')).not.toMatch(/bailiffs|Shelter|Citizens Advice|sheriff/iu);
    expect(said('northern-ireland')).toContain('statutory demand');
    const stake = { code: 'PRIORITY_DEBT', debtId: 'debt-1', stake: 'enforcement' } as const;
    expect(sayNow(stake, 'england')).toContain('bailiffs');
    expect(sayNow(stake, 'scotland')).toContain('sheriff officers');
    expect(sayNow(stake, 'northern-ireland')).toContain('Enforcement of Judgments Office');
  });

  it('names no nation where that is not known, and says what a debt puts at stake (HO-133)', () => {
    expect(sayNow({ code: 'BAILIFFS', on: null }, null)).toContain('bailiffs');
    const said = (stake: 'home' | 'energy') =>
      sayNow({ code: 'PRIORITY_DEBT', debtId: 'debt-1', stake }, 'scotland');
    expect(said('home')).toContain('lose your home');
    expect(said('energy')).toContain('supply could be cut off');
  });

  it('lists debts that cost home, freedom and heat before others', () => {
    const debts = [
      debtOf(40, 90_00),
      debtOf(25, 90_00),
      debtOf(1, 900_00),
      debtOf(35, 90_00),
      debtOf(22, 90_00),
    ];
    const stakes = assess(tenant({ debts }), TODAY).now.flatMap(item =>
      'stake' in item ? [item.stake] : [],
    );
    expect(stakes).toEqual(['home', 'liberty', 'energy', 'enforcement']);
  });

  it('sees council tax as a risk of prison in England alone', () => {
    const stake = (nation: Case['nation']) =>
      assess(tenant({ nation, debts: [debtOf(24, 900_00)] }), TODAY).now.flatMap(item =>
        'stake' in item ? [item.stake] : [],
      );
    expect(stake('england')).toEqual(['liberty']);
    expect(stake('scotland')).toEqual(['enforcement']);
  });

  it('names an illegal lender, debts of a business, a crisis and a shortfall', () => {
    const facts = tenant({
      left: -1,
      debts: [debtOf(58, 900_00), debtOf(54, 900_00)],
      crisis: {
        isInTreatment: true,
        isConfirmed: null,
        hasContact: null,
        treatmentEndsOn: null,
        isIllLongTerm: null,
      },
    });
    expect(assess(facts, TODAY).now.map(({ code }) => code)).toEqual([
      'CRISIS',
      'ILLEGAL_LENDER',
      'BUSINESS_DEBTS',
      'SHORT_EACH_MONTH',
    ]);
    expect(assess(tenant({ left: 0 }), TODAY).now).toEqual([]);
  });
});

describe('what only gives time', () => {
  it('stands beside the groups and is never recommended (AD-014)', () => {
    const { recommended, eligible, ineligible, addOns } = assess(
      tenant({ debts: [debtOf(22, 900_00)] }),
      TODAY,
    );
    expect(names(addOns)).toEqual(['BS']);
    expect(names([...eligible, ...ineligible, ...(recommended ? [recommended] : [])])).not.toContain('BS');
  });

  it('is not offered to whom can pay what was agreed, with nothing behind', () => {
    expect(assess(tenant({ debts: [debtOf(1, 90_000_00, up)] }), TODAY).addOns).toEqual([]);
  });

  it('is open by the conditions of the law alone, though nobody acts yet, and then does not come first (SA-021)', () => {
    const short = { left: 0, debts: [debtOf(1, 90_000_00, up)] };
    for (const [nation, time] of [
      ['england', 'BS'],
      ['wales', 'BS'],
      ['scotland', 'MOR'],
    ] as const) {
      const { addOns, addOnsFirst } = assess(tenant({ ...short, nation }), TODAY);
      expect(names(addOns)).toEqual([time]);
      expect(addOnsFirst).toBe(false);
    }
  });

  describe('while it cannot be judged', () => {
    const undecided = (changes: Parameters<typeof tenant>[0]) =>
      names(assess(tenant(changes), TODAY).undecided);
    const crisis = (isInTreatment: boolean | null, isConfirmed: boolean | null = null) => ({
      crisis: { isInTreatment, isConfirmed, hasContact: null, treatmentEndsOn: null, isIllLongTerm: null },
    });
    const time = ['MHBS', 'BS', 'MOR'];

    it.each(['england', 'wales'] as const)(
      'is shown in a mental health crisis to whom told of treatment, and to nobody else: %s',
      nation => {
        expect(undecided({ nation, ...crisis(true) })).toContain('MHBS');
        expect(undecided({ nation, ...crisis(true, false) })).toContain('MHBS');
        expect(undecided({ nation, ...crisis(null) })).not.toContain('MHBS');
        expect(undecided({ nation, ...crisis(false) })).not.toContain('MHBS');
      },
    );

    it('is shown to people who are behind or cannot pay what was agreed, and not to everybody who was not sure', () => {
      const notSure = { debt: { isInArrears: null, hasLegalAction: null, regularPaymentAmount: 20_00 } };
      const earlier = [{ kind: 'breathing space', startedOn: null, isActive: false, endedOn: null }] as const;
      expect(undecided({ debts: [debtOf(1, 900_00)], earlier })).toContain('BS');
      const unsure = [debtOf(1, 900_00, notSure)];
      expect(undecided({ left: 10_00, debts: unsure, earlier })).toContain('BS');
      expect(undecided({ left: 100_00, debts: unsure })).not.toContain('BS');
      const scottish = {
        nation: 'scotland',
        debts: unsure,
        earlier: [{ ...earlier[0], kind: 'moratorium' }],
      } as const;
      expect(undecided(scottish)).not.toContain('MOR');
      expect(undecided({ ...scottish, debts: [debtOf(1, 900_00)] })).toContain('MOR');
    });

    it('is not shown to a person about whom nothing is known', () => {
      for (const nation of ['england', 'wales', 'scotland', 'northern-ireland'] as const) {
        const facts = { ...unknown(nation), statement: tenant().statement, birthDate: day('1990-05-14') };
        const { undecided: shown, withheld } = assess(
          { ...facts, debts: tenant().debts.map(withoutHistory) },
          TODAY,
        );
        expect(withheld).toEqual([]);
        expect(names(shown).filter(name => time.includes(name))).toEqual([]);
      }
    });
  });

  it('in a mental health crisis is open with treatment, a confirmation and a contact', () => {
    const open = {
      isInTreatment: true,
      isConfirmed: true,
      hasContact: true,
      treatmentEndsOn: null,
      isIllLongTerm: null,
    };
    const calm = { debts: [debtOf(1, 90_000_00, up)] };
    expect(names(assess(tenant({ ...calm, crisis: open }), TODAY).addOns)).toEqual(['MHBS']);
    const { addOns, undecided, eligible, ineligible } = assess(
      tenant({ ...calm, crisis: { ...open, isInTreatment: false } }),
      TODAY,
    );
    expect(names([...addOns, ...undecided, ...eligible, ...ineligible])).not.toContain('MHBS');
  });

  it('is a different solution in Scotland, and does not exist in Northern Ireland', () => {
    expect(names(assess(scot(), TODAY).addOns)).toEqual(['MOR']);
    expect(names(assess(tenant({ nation: 'northern-ireland' }), TODAY).addOns)).toEqual([]);
  });

  const facts = tenant();
  it.each<[string, Case, readonly string[]]>([
    ['a debt is behind', facts, ['BS']],
    ['a creditor acts on a debt that cannot be paid', tenant({ debts: [taken(100_00)] }), ['BS']],
    ['a creditor acts on one that can be', tenant({ debts: [taken(20_00)] }), []],
    ['all is up to date and can be paid', tenant({ debts: [debtOf(1, 900_00, up)] }), []],
    ['no debt is one it takes in', tenant({ debts: [debtOf(39, 900_00)] }), []],
    ['the person is in an IVA', { ...facts, earlier: [before('iva', true)] }, []],
    ['there was one in the last 12 months', { ...facts, earlier: [before('breathing space', false)] }, []],
    [
      'the person lives elsewhere',
      { ...facts, residence: { livesThere: false, leftOn: TODAY, hasPublicFunds: true } },
      [],
    ],
    [
      'there is treatment for a crisis, and who can be asked about it',
      {
        ...facts,
        crisis: {
          isInTreatment: true,
          isConfirmed: true,
          hasContact: true,
          treatmentEndsOn: null,
          isIllLongTerm: null,
        },
      },
      ['BS', 'MHBS'],
    ],
    ['the budget is not finished', { ...facts, statement: { ...facts.statement, isComplete: false } }, []],
  ])('fits, or does not, where %s', (_, one, expected) => {
    expect(names(assess(one, TODAY).addOns)).toEqual(expected);
  });

  it.each<[Case['nation'], readonly string[], boolean]>([
    ['england', ['BS'], true],
    ['wales', ['BS'], true],
    ['scotland', ['MOR'], true],
    ['northern-ireland', [], false],
  ])('comes first when bailiffs are near in %s, as far as there is any', (nation, expected, isFirst) => {
    const { addOns, addOnsFirst, now } = assess(
      tenant({ nation, happening: { ...noCurrentEvents(false), bailiffs: true } }),
      TODAY,
    );
    expect([names(addOns), addOnsFirst, now[0]?.code]).toEqual([expected, isFirst, 'BAILIFFS']);
  });

  it('for a crisis is named as undecided only to people who told us of one', () => {
    const told = (isInTreatment: boolean | null) =>
      names(
        assess(
          tenant({
            crisis: {
              isInTreatment,
              isConfirmed: null,
              hasContact: null,
              treatmentEndsOn: null,
              isIllLongTerm: null,
            },
          }),
          TODAY,
        ).undecided,
      ).includes('MHBS');
    expect([told(true), told(null), told(false)]).toEqual([true, false, false]);
  });

  it('does not exist before the law that began it', () => {
    expect(names(assess(tenant(), day('2021-05-03')).results)).not.toContain('BS');
    expect(names(assess(tenant(), day('2021-05-04')).results)).toContain('BS');
  });
});
