import { describe, expect, it } from 'vitest';
import { tenant } from '../../solutions/testing/cases.ts';
import type { Given } from '../answer.ts';
import { filled } from '../filled.ts';
import { APPLICATION_FORMS } from '../forms/forms.ts';
import { factsOf } from '../testing/person.ts';

const { 'debt-relief-order': DRO } = APPLICATION_FORMS;
const ASKS =
  'You put in: Married or in a civil partnership. Pick this if they live with you, also if they don’t share your budget. Live apart? Then pick 0';

/** What is asked twice, of somebody who has told of a budget for one and of no other grown-up. */
const asked = (given: Given) =>
  filled(DRO, factsOf(tenant()), given).clashes.map(({ at, values }) => [
    at.field,
    ...values.map(({ says, fromWords }) => `${says}: ${fromWords}`),
  ]);
const settled = (given: Given) => {
  const { fields, otherwise } = filled(DRO, factsOf(tenant()), { maritalStatus: 'married', ...given });
  const one = fields.find(({ field }) => field.id === 'otherAdults');
  return [one?.value, otherwise.map(({ at }) => at.field)];
};

describe('somebody who is married and told of nobody else in their home', () => {
  it('is asked how many grown-ups live there, with a way out for who lives apart or shares nothing (DN-1629)', () => {
    expect(asked({ maritalStatus: 'married' })).toEqual([
      ['otherAdults', '0: You told us on 8 November', `1: ${ASKS}`],
    ]);
  });

  it('settles it by their word, which an adviser sees beside what was told (DN-1629)', () => {
    expect(asked({ maritalStatus: 'married', otherAdults: 0 })).toEqual([]);
    expect(settled({ otherAdults: 0 })).toEqual([0, ['otherAdults']]);
    expect(settled({ otherAdults: 1 })).toEqual([1, ['otherAdults']]);
  });

  it.each(['single', 'apart', 'separated', 'divorced', 'widowed'])(
    'is not asked who is %s (DN-1629)',
    status => {
      expect(asked({ maritalStatus: status })).toEqual([]);
    },
  );

  it('is not asked where another grown-up is told of (DN-1629)', () => {
    expect(asked({ maritalStatus: 'married', otherAdults: 2 })).toEqual([]);
  });
});
