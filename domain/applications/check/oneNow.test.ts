import { describe, expect, it } from 'vitest';
import type { Entry } from '../answer.ts';
import { filled } from '../filled.ts';
import { fieldsOf } from '../form.ts';
import { APPLICATION_FORMS } from '../forms/forms.ts';
import { HOME } from '../testing/answers.ts';
import { factsOf } from '../testing/person.ts';
import { alsoNow, otherIsNow } from './oneNow.ts';

const FORM = APPLICATION_FORMS['debt-relief-order'];
const LIST = { isOneNow: true };
const TANNERY = { ...HOME, line1: '14 Tannery Row', postcode: 'LS9 8AA' };
/** Its id is that of what the searched address has: it stands in its place. */
const here: Entry = {
  id: 'address:credit-search',
  parts: { address: TANNERY, from: '2025-06', isNow: true },
};
const lane: Entry = { id: 'b', parts: { address: HOME, from: '2015-01', isNow: true } };
const ASKS = 'You said that you live at 14 Tannery Row now. When did you leave 12 Lock Lane?';

describe('a second home of now', () => {
  it('is asked about, by the names of both (DN-1671)', () => {
    expect(otherIsNow(LIST, [here], lane)).toEqual({
      part: 'isNow',
      message: expect.stringMatching(new RegExp(`^${ASKS.replace('?', '\\?')}`, 'u')),
    });
    // Of one that is there its address is known, where that alone is said again.
    expect(otherIsNow(LIST, [here, lane], { id: 'b', parts: { isNow: true } })?.message).toContain(ASKS);
  });

  it.each<[string, Entry, { isOneNow: boolean }]>([
    ['that was left', { ...lane, parts: { ...lane.parts, isNow: false, to: '2025-06' } }, LIST],
    [
      'that is the same',
      { ...lane, parts: { ...lane.parts, address: { ...TANNERY, line1: '14, Tannery row' } } },
      LIST,
    ],
    ['that is itself', { ...here, parts: { isNow: true } }, LIST],
    ['of a list that takes more, as of jobs', lane, { isOneNow: false }],
  ])('is none %s (DN-1671)', (_, entry, list) => {
    expect(otherIsNow(list, [here], entry)).toBeNull();
  });

  it('that is in the form already is open at the one that began first, whatever their order (DN-1671)', () => {
    for (const entries of [
      [here, lane],
      [lane, here],
    ]) {
      expect([...alsoNow(LIST, entries).keys()]).toEqual(['b']);
      const { missing } = filled(FORM, factsOf(), { addresses: entries });
      const asked = missing.flatMap(({ items }) => items).filter(({ at }) => at.field === 'addresses');
      expect(asked.map(({ at, why }) => [at.entry, at.part, why])).toEqual([
        ['b', 'isNow', expect.stringContaining(ASKS)],
      ]);
    }
  });

  it('is asked of homes alone: two jobs can be had at once (DN-1671)', () => {
    const lists = Object.values(APPLICATION_FORMS)
      .flatMap(fieldsOf)
      .filter(field => field.kind === 'list' && field.isOneNow);
    expect(new Set(lists.map(({ id }) => id))).toEqual(new Set(['addresses']));
  });
});
