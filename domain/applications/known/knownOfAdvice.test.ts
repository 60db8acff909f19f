import { describe, expect, it } from 'vitest';
import { tenant } from '../../solutions/testing/cases.ts';
import { filled } from '../filled.ts';
import { APPLICATION_FORMS } from '../forms/forms.ts';
import { factsOf } from '../testing/person.ts';

describe('what an insolvency practitioner hears of the advice', () => {
  const form = APPLICATION_FORMS['iva-handover'];
  const full = filled(form, factsOf(tenant({ left: 300_00 })), {});
  const fieldOf = (id: string) => full.fields.find(({ field }) => field.id === id);

  it('is the day, what was recommended, and each other way with what closed it (DN-201)', () => {
    expect(fieldOf('advisedOn')).toMatchObject({ says: '21 November 2026', fromWords: 'From your advice' });
    expect(fieldOf('recommended')?.value).toEqual(expect.any(String));
    const ways = fieldOf('rejected')?.entries ?? [];
    const order = ways.find(({ id }) => id === 'way:DRO');
    expect(order?.parts.map(({ says }) => says)).toEqual([
      'Debt Relief Order',
      expect.stringContaining('£300 a month. It can be up to £75 a month.'),
    ]);
  });

  it('is neither the way itself nor what only gives time or is done at home (DN-201)', () => {
    const ids = fieldOf('rejected')?.entries.map(({ id }) => id) ?? [];
    expect(ids).toContain('way:DMP');
    for (const id of ['way:IVA', 'way:BS', 'way:MHBS', 'way:DAP']) expect(ids).not.toContain(id);
  });

  it('leaves to the person why they do not take a way that is open (DN-202)', () => {
    const why = full.missing.flatMap(({ items }) => items).filter(({ at }) => at.field === 'rejected');
    expect(why.map(({ of, label }) => [of, label])).toContainEqual(['Debt Management Plan', 'Why not']);
  });
});
