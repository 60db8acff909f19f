import { describe, expect, it } from 'vitest';
import type { Case } from '../solutions/case/case.ts';
import { budgetOf, debtOf, lineOf, tenant } from '../solutions/testing/cases.ts';
import { RULEBOOK } from '../solutions/testing/inForce.ts';
import type { Entry, Given } from './answer.ts';
import { filled } from './filled.ts';
import { APPLICATION_KINDS, type ApplicationKind, receiverOf } from './form.ts';
import { APPLICATION_FORMS, formFor } from './forms/forms.ts';
import { mayApply } from './mayApply.ts';
import { factsOf, NOTHING_KNOWN, TODAY } from './testing/person.ts';

function judged(kind: ApplicationKind, told: Case, given: Given = {}) {
  const form = APPLICATION_FORMS[kind];
  return mayApply(
    form,
    { facts: told, filled: filled(form, factsOf(told), given), kinds: NOTHING_KNOWN.kinds },
    TODAY,
    RULEBOOK,
  );
}
const closed = (...args: Parameters<typeof judged>) => judged(...args).closedBy.map(({ code }) => code);

/** One entry of a list that was added in the form. */
const own = (parts: Entry['parts']) => [{ id: 'own:1', parts }];
const thing = (value: number): Given => ({ hasAssets: true, assets: own({ name: 'Gold', value }) });
const car = (value: number): Given => ({
  hasVehicle: true,
  vehicles: own({ model: 'Car', value, isNeeded: true, isAdapted: false, isOnFinance: false }),
});
const wages = (monthly: number): Given => ({ income: [{ id: 'line:1001', parts: { monthly } }] });

