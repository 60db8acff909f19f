import { describe, expect, it } from 'vitest';
import type { Address, Given } from './answer.ts';
import { forLetters } from './forLetters.ts';
import type { ApplicationKind } from './form.ts';
import { APPLICATION_FORMS } from './forms/forms.ts';

const lane: Address = {
  line1: '4 Lock Lane',
  line2: '',
  town: 'Leeds',
  county: '',
  postcode: 'LS1 1AA',
  country: '',
};
const mill: Address = { ...lane, line1: '9 Mill Row' };
const LANE = '4 Lock Lane\nLeeds\nLS1 1AA';

const form = (given: Given, kind: ApplicationKind = 'breathing-space') => ({
  form: APPLICATION_FORMS[kind],
  given,
});
const livesAt = (address: Address, more: Given = {}): Given => ({
  addresses: [{ id: 'added:1', parts: { address, isNow: true } }],
  ...more,
});
const addressIn = (...forms: readonly Given[]) => forLetters(forms.map(given => form(given))).address;

describe('the address that letters take from forms', () => {
  it('is the one of now, once nobody would be in danger from it (DN-1467)', () => {
    expect(addressIn(livesAt(lane))).toBeNull();
    expect(addressIn(livesAt(lane, { isAddressHidden: false }))).toBe(LANE);
    const earlier = { addresses: [{ id: 'added:1', parts: { address: lane, isNow: false } }] };
    expect(addressIn({ ...earlier, isAddressHidden: false })).toBeNull();
  });

  it('is none, whatever was given before or since, once one form says that it must be hidden (DN-1467)', () => {
    expect(addressIn(livesAt(lane, { isAddressHidden: true }))).toBe('');
    expect(addressIn(livesAt(lane, { isAddressHidden: false }), { isAddressHidden: true })).toBe('');
    // A form begun again asks it anew: until it is answered, what was said last stands.
    expect(addressIn(livesAt(lane, { isAddressHidden: true }), livesAt(lane))).toBe('');
    expect(addressIn(livesAt(lane, { isAddressHidden: true }), livesAt(mill))).toBe('');
    expect(addressIn({ isAddressHidden: true }, livesAt(lane, { isAddressHidden: false }))).toBe(LANE);
  });

  it('is not another one of which nobody has said yet whether it may be seen, nor the one before that (DN-1467)', () => {
    const safe = livesAt(lane, { isAddressHidden: false });
    expect(addressIn(safe, livesAt(lane))).toBe(LANE);
    expect(addressIn(safe, livesAt(mill))).toBeNull();
    const none = { ...lane, line1: 'no fixed address', postcode: '' };
    expect(addressIn(safe, livesAt(none, { isAddressHidden: false }))).toBeNull();
  });
});

describe('what letters take from forms of a debt', () => {
  it('is the reference and the address that were given last, of debts of the list alone (DN-1466)', () => {
    const debts = (parts: Record<string, string | Address>) => ({
      debts: [
        { id: 'debt:1', parts },
        { id: 'added:1', parts: { reference: 'no debt of the list' } },
      ],
    });
    const given = [debts({ reference: 'A 1', creditorAddress: mill }), debts({ reference: 'A 2' })];
    expect([...forLetters(given.map(one => form(one))).debts]).toEqual([
      ['1', { reference: 'A 2', creditorAddress: '9 Mill Row\nLeeds\nLS1 1AA' }],
    ]);
  });
});
