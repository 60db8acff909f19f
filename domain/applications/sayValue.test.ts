import { describe, expect, it } from 'vitest';
import { changedSince } from './changedSince.ts';
import type { SingleField } from './form.ts';
import { EXPECTED_CHANGES } from './forms/fields/advice.ts';
import { sayValue } from './sayValue.ts';

const says = (value: string, field: SingleField = EXPECTED_CHANGES) => sayValue(field, value);
const at = { field: 'expectedChanges', entry: null, part: null };
const answer = (said: string) => ({ at, label: 'What may change', of: null, says: said });

describe('that there is nothing, in a form', () => {
  it('is said one way, however it was typed, and no other text is touched (DN-1624)', () => {
    expect(['none', 'None', 'NONE', 'none.'].map(value => says(value))).toEqual(Array(4).fill('None'));
    expect(says('none of my children')).toBe('none of my children');
    expect(says('A move')).toBe('A move');
  });

  it('is no other answer than it was in what was handed over before (DN-1624)', () => {
    expect(changedSince([answer('none')], [answer('None')])).toEqual([]);
    expect(changedSince([answer('none')], [answer('A move')])).toMatchObject([
      { was: 'None', now: 'A move' },
    ]);
  });
});