describe('whom an application is for', () => {
  it('is whom the criteria of its solution let in (DN-208)', () => {
    expect(judged('debt-relief-order', tenant())).toMatchObject({ closedBy: [], isElsewhere: false });
    expect(judged('debt-relief-order', tenant({ debts: [debtOf(1, 60_000_00)] })).closedBy).toEqual([
      { code: 'DRO_DEBT_MAX', says: expect.stringContaining('£60,000. It can be up to £50,000.') },
    ]);
  });

  it('counts what is owed as the form has it: sums that were picked, what was left out and added (DN-208)', () => {
    const told = tenant({ debts: [debtOf(1, 49_000_00, { debt: { id: 'card' } })] });
    expect(closed('debt-relief-order', told)).toEqual([]);
    const given = (balance: number): Given => ({ debts: [{ id: 'debt:card', parts: { balance } }] });
    expect(closed('debt-relief-order', told, given(51_000_00))).toEqual(['DRO_DEBT_MAX']);
    const added = judged('debt-relief-order', told, {
      debts: [{ id: 'own:1', parts: { creditor: 'Shop', balance: 5_000_00 } }],
    });
    // Of what kind it is nobody said, so it may not count.
    expect(added.open.map(({ code }) => code)).toContain('DRO_DEBT_MAX');
  });

  const owed = (kind: string, balance: number): Given => ({
    debts: own({ creditor: 'Huge', kind, balance, isSecured: false, isDisputed: false }),
  });

  it.each(['Credit card', 'credit cards', 'Catalogue / mail order', 'mail order'])(
    'counts a debt that was added by its kind, however it is written: %s (DN-749)',
    kind => {
      const told = tenant({ debts: [debtOf(1, 1_000_00)] });
      expect(closed('debt-relief-order', told, owed(kind, 500_000_00))).toEqual(['DRO_DEBT_MAX']);
      expect(closed('debt-relief-order', told, owed(kind, 1_000_00))).toEqual([]);
    },
  );

  it('counts none of a kind that the way leaves out (DN-749)', () => {
    const told = tenant({ debts: [debtOf(1, 1_000_00)] });
    expect(closed('debt-relief-order', told, owed('Student loan', 500_000_00))).toEqual([]);
  });

  it('goes no further with an added debt of a kind that nobody knows, before one of us has said what it is (DN-749)', () => {
    const told = tenant({ debts: [debtOf(1, 1_000_00)] });
    const [stops, ...more] = judged('debt-relief-order', told, owed('Money thing', 500_000_00)).closedBy;
    expect([stops?.code, more]).toEqual(['KIND_NOT_KNOWN', []]);
    expect(stops?.says).toContain('with Huge is not clear');
    expect(closed('debt-relief-order', told, owed('Other', 50_00))).toEqual([]);
  });

  it.each<[string, string | null, Given]>([
    ['savings at the limit', null, { savings: 2_000_00 }],
    ['savings a penny over it', 'DRO_ASSET_MAX', { savings: 2_000_01 }],
    ['savings over it by back pay alone', null, { savings: 2_500_00, savingsFromDisabilityBenefits: 500_00 }],
    ['a thing at the limit', null, thing(2_000_00)],
    ['a thing a penny over it', 'DRO_ASSET_MAX', thing(2_000_01)],
    ['a thing and savings over it together', 'DRO_ASSET_MAX', { ...thing(1_500_00), savings: 500_01 }],
    ['a home of their own', 'DRO_NO_HOME', { tenure: 'owns' }],
    ['other land', 'DRO_NO_OTHER_PROPERTY', { ownsOtherProperty: true }],
    ['a car of less than the limit', null, car(3_999_99)],
    ['a car at the limit', 'DRO_VEHICLE_MAX', car(4_000_00)],
    ['a surplus at the limit', null, wages(1_535_00)],
    ['a surplus a penny over it', 'DRO_SURPLUS_MAX', wages(1_535_01)],
    [
      'a line of income that was added',
      'DRO_SURPLUS_MAX',
      { income: own({ name: 'Rent', monthly: 100_00 }) },
    ],
    [
      'the same, with a bill that was added',
      null,
      {
        income: own({ name: 'Rent', monthly: 100_00 }),
        spending: own({ name: 'Bus', monthly: 90_00 }),
      },
    ],
    [
      'an order of two years ago',
      'DRO_REPEAT_YEARS',
      {
        hasEarlier: true,
        earlierSolutions: own({ kind: 'debt relief order', startedOn: '2024-11-21', isActive: false }),
      },
    ],
    ['restrictions', 'DRO_NO_RESTRICTIONS', { hasRestrictions: true }],
    ['a home here until three years ago', null, { livesHere: false, leftOn: '2024-11-21' }],
    ['one until much longer ago', 'DRO_RESIDENCE_YEARS', { livesHere: false, leftOn: '2019-05-01' }],
    ['a day of birth of somebody who is no adult', 'AGE_MIN', { birthDate: '2010-05-14' }],
  ])('is nobody whose form has what the rules forbid: %s (DN-600, DN-675)', (_, code, given) => {
    const codes = closed('debt-relief-order', tenant(), given);
    if (code === null) expect(codes).toEqual([]);
    else expect(codes).toContain(code);
  });

  it.each<[string, string | null, Given]>([
    ['at the limit', null, { hasAssets: false, savings: 0, owedToYou: 2_000_00 }],
    ['a penny over it', 'DRO_ASSET_MAX', { hasAssets: false, savings: 0, owedToYou: 2_000_01 }],
    ['over it with savings', 'DRO_ASSET_MAX', { hasAssets: false, savings: 1_500_00, owedToYou: 500_01 }],
    ['over it with a thing', 'DRO_ASSET_MAX', { ...thing(1_500_00), owedToYou: 500_01 }],
    ['nothing', null, { ...thing(2_000_00), owedToYou: 0 }],
  ])('counts what others owe the person among what they own: %s (DN-747)', (_, code, given) => {
    expect(closed('debt-relief-order', tenant(), given)).toEqual(code === null ? [] : [code]);
  });

  it('lets nobody into bankruptcy who is owed more than they owe (DN-747)', () => {
    const told = tenant({ debts: [debtOf(1, 9_000_00)], otherAssets: [], savings: 0 });
    const codes = (owedToYou: number) => closed('bankruptcy', told, { owedToYou });
    expect(codes(9_000_000_00)).toContain('SOLVENT_ASSETS_EXCEED_DEBTS');
    expect(codes(100_00)).not.toContain('SOLVENT_ASSETS_EXCEED_DEBTS');
  });

  it('counts it too where the things of worth are not known, which stays to be found out (DN-747)', () => {
    const told = tenant({ otherAssets: null });
    expect(closed('debt-relief-order', told, { owedToYou: 2_000_01 })).toEqual(['DRO_ASSET_MAX']);
    const { closedBy, open } = judged('debt-relief-order', told, { owedToYou: 100_00 });
    expect(closedBy).toEqual([]);
    expect(open.map(({ code }) => code)).toContain('DRO_ASSET_MAX');
  });

  it('is nobody of whom either closes it, the review or the form, with each reason once (DN-600)', () => {
    const told = tenant({ savings: 50_000_00 });
    const [only, ...more] = judged('debt-relief-order', told, { savings: 60_000_00 }).closedBy;
    expect([only?.code, more]).toEqual(['DRO_ASSET_MAX', []]);
    expect(only?.says).toContain('£60,000');
    // A smaller sum in the form does not do away with what was told.
    expect(closed('debt-relief-order', told, { savings: 100_00 })).toEqual(['DRO_ASSET_MAX']);
  });

  it('has the doubts of either too, but for what is closed (DN-600)', () => {
    const open = (given: Given) => judged('debt-relief-order', tenant(), given).open.map(({ code }) => code);
    const before = open({});
    expect(before).not.toContain('DRO_ASSET_MAX');
    const unsure = open({ hasAssets: true, assets: own({ name: 'Ring' }) });
    expect(unsure.filter(code => !before.includes(code))).toEqual(['DRO_ASSET_MAX']);
    const gift = own({ what: 'Car', on: '2026-06-01' });
    expect(open({ hasGivenAway: true, gifts: gift }).length).toBeGreaterThan(before.length);
  });

  it('is nobody of another nation (DN-208)', () => {
    expect(judged('debt-relief-order', tenant({ nation: 'scotland' })).isElsewhere).toBe(true);
    expect(judged('sequestration', tenant({ nation: 'wales' })).isElsewhere).toBe(true);
  });

  it('is somebody with a judgment, for an administration order (DN-208)', () => {
    const small = (stage: 'none' | 'judgment') =>
      tenant({
        debts: [
          debtOf(1, 2_000_00, { stage, debt: { hasLegalAction: stage === 'judgment' } }),
          debtOf(4, 500_00),
        ],
        statement: budgetOf([lineOf(1001, 1_500_00), lineOf(3011, 1_300_00)]),
      });
    expect(closed('administration-order', small('none'))).toContain('AO_JUDGMENT');
    expect(closed('administration-order', small('judgment'))).not.toContain('AO_JUDGMENT');
  });
});

