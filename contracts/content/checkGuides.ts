import { poundsOf } from '@towpath/domain/values/pence.ts';
import type { z } from 'zod';
import { GuideDay, GuideSums, PlausibleGuides } from './budget.ts';
import { type ContentProblems, fieldOf, inPart, readableRows } from './problem.ts';

type Sums = z.infer<typeof GuideSums>;
type Bounds = z.infer<typeof PlausibleGuides>['guides'][number];

/**
 * The guide figures that are hardly meant: for a couple they come to more or less than anybody would guide by, or they
 * begin in a year out of reach. Days and sums are looked at one by one, whatever else is wrong in the file.
 *
 * @param budget the file as it is written
 */
export function guideSlips(budget: unknown): ContentProblems {
  const plausible = PlausibleGuides.safeParse(fieldOf(budget, 'plausible'));
  if (!plausible.success) return [];
  const { dates, guides } = plausible.data;
  const rows = fieldOf(budget, 'guideFigures');
  const days = readableRows(GuideDay, rows, 'guideFigures').flatMap(({ row: { validFrom, year }, place }) => {
    if (validFrom < dates.first || validFrom > dates.last) {
      const problem = `${validFrom} is not between ${dates.first} and ${dates.last} (${dates.because})`;
      return [{ place: `${place}.validFrom`, problem }];
    }
    if (Math.abs(year - Number(validFrom.slice(0, 4))) <= 1) return [];
    return [{ place: `${place}.year`, problem: `${year} is not the year of ${validFrom}` }];
  });
  const sums = readableRows(GuideSums, rows, 'guideFigures');
  return [
    ...days,
    ...sums.flatMap(({ row, place }) => {
      const bounds = guides.find(({ categoryId }) => categoryId === row.categoryId);
      return bounds ? inPart(place, coupleProblems(row, bounds)) : [];
    }),
  ];
}

function coupleProblems(row: Sums, { couple, because }: Bounds): ContentProblems {
  const span = `${poundsOf(couple.atLeast)} to ${poundsOf(couple.atMost)}`;
  const change = `If it is meant, change 'plausible' too`;
  return (['lowest', 'highest'] as const).flatMap(end => {
    const { firstAdult, furtherAdult, ...children } = row[end];
    const sum = firstAdult + furtherAdult;
    if (sum < couple.atLeast || sum > couple.atMost) {
      const problem = `${poundsOf(sum)} pounds for a couple is not plausible: ${span} is (${because}). ${change}`;
      return [{ place: end, problem }];
    }
    return Object.entries(children)
      .filter(([, each]) => each > couple.atMost)
      .map(([child, each]) => ({
        place: `${end}.${child}`,
        problem: `${poundsOf(each)} pounds for a child is not plausible: a couple has ${span} (${because}). ${change}`,
      }));
  });
}
