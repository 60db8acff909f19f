import { describe, expect, it } from 'vitest';
import type { Case } from '../../solutions/case/case.ts';
import { day, tenant } from '../../solutions/testing/cases.ts';
import { filled } from '../filled.ts';
import { APPLICATION_FORMS } from '../forms/forms.ts';
import { factsOf } from '../testing/person.ts';

const DRO = APPLICATION_FORMS['debt-relief-order'];
const fieldsOf = (facts: Partial<Case>) => {
  const { fields } = filled(DRO, { ...factsOf(), review: { on: null, what: tenant(facts) } }, {});
  return (id: string) => fields.find(({ field }) => field.id === id);
};

describe('what was granted here before a form', () => {
  it('is known to it with its day, though nothing was told, and says where it is from (DN-1164)', () => {
    const granted: Case['grantedHere'] = [
      { shortName: 'DRO', startedOn: day('2019-03-02'), endsOn: day('2020-03-02') },
    ];
    const field = fieldsOf({ earlier: [], grantedHere: granted });
    expect(field('hasEarlier')).toMatchObject({
      value: true,
      fromWords: 'It was granted while you were with us',
    });
    const parts = field('earlierSolutions')?.entries[0]?.parts.map(({ part, value }) => [part.id, value]);
    expect(parts).toEqual(
      expect.arrayContaining([
        ['kind', 'debt relief order'],
        ['startedOn', '2019-03-02'],
        ['isActive', false],
        ['endedOn', '2020-03-02'],
      ]),
    );
  });

  it('is not told of a mental health crisis (DN-1164)', () => {
    const field = fieldsOf({
      earlier: [],
      grantedHere: [{ shortName: 'MHBS', startedOn: day('2026-09-01'), endsOn: null }],
    });
    expect(field('hasEarlier')).toMatchObject({ value: false });
  });
});