describe('the form of a solution', () => {
  it.each<[string, 'england' | 'wales' | 'scotland' | 'northern-ireland', ApplicationKind | null]>([
    ['BS', 'england', 'breathing-space'],
    ['BS', 'scotland', null],
    ['MHBS', 'wales', 'mental-health-breathing-space'],
    ['DRO', 'northern-ireland', 'debt-relief-order'],
    ['DRO', 'scotland', null],
    ['BKY', 'northern-ireland', 'bankruptcy'],
    ['IVA', 'england', 'iva-handover'],
    ['AO', 'northern-ireland', null],
    ['DAS', 'scotland', 'debt-payment-programme'],
    ['MAP', 'scotland', 'minimal-asset-process'],
    ['SEQ', 'scotland', 'sequestration'],
    ['PTD', 'scotland', 'trust-deed'],
    ['DMP', 'england', null],
  ])('%s in %s is %s (DN-209)', (shortName, nation, kind) => {
    expect(formFor(shortName, nation)?.kind ?? null).toBe(kind);
  });

  it('is for no nation that nobody has told (DN-209)', () => {
    expect(formFor('DRO', null)).toBeNull();
    expect(formFor('DRO', 'outside')).toBeNull();
  });

  it('has another receiver where the law has another (DN-209)', () => {
    expect(receiverOf(APPLICATION_FORMS.bankruptcy, 'england')).toContain('adjudicator');
    expect(receiverOf(APPLICATION_FORMS.bankruptcy, 'northern-ireland')).toContain('High Court');
  });

  it.each(APPLICATION_KINDS)(
    'says where its questions are from, and what is still to be confirmed: %s (DN-209)',
    kind => {
      const { sources } = APPLICATION_FORMS[kind];
      expect(sources.length).toBeGreaterThan(0);
      for (const { url } of sources) expect(url).toMatch(/^https:\/\//u);
      expect(sources.some(({ toConfirm }) => toConfirm !== null)).toBe(true);
    },
  );
});
