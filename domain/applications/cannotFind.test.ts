import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { tenant } from '../solutions/testing/cases.ts';
import type { Address, Entry, Given } from './answer.ts';
import { isEntries } from './answer.ts';
import { checkAnswer } from './check/checkAnswer.ts';
import { fileOf } from './file/fileOf.ts';
import { schemaOf } from './file/schemaOf.ts';
import { filled } from './filled.ts';
import { address } from './forms/fields/field.ts';
import { APPLICATION_FORMS } from './forms/forms.ts';
import { sayAddress } from './sayValue.ts';
import { answersTo, HOME } from './testing/answers.ts';
import { NOTHING_KNOWN, TODAY } from './testing/person.ts';

const form = APPLICATION_FORMS.bankruptcy;
const validate = new Ajv2020({ strict: true, strictRequired: false }).compile(schemaOf(form));
const line = (line1: string): Address => ({ ...HOME, line1, town: '', postcode: '' });
const THEIRS = address('a', 'A', null, { mayBeUnknown: true });
const ofElse = (line1: string) => checkAnswer(THEIRS, line(line1), TODAY);

/** The file of a bankruptcy in which all is answered, with another answer to parts of its lists. */
function withParts(list: string, parts: Entry['parts'], without: readonly string[] = []) {
  const given = answersTo(form, 'yes');
  const entries = given[list];
  if (!isEntries(entries)) throw new Error(`No list ${list}`);
  const changed = entries.map(entry => {
    const kept = Object.entries(entry.parts).filter(([id]) => !without.includes(id));
    return { ...entry, parts: { ...Object.fromEntries(kept), ...parts } };
  });
  const all: Given = { ...given, [list]: changed };
  const facts = { ...NOTHING_KNOWN, review: { on: null, what: tenant() } };
  const found = filled(form, facts, all);
  return {
    missing: found.missing.flatMap(({ items }) => items.map(({ label }) => label)),
    ...fileOf(form, found, TODAY),
  };
}

describe('what somebody can’t find', () => {
  it.each(['not known', 'Not known.', 'unknown', 'I don’t know', "don't know"])(
    'is said of an address of others in its first line: %s (DN-862)',
    typed => {
      const checked = ofElse(typed);
      expect(checked.ok && sayAddress(checked.value as Address)).toBe('Not known');
    },
  );

  it('is not taken for the home of today, nor for one of a road of that name (DN-862)', () => {
    expect(checkAnswer(address('a', 'A', null), line('not known'), TODAY).ok).toBe(false);
    expect(ofElse('2 Unknown Road').ok).toBe(false);
    const home = APPLICATION_FORMS['breathing-space'].groups.flatMap(({ fields }) => fields);
    expect(home.find(({ id }) => id === 'homeAddress')).toMatchObject({ mayBeUnknown: false });
  });

  it('of a creditor goes into the file by its schema (DN-862)', () => {
    const checked = ofElse('not known');
    const { file, missing } = withParts('debts', {
      creditorAddress: checked.ok ? (checked.value as Address) : HOME,
    });
    expect(missing).toEqual([]);
    expect(validate(JSON.parse(JSON.stringify(file)))).toBe(true);
  });

  it('is not asked of an account without a sort code, whose own number is (DN-862)', () => {
    const numbers = ['sortCode', 'accountNumber', 'accountReference'];
    expect(withParts('accounts', { kind: 'other' }, numbers).missing).toEqual(['Number of the account']);
    const { file, missing } = withParts('accounts', { kind: 'other', accountReference: 'B 12' }, numbers);
    expect(missing).toEqual([]);
    expect(validate(JSON.parse(JSON.stringify(file)))).toBe(true);
    expect(withParts('accounts', { kind: 'savings' }, numbers).missing).toEqual([
      'Sort code',
      'Account number',
    ]);
  });
});
