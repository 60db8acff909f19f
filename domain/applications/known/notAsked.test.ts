import { describe, expect, it } from 'vitest';
import type { Case } from '../../solutions/case/case.ts';
import { debtOf, tenant } from '../../solutions/testing/cases.ts';
import type { Given } from '../answer.ts';
import { filled } from '../filled.ts';
import { APPLICATION_FORMS } from '../forms/forms.ts';
import { factsOf } from '../testing/person.ts';

const { 'debt-relief-order': DRO, 'iva-handover': IVA, 'breathing-space': SPACE } = APPLICATION_FORMS;

function of(told: Case, given: Given = {}, form = DRO) {
  const { fields, missing, clashes } = filled(form, factsOf(told), given);
  return {
    asked: missing.flatMap(({ items }) => items.map(({ at }) => at.part ?? at.field)),
    clashes: clashes.map(({ field }) => field),
    says: (id: string) => fields.find(({ field }) => field.id === id)?.says ?? null,
  };
}

describe('of who has no savings', () => {
  it('no part of them is asked, and the file has it as nothing (DN-674)', () => {
    const none = of(tenant({ savings: 0 }));
    for (const id of ['cash', 'savingsFromDisabilityBenefits']) {
      expect(none.asked).not.toContain(id);
      expect(none.says(id)).toBe('£0');
    }
    expect(none.clashes).toEqual([]);
  });

  it('it is asked again once there are some (DN-674)', () => {
    const unsaid = tenant({ savings: 0, savingsFromDisabilityBenefits: null });
    expect(of(unsaid, { savings: 40_00 }).asked).toEqual(
      expect.arrayContaining(['cash', 'savingsFromDisabilityBenefits']),
    );
    expect(of(unsaid).asked).not.toContain('savingsFromDisabilityBenefits');
    expect(of(tenant({ savings: 40_00 })).asked).toContain('cash');
  });
});

describe('whom else a way out touches', () => {
  const alone = (more: Partial<Case['debts'][number]['debt']> = {}) =>
    tenant({
      debts: [debtOf(1, 9_000_00, { debt: { id: 'card', isJoint: false, hasGuarantor: false, ...more } })],
    });
  const others = (told: Case, given: Given = {}) => of(told, given, IVA);

  it('is nobody, and not asked, where no debt is shared or promised for and the home is rented (DN-674)', () => {
    expect(others(alone()).says('thirdParties')).toBe('None');
    expect(others(alone()).asked).not.toContain('thirdParties');
  });

  it.each<[string, Case, Given]>([
    ['a debt is shared', alone({ isJoint: true }), {}],
    ['somebody promised to pay one', alone({ hasGuarantor: true }), {}],
    ['nobody said whether somebody did', alone({ hasGuarantor: null }), {}],
    ['the form says that one is shared', alone(), { debts: [{ id: 'debt:card', parts: { isJoint: true } }] }],
    [
      'one was added that says nothing of it',
      alone(),
      { debts: [{ id: 'own:1', parts: { creditor: 'Shop' } }] },
    ],
    ['the home is owned', alone(), { tenure: 'owns' }],
  ])('is asked where %s (DN-674)', (_, told, given) => {
    expect(others(told, given).asked).toContain('thirdParties');
    expect(others(told, given).says('thirdParties')).toBeNull();
  });

  it('is nobody by the answers of the form too (DN-674)', () => {
    const given: Given = { debts: [{ id: 'debt:card', parts: { hasGuarantor: false } }] };
    expect(others(alone({ hasGuarantor: null }), given).says('thirdParties')).toBe('None');
  });
});

describe('a business that the form has for work', () => {
  const { bankruptcy: BANKRUPTCY } = APPLICATION_FORMS;
  const selfEmployed = tenant({ work: { ...tenant().work, status: 'self-employed' } });
  const shop = { employer: 'Khan Repairs', job: 'Mends phones', from: '2022-03' };
  const business = (told: Case, given: Given, form: typeof DRO) =>
    filled(form, factsOf(told), given).fields.find(({ field }) => field.id === 'businesses')?.entries ?? [];
  const said = (entries: ReturnType<typeof business>) =>
    entries.map(({ name, parts }) => [
      name,
      ...parts.flatMap(({ part, value }) => (value === null ? [part.id] : [])),
    ]);

  it('is not asked twice: what is left to say of it is whether somebody worked there (DN-676)', () => {
    const address = {
      line1: '1 Road',
      line2: '',
      town: 'Leeds',
      county: '',
      postcode: 'LS1 1AA',
      country: '',
    };
    const jobs = [{ id: 'own:1', parts: { ...shop, address } }];
    expect(said(business(selfEmployed, { jobs }, BANKRUPTCY))).toEqual([['Khan Repairs', 'hadStaff']]);
    const workHistory = [{ id: 'own:1', parts: { ...shop, kind: 'own business', isNow: true, address } }];
    const given: Given = { workHistory };
    expect(said(business(tenant(), given, DRO))).toEqual([['Khan Repairs', 'hadStaff']]);
    expect(of(tenant(), given).says('hasTraded')).toBe('Yes');
  });

  it('is none of a job with an employer, and no second one of who put it in themselves (DN-676)', () => {
    const jobs = [{ id: 'own:1', parts: shop }];
    expect(business(tenant(), { jobs, hasTraded: true }, BANKRUPTCY)).toEqual([]);
    const businesses = [{ id: 'own:2', parts: { name: 'Khan Repairs' } }];
    expect(business(selfEmployed, { jobs, businesses }, BANKRUPTCY).map(({ name }) => name)).toEqual([
      'Khan Repairs',
    ]);
    // What is added to one that is made from the job is no other.
    const staffed = [{ id: 'work:own:1', parts: { hadStaff: false } }];
    expect(business(selfEmployed, { jobs, businesses: staffed }, BANKRUPTCY)).toHaveLength(1);
  });
});

describe('a home of which only the address is known', () => {
  it('is asked from when it was, once, and the list for what is missing before it only then (DN-676)', () => {
    const facts = tenant();
    const homes = (given: Given) =>
      filled(DRO, factsOf(facts), given)
        .missing.flatMap(({ items }) => items)
        .filter(({ at }) => at.field === 'addresses')
        .map(({ at, why }) => [at.part, why]);
    expect(homes({})).toEqual([['from', null]]);
    const since = (from: string): Given => ({
      addresses: [{ id: 'address:credit-search', parts: { from } }],
    });
    expect(homes(since('2026-01'))).toEqual([[null, expect.stringContaining('back to January 2026')]]);
    expect(homes(since('2020-01'))).toEqual([]);
  });
});

describe('who has no home', () => {
  const nowhere = {
    line1: 'of no fixed abode',
    line2: '',
    town: 'Leeds',
    county: '',
    postcode: '',
    country: '',
  };

  it('says so in place of an address, with the town alone, and is not asked in which nation that is (DN-675)', () => {
    const { asked, clashes, says } = of(tenant(), { homeAddress: nowhere }, SPACE);
    expect(says('homeAddress')).toBe('No fixed address, Leeds');
    expect([asked, clashes]).toEqual([expect.not.arrayContaining(['homeAddress', 'livesHere']), []]);
  });

  it('has an address as everybody has otherwise: with a postcode (DN-675)', () => {
    const { asked } = of(tenant(), { homeAddress: { ...nowhere, line1: '1 Fixed Road' } }, SPACE);
    expect(asked).toContain('homeAddress');
  });
});
