import { expect, it } from 'vitest';
import { changed, faultIn } from './testing/shippedContent.ts';

type Guide = { year: number; validFrom: string; lowest: PerPerson; highest: PerPerson };
type PerPerson = { firstAdult: number; furtherAdult: number; childUnderSixteen: number };
type Budget = { guideFigures: Guide[]; plausible: { guides: object[] } };

/** The guide for food and housekeeping, changed. */
const food = (change: (row: Guide) => void) => (file: Budget) => {
  const [row] = file.guideFigures;
  if (row) change(row);
};

it.each<readonly [string, (file: Budget) => void]>([
  [
    'guideFigures[0].highest: 3600 pounds for a couple is not plausible: 150 to 1500 is (Food and',
    food(({ highest }) => (highest.firstAdult = 3370)),
  ],
  [
    'guideFigures[0].lowest: 1 pounds for a couple is not plausible: 150',
    food(({ lowest }) => Object.assign(lowest, { firstAdult: 1, furtherAdult: 0 })),
  ],
  [
    'guideFigures[0].highest.childUnderSixteen: 2100 pounds for a child is not plausible',
    food(({ highest }) => (highest.childUnderSixteen = 2100)),
  ],
  ['guideFigures[0].year: must be a year', food(row => (row.year = 2207))],
  ['guideFigures[0].year: 2062 is not the year of 2026-04-06', food(row => (row.year = 2062))],
  ['guideFigures[0].validFrom: there is no day 2026-13-01', food(row => (row.validFrom = '2026-13-01'))],
  ['guideFigures[0].validFrom: 2207-04-06 is not between 1900', food(row => (row.validFrom = '2207-04-06'))],
  ['guideFigures[0].validFrom: 2062-04-06 is not between 2017', food(row => (row.validFrom = '2062-04-06'))],
  ['plausible.guides: must say what is plausible for 22', ({ plausible }) => void plausible.guides.splice(0)],
])('a guide figure that cannot be meant is refused: %s (IS-243)', (line, change) => {
  const fault = faultIn(changed('budget.json', change as (content: never) => void));
  expect(fault.message).toContain(`budget.json: ${line}`);
  for (const each of fault.lines) expect(each).toMatch(/^[a-z-]+\.json: \S[^\n]*$/u);
});
