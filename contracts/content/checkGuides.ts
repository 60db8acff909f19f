import { poundsOf } from '@towpath/domain/values/pence.ts';
import type { z } from 'zod';
import { GuideBounds, GuideCouple, GuideDates, GuideDay, GuidePerPerson, GuideSums } from './budget.ts';
import { dayOutside, inBrackets, isOutside, type Plausible, spanText } from './plausible.ts';
import { type ContentProblems, fieldOf, inPart, readableFields, writtenRows } from './problem.ts';

type PerPerson = Partial<z.infer<typeof GuidePerPerson>>;

/**
 * The guide figures that are hardly meant: for a couple they come to more or less than anybody would guide by, they
 * begin in a year out of reach, or the lowest is above the highest. Each figure is looked at by itself, whatever else is
 * wrong in its row or in the file.
 *
 * @param budget the file as it is written
 */
export function guideSlips(budget: unknown): ContentProblems {
  const plausible = fieldOf(budget, 'plausible');
  const { first: least, last: most, because } = readableFields(GuideDates, fieldOf(plausible, 'dates'));
  const guides = writtenRows(fieldOf(plausible, 'guides'), 'guides').map(({ written }) => ({
    ...readableFields(GuideBounds, written),
    couple: readableFields(GuideCouple, fieldOf(written, 'couple')),
  }));
  return writtenRows(fieldOf(budget, 'guideFigures'), 'guideFigures').flatMap(({ written, place }) => {
    const { categoryId } = readableFields(GuideSums, written);
    const bounds = guides.find(guide => categoryId !== undefined && guide.categoryId === categoryId);
    const couple = { least: bounds?.couple.atLeast, most: bounds?.couple.atMost, because: bounds?.because };
    const lowest = readableFields(GuidePerPerson, fieldOf(written, 'lowest'));
    const highest = readableFields(GuidePerPerson, fieldOf(written, 'highest'));
    return inPart(place, [
      ...dayProblems(readableFields(GuideDay, written), { least, most, because }),
      ...coupleProblems('lowest', lowest, couple),
      ...coupleProblems('highest', highest, couple),
      ...orderProblems(lowest, highest),
    ]);
  });
}

function dayProblems(
  { validFrom, year }: Partial<z.infer<typeof GuideDay>>,
  dates: Plausible<string>,
): ContentProblems {
  if (validFrom === undefined) return [];
  if (isOutside(validFrom, dates)) return [{ place: 'validFrom', problem: dayOutside(validFrom, dates) }];
  if (year === undefined || Math.abs(year - Number(validFrom.slice(0, 4))) <= 1) return [];
  return [{ place: 'year', problem: `${year} is not the year of ${validFrom}` }];
}

function coupleProblems(end: string, figures: PerPerson, couple: Plausible<number>): ContentProblems {
  const { firstAdult, furtherAdult, ...children } = figures;
  const inPounds = {
    least: poundsOf(couple.least ?? null) ?? undefined,
    most: poundsOf(couple.most ?? null) ?? undefined,
  };
  const span = spanText(inPounds);
  const because = inBrackets(couple.because);
  const change = `If it is meant, change 'plausible' too`;
  // Of two adults of whom one cannot be read, the other alone is no more than the couple has.
  const isCouple = firstAdult !== undefined && furtherAdult !== undefined;
  const sum = isCouple ? firstAdult + furtherAdult : 0;
  const ofCouple = {
    place: end,
    problem: `${poundsOf(sum)} pounds for a couple is not plausible: ${span} is${because}. ${change}`,
  };
  const alone = Object.entries(isCouple ? children : figures)
    .filter(([, each]) => isOutside(each, { most: couple.most }))
    .map(([person, each]) => ({
      place: `${end}.${person}`,
      problem: `${poundsOf(each)} pounds for ${person.endsWith('Adult') ? 'an adult' : 'a child'} is not plausible: a couple has ${span}${because}. ${change}`,
    }));
  return isCouple && isOutside(sum, couple) ? [ofCouple, ...alone] : alone;
}

function orderProblems(lowest: PerPerson, highest: PerPerson): ContentProblems {
  return Object.entries(GuidePerPerson.keyof().enum)
    .filter(([, person]) => (lowest[person] ?? 0) > (highest[person] ?? Number.POSITIVE_INFINITY))
    .map(([person]) => ({ place: `lowest.${person}`, problem: 'must not be above the highest' }));
}
