import { poundsOf } from '@towpath/domain/values/pence.ts';
import type { BudgetFile } from './budget.ts';
import type { ContentProblem } from './problem.ts';

type Guide = BudgetFile['guideFigures'][number];

/**
 * The first guide figure that is hardly meant: for a couple it comes to more or less than anybody would guide by, or
 * it begins in a year out of reach.
 */
export function guideSlip({ guideFigures, plausible }: BudgetFile): ContentProblem | null {
  const { dates, guides } = plausible;
  for (const [index, row] of guideFigures.entries()) {
    const place = `guideFigures[${index}]`;
    if (row.validFrom < dates.first || row.validFrom > dates.last) {
      const problem = `${row.validFrom} is not between ${dates.first} and ${dates.last} (${dates.because})`;
      return { place: `${place}.validFrom`, problem };
    }
    if (Math.abs(row.year - Number(row.validFrom.slice(0, 4))) > 1) {
      return { place: `${place}.year`, problem: `${row.year} is not the year of ${row.validFrom}` };
    }
    const bounds = guides.find(({ categoryId }) => categoryId === row.categoryId);
    if (bounds === undefined) {
      return { place: 'plausible.guides', problem: `must say what is plausible for ${row.categoryId}` };
    }
    const found = coupleProblem(row, bounds);
    if (found !== null) return { ...found, place: `${place}.${found.place}` };
  }
  return null;
}

function coupleProblem(
  row: Guide,
  { couple, because }: BudgetFile['plausible']['guides'][number],
): ContentProblem | null {
  for (const end of ['lowest', 'highest'] as const) {
    const { firstAdult, furtherAdult, ...children } = row[end];
    const sum = firstAdult + furtherAdult;
    const span = `${poundsOf(couple.atLeast)} to ${poundsOf(couple.atMost)}`;
    const change = `If it is meant, change 'plausible' too`;
    if (sum < couple.atLeast || sum > couple.atMost) {
      const problem = `${poundsOf(sum)} pounds for a couple is not plausible: ${span} is (${because}). ${change}`;
      return { place: end, problem };
    }
    const tooMuch = Object.entries(children).find(([, each]) => each > couple.atMost);
    if (tooMuch === undefined) continue;
    const [child, each] = tooMuch;
    const problem = `${poundsOf(each)} pounds for a child is not plausible: a couple has ${span} (${because}). ${change}`;
    return { place: `${end}.${child}`, problem };
  }
  return null;
}
