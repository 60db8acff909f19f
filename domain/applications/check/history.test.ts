import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Entry } from '../answer.ts';
import { filled } from '../filled.ts';
import { APPLICATION_FORMS } from '../forms/forms.ts';
import { HOME } from '../testing/answers.ts';
import { factsOf, TODAY } from '../testing/person.ts';
import { gapsIn } from './history.ts';

const THREE_YEARS = { months: 36, today: TODAY };
const from = (start: string, to?: string): Entry => ({
  id: start,
  parts: to === undefined ? { from: start, isNow: true } : { from: start, isNow: false, to },
});

describe('the months that a history leaves out', () => {
  it.each<[string, readonly Entry[], readonly string[]]>([
    ['none, from one home', [from('2020-01')], []],
    ['none, from the first month asked about', [from('2023-11')], []],
    ['the months before, for who moved in later', [from('2024-02')], ['November 2023 to January 2024']],
    ['none between two homes of the same month', [from('2024-05'), from('2019-01', '2024-05')], []],
    ['none between two months that follow', [from('2024-06'), from('2019-01', '2024-05')], []],
    ['one month between two', [from('2024-07'), from('2019-01', '2024-05')], ['June 2024']],
    [
      'each gap of several, in order',
      [from('2026-01'), from('2025-01', '2025-06'), from('2024-01', '2024-06')],
      ['November 2023 to December 2023', 'July 2024 to December 2024', 'July 2025 to December 2025'],
    ],
    [
      'the last months, for who lives nowhere now',
      [from('2019-01', '2026-08')],
      ['September 2026 to November 2026'],
    ],
    ['all, where every home is older', [from('2001-01', '2010-01')], ['November 2023 to November 2026']],
    ['all, without a home', [], ['November 2023 to November 2026']],
    ['none, where one home lies within another', [from('2019-01'), from('2024-01', '2024-03')], []],
  ])('are %s (DN-207)', (_, entries, expected) => {
    expect(gapsIn(entries, THREE_YEARS)).toEqual(expected);
  });

  it('cannot be said while an entry does not say its months (DN-207)', () => {
    expect(gapsIn([from('2020-01'), { id: 'x', parts: { isNow: true } }], THREE_YEARS)).toBeNull();
    expect(gapsIn([{ id: 'x', parts: { from: '2020-01', isNow: false } }], THREE_YEARS)).toBeNull();
  });

  it('are the same in whatever order the homes come, and fewer with each (DN-207)', () => {
    const year = fc.integer({ min: 2022, max: 2026 });
    const home = fc
      .tuple(year, fc.integer({ min: 1, max: 9 }), fc.integer({ min: 0, max: 3 }))
      .map(([y, m, long]) => from(`${y}-0${m}`, `${y}-${String(m + long).padStart(2, '0')}`));
    const monthsIn = (entries: readonly Entry[]) =>
      (gapsIn(entries, THREE_YEARS) ?? []).flatMap(gap => gap.split(' to ')).length;
    fc.assert(
      fc.property(fc.array(home, { maxLength: 6 }), homes => {
        expect(gapsIn(homes.toReversed(), THREE_YEARS)).toEqual(gapsIn(homes, THREE_YEARS));
        expect(gapsIn([...homes, from('2000-01')], THREE_YEARS)).toEqual([]);
        if (homes.length === 0) expect(monthsIn(homes)).toBe(2);
      }),
    );
  });
});

it('a form asks for what its history leaves out, by name (DN-207)', () => {
  const parts = { isNow: true, from: '2024-02' };
  const form = APPLICATION_FORMS['debt-relief-order'];
  const asked = (given: Parameters<typeof filled>[2]) =>
    filled(form, factsOf(), given)
      .missing.flatMap(({ items }) => items)
      .filter(({ at }) => at.field === 'addresses');
  const short = asked({ addresses: [{ id: 'address:credit-search', parts }] });
  expect(short.map(({ at, why }) => [at.part, why])).toEqual([
    [null, 'Nothing is there yet for November 2023 to January 2024'],
  ]);
  const before = { id: 'own:1', parts: { address: HOME, from: '2015-01', isNow: false, to: '2024-01' } };
  expect(asked({ addresses: [{ id: 'address:credit-search', parts }, before] })).toEqual([]);
});
