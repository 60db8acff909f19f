import { describe, expect, it } from 'vitest';
import { reading, unwelcomeWords } from '../../journeys/testing/plainEnglish.ts';
import { APPLICATION_KINDS, type Field, fieldsOf } from '../form.ts';
import { APPLICATION_FORMS } from './forms.ts';

/** Every text that people read of a field. */
function textsOf(field: Field): readonly string[] {
  const own = [field.label, field.hint ?? ''];
  if (field.kind === 'list') return [...own, ...field.parts.flatMap(textsOf)];
  return field.kind === 'choice' ? [...own, ...field.options.map(({ label }) => label)] : own;
}

describe('what an application asks', () => {
  it.each(APPLICATION_KINDS)('is said in plain words that blame nobody: %s (DN-202)', kind => {
    for (const text of fieldsOf(APPLICATION_FORMS[kind])
      .flatMap(textsOf)
      .filter(each => each !== '')) {
      expect([text, unwelcomeWords(text)]).toEqual([text, []]);
      expect([text, reading([text]).longestWords]).toSatisfy(([, words]) => words <= 16);
      expect(text).not.toMatch(/!|\.$/u);
    }
    const all = fieldsOf(APPLICATION_FORMS[kind]).flatMap(textsOf);
    // One year is a year (DN-682).
    expect(all.join()).not.toMatch(/\b1 years\b/u);
    expect(reading(all).grade).toBeLessThanOrEqual(6);
  });

  it('is one kind of answer by one name, in whatever form: what was given counts in each (DN-202)', () => {
    const kinds = new Map<string, Set<string>>();
    for (const form of APPLICATION_KINDS.map(kind => APPLICATION_FORMS[kind])) {
      for (const { id, kind } of fieldsOf(form)) kinds.set(id, (kinds.get(id) ?? new Set()).add(kind));
    }
    expect([...kinds].filter(([, of]) => of.size > 1)).toEqual([]);
    expect(kinds.size).toBeGreaterThan(80);
  });
});
