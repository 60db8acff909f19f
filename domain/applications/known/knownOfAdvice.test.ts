import { describe, expect, it } from 'vitest';
import { tenant } from '../../solutions/testing/cases.ts';
import { filled } from '../filled.ts';
import type { Filled } from '../filledForm.ts';
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

  it('names each other way, Breathing Space too, but not the way itself, what is done at home or for a crisis (DN-1710)', () => {
    const ids = fieldOf('rejected')?.entries.map(({ id }) => id) ?? [];
    expect(ids).toEqual(expect.arrayContaining(['way:DMP', 'way:BS', 'way:BKY']));
    for (const id of ['way:IVA', 'way:MHBS', 'way:DAP']) expect(ids).not.toContain(id);
  });

  it('has why not each of them from the advice, so that its person is asked for none (DN-1710)', () => {
    const asked = full.missing.flatMap(({ items }) => items).filter(({ at }) => at.field === 'rejected');
    expect(asked).toEqual([]);
    expect(whyOf(full, 'DMP')).toMatch(/^It is (open too|what we advised)\. /u);
    for (const { id, parts } of fieldOf('rejected')?.entries ?? []) {
      expect(parts.find(({ part }) => part.id === 'why')?.says, id).toEqual(expect.any(String));
    }
  });

  it('says what one that is open would come to, beside what we advised (DN-1710)', () => {
    const { advice, ...known } = factsOf(tenant({ left: 300_00 }));
    if (advice === null) throw new Error('There is no advice');
    const first = (recommended: string | null) =>
      whyOf(
        filled(form, { ...known, advice: { ...advice, groups: { ...advice.groups, recommended } } }, {}),
        'DMP',
      );
    expect(first('DMP')).toBe(
      'It is what we advised. Another way was chosen: why is under “Why you choose this”.',
    );
    expect(first(null)).toMatch(
      /^It is open too\. We put no way first\.\nThis way would take .+, and £.+ in all\.$/u,
    );
    expect(first('IVA')).toMatch(
      /^It is open too\. We advised another first: Individual .+\.\nThis way .+$/u,
    );
  });

  it('leaves a reason that its person wrote when they were asked for it (DN-1710)', () => {
    const given = { rejected: [{ id: 'way:DMP', parts: { why: 'It takes too long' } }] };
    expect(whyOf(filled(form, factsOf(tenant({ left: 300_00 })), given), 'DMP')).toBe('It takes too long');
  });
});

function whyOf({ fields }: Filled, way: string) {
  const entry = fields
    .find(({ field }) => field.id === 'rejected')
    ?.entries.find(({ id }) => id === `way:${way}`);
  return entry?.parts.find(({ part }) => part.id === 'why')?.says;
}
