import { describe, expect, it } from 'vitest';
import { compileJourney } from '../../../journeys/plan.ts';
import type { Condition, Step } from '../../definition/definition.ts';
import { advice, chose, dropOut, journey, page, radio, typed, wayTo } from '../../fixtures/build.ts';

/** What is found of a way on with a condition: the code, and the place as far as the step. */
function found(asked: Step, condition: Condition): readonly string[] {
  const nextStep = [wayTo('out', condition), wayTo('advice')];
  const compiled = compileJourney(journey(page('one', { ...asked, nextStep }, dropOut('out'), advice())));
  return compiled.ok ? [] : compiled.faults.map(({ code, where }) => `${code}: ${where}`);
}

describe('an order is refused', () => {
  it.each<[string, Step, Condition]>([
    ['answer ids', radio('q', ['a', 'b']), { ...chose('q.a'), operator: 'lt' }],
    ['names', typed('Text', 'q'), { property: 'value', operator: 'gt', value: 'm' }],
    ['short texts', typed('Short Text', 'q'), { property: 'value', operator: 'gt', value: 5 }],
    ['addresses', typed('Email', 'q'), { property: 'value', operator: 'lte', value: 5 }],
    [
      'a date of birth and a number',
      typed('Date of Birth', 'q'),
      { property: 'value', operator: 'lt', value: 2000 },
    ],
    ['a month and a year', typed('Month and Year', 'q'), { property: 'value', operator: 'gt', value: 2024 }],
    [
      'a day of the year and one that there never is',
      typed('Day and Month', 'q'),
      { property: 'value', operator: 'lt', value: '--02-30' },
    ],
    [
      'a day of the year and one without its mark',
      typed('Day and Month', 'q'),
      { property: 'value', operator: 'lt', value: 'x-02-28' },
    ],
    ['phone numbers', typed('Phone Number', 'q'), { property: 'value', operator: 'gt', value: 5 }],
    ['an amount and a word', typed('Money', 'q'), { property: 'value', operator: 'lte', value: 'lots' }],
    ['a date and a number', typed('Date', 'q'), { property: 'value', operator: 'lt', value: 2024 }],
    [
      'a month and a date',
      typed('Month and Year', 'q'),
      { property: 'value', operator: 'lt', value: '2024-01-01' },
    ],
    [
      'a day of the year and a date',
      typed('Day and Month', 'q'),
      { property: 'value', operator: 'gte', value: '2024-01-01' },
    ],
  ])('between %s (JN-031)', (_, asked, condition) => {
    expect(found(asked, condition)).toEqual([
      "cannot-be-ordered: page 'one', section 'one-section', step 'q', way on 1 (to 'out')",
    ]);
  });
});

it('is refused by the type of the step that is compared, not of the one that asks (JN-031)', () => {
  const born = typed('Date', 'born');
  const asks = (value: string | number) =>
    journey(
      page(
        'one',
        born,
        radio(
          'home',
          ['own', 'rent'],
          wayTo('out', { property: 'value', operator: 'lt', value, stepId: 'born' }),
          wayTo('advice'),
        ),
        dropOut('out'),
        advice(),
      ),
    );
  expect(compileJourney(asks(2000))).toMatchObject({
    ok: false,
    faults: [{ code: 'cannot-be-ordered', message: "'2000' is not a date such as 2024-02-29." }],
  });
  expect(compileJourney(asks('2000-01-01')).ok).toBe(true);
});

describe('an order is accepted (HO-132)', () => {
  it.each<[string, Step, string | number]>([
    ['between two dates', typed('Date', 'q'), '2024-02-29'],
    ['between a date of birth and a date', typed('Date of Birth', 'q'), '1990-12-31'],
    ['between two months', typed('Month and Year', 'q'), '2024-02'],
    ['between two days of the year', typed('Day and Month', 'q'), '--02-29'],
    ['between an amount and a range', typed('Money', 'q'), '£1,000 - £2,000'],
    ['among answers to choose, which are known one by one', radio('q', ['never', 'often']), 'never'],
  ])('%s (JN-031)', (_, asked, value) => {
    const codes = found(asked, { property: 'value', operator: 'gt', value }).map(
      fault => fault.split(':')[0],
    );
    expect(codes).not.toContain('cannot-be-ordered');
  });
});
