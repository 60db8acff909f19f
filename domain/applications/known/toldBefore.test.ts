import { describe, expect, it } from 'vitest';
import { day, tenant } from '../../solutions/testing/cases.ts';
import type { ApplicationFacts, KnownOfLetters } from '../applicationFacts.ts';
import { filled } from '../filled.ts';
import type { ApplicationForm } from '../form.ts';
import { APPLICATION_FORMS } from '../forms/forms.ts';
import { debt, factsOf } from '../testing/person.ts';

const { 'debt-relief-order': DRO, bankruptcy: BANKRUPTCY, 'iva-handover': IVA } = APPLICATION_FORMS;
const fieldIn = (form: ApplicationForm, facts: ApplicationFacts, id: string) =>
  filled(form, facts, {}).fields.find(({ field }) => field.id === id);

const LETTERS: KnownOfLetters = {
  address: ['12 Lock Lane', 'Leeds', 'LS1 1AA'],
  creditors: { Bank: ['1 High Street', 'York YO1 7HH'] },
  buyers: {},
  debts: { bank: { reference: 'K-204', otherPerson: 'Sam Khan' } },
};

describe('what was typed into letters', () => {
  const bank = debt(1, 500_00, { id: 'bank', initialCreditorName: 'Bank', isJoint: true });
  const facts = { ...factsOf(), letters: LETTERS, debts: { on: null, what: [bank] } };

  it('is not asked again: reference and address of a creditor, and who owes it with them (DN-425)', () => {
    const [entry] = fieldIn(BANKRUPTCY, facts, 'debts')?.entries ?? [];
    const said = new Map(entry?.parts.map(one => [one.part.id, [one.says, one.fromWords]]));
    expect(said.get('reference')).toEqual(['K-204', 'From your letters']);
    expect(said.get('creditorAddress')).toEqual(['1 High Street, York, YO1 7HH', 'From your letters']);
    expect(said.get('jointWith')).toEqual(['Sam Khan', 'From your letters']);
  });

  it('does not stand beside a reference that was told with the debt (DN-425)', () => {
    const told = { ...bank, debt: { ...bank.debt, creditorReference: 'From the list' } };
    const list = filled(BANKRUPTCY, { ...facts, debts: { on: null, what: [told] } }, {});
    const [entry] = list.fields.find(({ field }) => field.id === 'debts')?.entries ?? [];
    expect(entry?.parts.find(({ part }) => part.id === 'reference')?.says).toBe('From the list');
    expect(list.clashes).toEqual([]);
  });

  it('gives the address of today, and is asked about where a search had another (DN-425)', () => {
    const alone = { ...facts, creditSearch: null };
    expect(fieldIn(APPLICATION_FORMS['breathing-space'], alone, 'homeAddress')?.says).toBe(
      '12 Lock Lane, Leeds, LS1 1AA',
    );
    const [home] = fieldIn(DRO, alone, 'addresses')?.entries ?? [];
    expect(home?.parts.map(({ part, says }) => [part.id, says])).toEqual([
      ['address', '12 Lock Lane, Leeds, LS1 1AA'],
      ['from', null],
      ['isNow', 'Yes'],
    ]);
    const both = filled(APPLICATION_FORMS['breathing-space'], facts, {});
    expect(both.clashes.map(({ field }) => field)).toEqual(['homeAddress']);
  });
});

describe('what happened longer ago than a form asks', () => {
  const ago = (year: number) => {
    const { conduct } = tenant();
    const on = day(`${year}-05-01`);
    return factsOf(tenant({ conduct: { ...conduct, gaveAway: on, preferred: on, gambled: on } }));
  };

  it.each<[number, string | undefined, string | undefined]>([
    [2025, 'Yes', 'Yes'],
    [2023, 'No', 'Yes'],
    [2020, 'No', 'No'],
  ])('in %i, two years say %s and five years %s (DN-426)', (year, two, five) => {
    for (const id of ['hasGivenAway', 'hasPreferred']) {
      expect(fieldIn(DRO, ago(year), id)?.says).toBe(two);
      expect(fieldIn(BANKRUPTCY, ago(year), id)?.says).toBe(five);
    }
    expect(fieldIn(BANKRUPTCY, ago(year), 'hasGambled')?.says).toBe(two);
    expect(fieldIn(DRO, ago(year), 'gifts')?.entries.length).toBe(two === 'Yes' ? 1 : undefined);
  });
});

describe('what is to change in the next years', () => {
  const NEVER = { betterIncome: 'never', worseIncome: 'never', lumpSumOn: 'never' } as const;
  const changing = (changes: Partial<ReturnType<typeof tenant>['changes']>) => {
    const told = { ...tenant().changes, ...NEVER, move: 'never', newJob: 'never', ...changes } as const;
    return fieldIn(IVA, factsOf(tenant({ changes: told })), 'expectedChanges')?.says;
  };

  it('is what was told with its days, and none where nothing is (DN-425)', () => {
    expect(changing({ move: day('2027-02-01'), worseIncome: day('2027-01-01') })).toBe(
      'Less money each month from 1 January 2027\nA move to another home on 1 February 2027',
    );
    expect(changing({ newJob: day('2026-01-01') })).toBe('None');
    expect(changing({})).toBe('None');
  });

  it('is asked while something of it was not told (DN-425)', () => {
    expect(changing({ newJob: null })).toBeNull();
  });
});
