import { describe, expect, it } from 'vitest';
import { tenant } from '../solutions/testing/cases.ts';
import type { Given } from './answer.ts';
import { fileOf } from './file/fileOf.ts';
import { filled } from './filled.ts';
import { APPLICATION_FORMS } from './forms/forms.ts';
import { factsOf, TODAY } from './testing/person.ts';

const form = APPLICATION_FORMS['breathing-space'];
const withKind = (kind: string, id = 'own:1'): Given => ({
  debts: [{ id, parts: { creditor: 'Aunt Ida', kind } }],
});
const after = (given: Given) => filled(form, factsOf(tenant()), given);
const kindIn = (given: Given) => {
  const { missing, fields } = after(given);
  const asked = missing.flatMap(({ items }) => items).find(({ at }) => at.part === 'kind');
  const entry = fields.find(({ field }) => field.id === 'debts')?.entries.at(-1);
  return { says: entry?.parts.find(({ part }) => part.id === 'kind')?.says ?? null, why: asked?.why ?? null };
};

describe('the kind of a debt that was added in a form', () => {
  it('stands as it is where there is such a kind, however it was typed before it was chosen (DN-860)', () => {
    expect(kindIn(withKind('Credit card'))).toEqual({ says: 'Credit card', why: null });
    expect(kindIn(withKind('credit cards'))).toEqual({ says: 'credit cards', why: null });
  });

  it('is asked again where nobody knows what was typed, which is said with it and kept (DN-860)', () => {
    const why = 'You put in “money thing”. Choose the kind of debt that it is';
    expect(kindIn(withKind('money thing'))).toEqual({ says: null, why });
    expect(fileOf(form, after(withKind('money thing')), TODAY).file).toBeNull();
  });

  it('is not asked again of a debt of the list, which has its kind from there (DN-860)', () => {
    const [known] = after({}).fields.find(({ field }) => field.id === 'debts')?.entries ?? [];
    expect(known?.parts.find(({ part }) => part.id === 'kind')?.from).toBe('told');
    const given: Given = { debts: [{ id: known?.id ?? '', parts: { kind: 'my card' } }] };
    expect(kindIn(given).why).toBeNull();
  });
});
