import { describe, expect, it } from 'vitest';
import type { Address, Given } from './answer.ts';
import type { ApplicationKind } from './form.ts';
import { APPLICATION_FORMS } from './forms/forms.ts';
import { fromBefore } from './fromBefore.ts';
import { keyOf } from './written.ts';

const FIRST = '2026-03-03T10:00:00.000Z';
const SECOND = '2026-05-05T10:00:00.000Z';
const home: Address = {
  line1: '4 Lock Lane',
  line2: '',
  town: 'Leeds',
  county: '',
  postcode: 'LS1 1AA',
  country: '',
};

const before = (kind: ApplicationKind, given: Given, on = FIRST) => ({ kind, given, written: [], on });
const begun = (kind: ApplicationKind, ...forms: readonly ReturnType<typeof before>[]) =>
  fromBefore(APPLICATION_FORMS[kind], forms);

describe('a form whose person filled in one of another kind before', () => {
  it('begins with what both ask, of lists each part that both ask, with its day (DN-1468)', () => {
    const debt = { reference: 'KC 2281', creditorAddress: home, inIt: true };
    const { given, written } = begun(
      'debt-relief-order',
      before('breathing-space', {
        hasOtherNames: true,
        otherNames: [{ id: 'added:1', parts: { name: 'Jo Mill' } }],
        debts: [{ id: 'debt:1', parts: debt }],
        ongoing: [{ id: 'added:2', parts: { name: 'Gas' } }],
      }),
    );
    expect(given).toEqual({
      hasOtherNames: true,
      otherNames: [{ id: 'added:1', parts: { name: 'Jo Mill' } }],
      debts: [{ id: 'debt:1', parts: { reference: 'KC 2281', creditorAddress: home } }],
    });
    expect(written).toContainEqual({
      at: { field: 'debts', entry: 'debt:1', part: 'reference' },
      by: null,
      on: FIRST,
      isBefore: true,
    });
  });

  it('asks anew what is agreed to, whose address is hidden, health, and the same of other years (DN-1468)', () => {
    const agreed = { mayShareHealth: true, isAddressHidden: false, healthNotes: 'asthma', livesHere: true };
    const years = {
      hasGivenAway: true,
      gifts: [{ id: 'added:1', parts: { on: '2022-01-01', what: 'a ring' } }],
    };
    const { given } = begun('trust-deed', before('iva-handover', { ...agreed, maritalStatus: 'widowed' }));
    expect(given).toEqual({ maritalStatus: 'widowed' });
    expect(begun('debt-relief-order', before('bankruptcy', years)).given).toEqual({});
    expect(begun('iva-handover', before('bankruptcy', years)).given).toMatchObject({ hasGivenAway: true });
  });

  it('has the address of now, whether one home is asked or each of some years (DN-1468)', () => {
    const listed = begun('debt-relief-order', before('breathing-space', { homeAddress: home }));
    expect(listed.given).toEqual({
      addresses: [{ id: 'address:letters', parts: { address: home, isNow: true } }],
    });
    expect(listed.written.map(({ at, on }) => [at.part, on])).toEqual([
      ['address', FIRST],
      ['isNow', FIRST],
    ]);
    const entry = (id: string, isNow: boolean) => ({ id, parts: { address: home, isNow } });
    const from = (...addresses: readonly ReturnType<typeof entry>[]) =>
      begun('breathing-space', before('debt-relief-order', { addresses })).given;
    expect(from(entry('added:1', true), entry('added:2', false))).toEqual({ homeAddress: home });
    expect(from(entry('added:1', true), entry('added:2', true))).toEqual({});
  });

  it('takes each answer from the newest that has it, and none older than the one for the same (DN-1468)', () => {
    const { given, written } = begun(
      'debt-relief-order',
      before('breathing-space', { phone: '07700 900123' }, SECOND),
      before('debt-relief-order', { phone: '07700 900456', maritalStatus: 'widowed' }),
      before('bankruptcy', { hasOtherNames: false }),
    );
    expect(given).toEqual({ phone: '07700 900123', maritalStatus: 'widowed' });
    expect(written.map(({ at, on }) => [keyOf(at), on])).toEqual([
      [keyOf({ field: 'phone', entry: null, part: null }), SECOND],
      [keyOf({ field: 'maritalStatus', entry: null, part: null }), FIRST],
    ]);
  });
});
