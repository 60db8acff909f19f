import { describe, expect, it } from 'vitest';
import { debtOf, tenant } from '../../solutions/testing/cases.ts';
import type { Entry, Given } from '../answer.ts';
import { filled } from '../filled.ts';
import { APPLICATION_FORMS } from '../forms/forms.ts';
import { debt, factsOf } from '../testing/person.ts';

const { bankruptcy: BANKRUPTCY, 'debt-relief-order': DRO } = APPLICATION_FORMS;
const facts = factsOf(tenant({ debts: [debtOf(1, 5_000_00, { debt: { id: 'card' } })] }));
const [OVERDRAFT, HIRE_PURCHASE, MORTGAGE] = [
  kindWith('overdraft'),
  kindWith('secures-vehicle'),
  kindWith('mortgage'),
];

/** The same of somebody of whose work and pay nothing is told. */
const workUnsaid = {
  ...factsOf(tenant({ debts: [], work: { ...tenant().work, status: null } })),
  budget: null,
};

function kindOf(role: string) {
  const found = facts.kinds.find(({ roles }) => roles.some(one => one === role));
  if (!found) throw new Error(`No kind is ${role}.`);
  return found;
}

function kindWith(role: string): string {
  return kindOf(role).name;
}

const added = (parts: Entry['parts']): Given => ({
  debts: [{ id: 'added:1', parts: { creditor: 'Heron', balance: 90_00, ...parts } }],
});

/** What is asked of a form, and what an adviser is told of it, of one of its answers. */
function of(field: string, given: Given, form = BANKRUPTCY, told = facts) {
  const { clashes, otherwise } = filled(form, told, given);
  const within = (values: readonly { readonly fromWords: string }[]) =>
    values
      .map(({ fromWords }) => fromWords)
      .filter(says => /^(Your debts have one|You put in that)/u.test(says));
  return {
    asks: clashes.flatMap(one => (one.field === field ? within(one.values) : [])),
    tells: otherwise.flatMap(one => (one.at.field === field ? within(one.others) : [])),
  };
}

describe('a debt of a form that goes against an answer in it', () => {
  it.each<[string, Given[string], Entry['parts'], string]>([
    ['tenure', 'rents', { kind: MORTGAGE }, 'Your debts have one to Heron on your home'],
    ['hasVehicle', false, { kind: HIRE_PURCHASE }, 'Your debts have one to Heron for a car'],
    ['hasAccounts', false, { kind: OVERDRAFT }, 'Your debts have one to Heron on a bank account'],
    ['hasTraded', false, { isForBusiness: true }, 'Your debts have one to Heron for a business'],
    [
      'workStatus',
      'not working',
      { takenFromWages: true },
      'Your debts have one to Heron that is taken from wages',
    ],
  ])('is told to the adviser where both were said there: %s (DN-1444)', (field, value, parts, says) => {
    const beside = (given: Given) => of(field, { ...given, [field]: value }, BANKRUPTCY, workUnsaid);
    expect(beside(added(parts))).toEqual({ asks: [], tells: [says] });
    expect(beside(added({})).tells).toEqual([]);
    const gone = added({ ...parts, balance: 0, stillStands: false });
    expect(beside(gone).tells).toEqual([]);
  });

  it('is asked about where the answer was told before it (DN-1444)', () => {
    const told = factsOf(tenant({ vehicles: [] }));
    for (const form of [BANKRUPTCY, DRO]) {
      expect(of('hasVehicle', added({ kind: HIRE_PURCHASE }), form, told).asks).toEqual([
        'Your debts have one to Heron for a car',
      ]);
    }
    expect(of('tenure', added({ kind: MORTGAGE }), DRO).asks).toHaveLength(1);
  });

  it('is nothing where both were told before the form, which the review asks about (DN-1444)', () => {
    const what = [debt(kindOf('secures-vehicle').id, 500_00, { id: 'card' })];
    const told = { ...factsOf(tenant({ vehicles: [] })), debts: { on: null, what } };
    expect(of('hasVehicle', {}, DRO, told)).toEqual({ asks: [], tells: [] });
    expect(of('hasVehicle', { hasVehicle: false }, DRO, told).tells).toHaveLength(1);
  });
});

it('a petition is a court case, and restrictions follow on a bankruptcy (DN-1444)', () => {
  const petition = { hasPetition: true, hasCourtCase: false };
  expect(of('hasCourtCase', petition).tells).toEqual(['You put in that a court was asked for a bankruptcy']);
  const restricted = { hasRestrictions: true, hasEarlier: false };
  expect(of('hasEarlier', restricted).tells).toEqual(['You put in that there are bankruptcy restrictions']);
  expect(of('hasEarlier', { hasRestrictions: false, hasEarlier: false }).tells).toEqual([]);
});
