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
    expect(reading(all).grade).toBeLessThanOrEqual(6);
  });

  it.each(APPLICATION_KINDS)('says one thing by one name in every form: %s (DN-202)', kind => {
    const seen = new Map<string, string>();
    for (const form of [APPLICATION_FORMS[kind], ...APPLICATION_KINDS.map(each => APPLICATION_FORMS[each])]) {
      for (const { id, kind: of } of fieldsOf(form)) {
        expect(seen.get(id) ?? of).toBe(of);
        seen.set(id, of);
      }
    }
  });
});
