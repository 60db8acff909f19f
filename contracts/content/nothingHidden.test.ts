import { expect, it } from 'vitest';
import { checkedFiles } from './checkedFiles.ts';
import type { ContentFile } from './operator.ts';
import { changed } from './testing/shippedContent.ts';

/** A value at a place of a file, such as `plausible.guides[2].because`; undefined takes it out. */
type Plant = readonly [place: string, value: unknown];

/** Puts values into a file, as somebody may by mistake. */
function planted(file: ContentFile, plants: readonly Plant[]) {
  return changed(file, (content: object) => {
    for (const [place, value] of plants) {
      const way = place.split(/[.[\]]+/u).filter(part => part !== '');
      const last = way.pop() ?? '';
      const inside = way.reduce((at: object, part) => Reflect.get(at, part), content);
      if (value === undefined) Reflect.deleteProperty(inside, last);
      else Reflect.set(inside, last, value);
    }
  });
}

it.each<readonly [what: string, file: ContentFile, plants: readonly Plant[], lines: readonly string[]]>([
  [
    'why a guide is plausible, and other figures and its own',
    'budget.json',
    [
      ['plausible.guides[2].because', ''],
      ['guideFigures[0].highest.firstAdult', 3370],
      ['guideFigures[1].highest.firstAdult', 3370],
    ],
    [
      'plausible.guides[2].because: must not be empty',
      'guideFigures[0].highest: 3600 pounds for a couple is not plausible: 150 to 1500 is (Food',
      'guideFigures[1].highest: 3430 pounds for a couple is not plausible: 20 to 500 is. If',
    ],
  ],
  [
    'an end of what is plausible, and figures beyond the other',
    'budget.json',
    [
      ['plausible.guides[1].couple.atLeast', 'x'],
      ['plausible.dates.first', 'x'],
      ['guideFigures[0].highest.firstAdult', 3370],
      ['guideFigures[1].validFrom', '2062-04-06'],
    ],
    [
      'plausible.guides[1].couple.atLeast: must be a number of pounds',
      'plausible.dates.first: must be a date',
      'guideFigures[0].highest: 3600 pounds for a couple is not plausible: at most 1500 is (Food',
      'guideFigures[1].validFrom: 2062-04-06 is not until 2031-12-31 (The common',
    ],
  ],
  [
    'the lowest and the highest of a guide',
    'budget.json',
    [
      ['guideFigures[0].lowest.childUnderSixteen', -5],
      ['guideFigures[0].highest.firstAdult', 3600],
      ['guideFigures[0].highest.childUnderSixteen', 2000],
      ['guideFigures[1].highest.furtherAdult', 'x'],
      ['guideFigures[1].highest.firstAdult', 700],
    ],
    [
      'guideFigures[0].lowest.childUnderSixteen: must not be negative',
      'guideFigures[0].highest: 3830 pounds for a couple is not plausible',
      'guideFigures[0].highest.childUnderSixteen: 2000 pounds for a child is not plausible',
      'guideFigures[1].highest.furtherAdult: must be a number of pounds',
      'guideFigures[1].highest.firstAdult: 700 pounds for an adult is not plausible: a couple has 20 to 500 (',
    ],
  ],
  [
    'the year and the first day of a guide',
    'budget.json',
    [
      ['guideFigures[0].year', 'x'],
      ['guideFigures[0].validFrom', '2095-04-06'],
    ],
    [
      'guideFigures[0].year: must be a',
      'guideFigures[0].validFrom: 2095-04-06 is not between 2017-03-01 and',
    ],
  ],
  [
    'what a guide is for, and its lowest above its highest',
    'budget.json',
    [
      ['guideFigures[0].categoryId', 999],
      ['guideFigures[0].lowest.childUnderSixteen', 220],
    ],
    [
      'guideFigures[0].categoryId: 999 is not a flexible cost',
      'guideFigures[0].lowest.childUnderSixteen: must not be above the highest',
    ],
  ],
])(
  'names each of two faults that stand beside one another, and no more: %s (IS-332)',
  (_, file, plants, lines) => {
    const { faults } = checkedFiles(planted(file, plants));
    const expected = lines.map(line => `${file}: ${line}`);
    expect(faults.filter(fault => !expected.some(line => fault.startsWith(line)))).toEqual([]);
    expect(expected.filter(line => faults.filter(fault => fault.startsWith(line)).length !== 1)).toEqual([]);
  },
);

it('names once what seems to be missing as an entry of a list cannot be read, and all else that is missing (IS-332)', () => {
  const texts = {
    ...planted('credit-types.json', [['creditTypes[0]', null]]),
    'creditors.json': planted('creditors.json', [['creditors[3].creditTypeIds[0]', 999]])['creditors.json'],
  };
  expect(checkedFiles(texts).faults).toEqual([
    'credit-types.json: creditTypes[0]: must be an object between { and }',
    'creditors.json: creditors[0].creditTypeIds[0]: there is no kind of debt 1',
    'creditors.json: creditors[3].creditTypeIds[0]: there is no kind of debt 999',
  ]);
});
