import { UK_NATIONS, type UkNation } from '@towpath/domain/people/nation.ts';
import { LIMIT_KEYS, LIMITS, type LimitKey, limitsOn } from '@towpath/domain/solutions/thresholds/limits.ts';
import { readIsoDate } from '@towpath/domain/values/calendar-date.ts';
import type { z } from 'zod';
import {
  LimitBounds,
  LimitDates,
  LimitDay,
  LimitFigure,
  type LimitInFile,
  type LimitsFile,
  limitRows,
  writtenUnit,
} from './limits.ts';
import {
  type ContentProblem,
  type ContentProblems,
  fieldOf,
  inPart,
  listOf,
  readableRows,
} from './problem.ts';
import { isWholePence } from './values.ts';

/** These cannot be above those, where both are in force. */
const IN_ORDER: readonly (readonly [LimitKey, LimitKey])[] = [
  ['DRO_VEHICLE_SURE', 'DRO_VEHICLE_MAX'],
  ['IVA_DEBT_MIN', 'IVA_DEBT_COMFORTABLE'],
  ['IVA_TERM', 'IVA_TERM_HOME'],
  ['BANKRUPTCY_CHEAPER_BY', 'BANKRUPTCY_FAR_CHEAPER_BY'],
  ['BS_REVIEW_FROM', 'BS_REVIEW_TO'],
  ['BS_REVIEW_TO', 'BS_DAYS'],
  ['MAP_ITEM_MAX', 'MAP_ASSET_MAX'],
  ['PTD_TERM', 'PTD_TERM_HOME'],
  ['PTD_FEES_MIN', 'PTD_FEES_MAX'],
  ['TPP_MONTHS_MIN', 'TPP_MONTHS_MAX'],
  ['DIVIDEND_MIN', 'DIVIDEND_COMFORTABLE'],
];
/** What these come to together, where the whole is in force. */
const SUMS: readonly (readonly [LimitKey | 100, readonly LimitKey[]])[] = [
  ['BKY_FEE', ['BKY_COURT_FEE', 'BKY_DEPOSIT', 'BKY_OATH_FEE']],
  [100, ['DAS_ADMINISTRATION', 'DAS_TO_CREDITORS']],
];

/**
 * What is wrong with limits one by one, whatever else is wrong in the file: a unit that the rules do not count in, a
 * figure that is hardly meant, a first day out of reach.
 *
 * @param file as it is written
 */
export function limitSlips(file: unknown): ContentProblems {
  const dates = LimitDates.safeParse(fieldOf(file, 'dates')).data;
  const areInOrder = dates !== undefined && dates.first <= dates.last;
  const inRows = LIMIT_KEYS.flatMap(key => {
    const limit = fieldOf(fieldOf(file, 'limits'), key);
    const rows = fieldOf(limit, 'rows');
    const days = readableRows(LimitDay, rows, 'rows').flatMap(({ row, place }) =>
      areInOrder ? inPart(place, listOf(dayProblem(row.from, dates))) : [],
    );
    return inPart(`limits.${key}`, [...figureProblems(key, limit, rows), ...days]);
  });
  if (dates === undefined || areInOrder) return inRows;
  return [{ place: 'dates.last', problem: `must not be before ${dates.first}` }, ...inRows];
}

function figureProblems(key: LimitKey, limit: unknown, rows: unknown): ContentProblems {
  const bounds = LimitBounds.safeParse(limit);
  if (!bounds.success) return [];
  const unit = writtenUnit(LIMITS[key].unit);
  if (bounds.data.unit !== unit) {
    return [{ place: 'unit', problem: `must be '${unit}', in which the rules count it` }];
  }
  const { atLeast, atMost } = bounds.data.plausible;
  if (atLeast > atMost) return [{ place: 'plausible.atMost', problem: `must not be below ${atLeast}` }];
  return readableRows(LimitFigure, rows, 'rows').flatMap(({ row, place }) =>
    inPart(place, listOf(figureProblem(row.figure, bounds.data))),
  );
}

function figureProblem(figure: number, { unit, plausible }: z.infer<typeof LimitBounds>) {
  const { atLeast, atMost, because } = plausible;
  if (figure < atLeast || figure > atMost) {
    const span = `${atLeast} to ${atMost} ${unit}`;
    return {
      place: 'figure',
      problem: `${figure} is not plausible: ${span} is (${because}). If it is meant, change 'plausible' too`,
    };
  }
  const isMoney = unit.startsWith('pounds');
  if (isMoney ? isWholePence(figure) : Number.isInteger(figure)) return null;
  return { place: 'figure', problem: isMoney ? 'must have at most two decimals' : 'must be a whole number' };
}

function dayProblem(from: string | null, { first, last, because }: LimitsFile['dates']) {
  if (from === null || (from >= first && from <= last)) return null;
  return { place: 'from', problem: `${from} is not between ${first} and ${last} (${because})` };
}

/** Where rows overlap or leave a nation out, and figures that contradict one another, where each of them is right. */
export function limitsProblems(file: LimitsFile): ContentProblems {
  const inRows = LIMIT_KEYS.flatMap(key =>
    inPart(`limits.${key}`, listOf(nationsProblem(key, file.limits[key].rows))),
  );
  const wrong = [...inRows, ...limitSlips(file)].map(({ place }) => place.split('.')[1]);
  return [...inRows, ...togetherProblems(file, key => !wrong.includes(key))];
}

/** In each nation that asks for the limit there is a row, and each begins after the one above it: no gap, no overlap. */
function nationsProblem(key: LimitKey, rows: LimitInFile['rows']): ContentProblem | null {
  const needed: readonly UkNation[] = LIMITS[key].nations;
  for (const nation of UK_NATIONS) {
    const own = [...rows.entries()].filter(([, { nations }]) => nations.includes(nation));
    const [first] = own;
    if (first === undefined) {
      if (!needed.includes(nation)) continue;
      return { place: 'rows', problem: `there is a gap: no row for ${nation}, where the rules ask for it` };
    }
    if (!needed.includes(nation)) {
      return { place: `rows[${first[0]}].nations`, problem: `no rule asks for it in ${nation}` };
    }
    for (const [at, [index, { from, nations }]] of own.entries()) {
      if (nations.indexOf(nation) !== nations.lastIndexOf(nation)) {
        return { place: `rows[${index}].nations`, problem: `names ${nation} twice` };
      }
      const above = own[at - 1]?.[1];
      if (above === undefined || (from ?? '') > (above.from ?? '')) continue;
      // Of a day that there is none of is told.
      if (above.from !== null && readIsoDate(above.from) === null) continue;
      const since = above.from ?? 'ever';
      return {
        place: `rows[${index}].from`,
        problem: `overlaps the row above it for ${nation}, in force since ${since}: it must begin later`,
      };
    }
  }
  return null;
}

/** Looks at every day on which a figure changes, and at the time before all of them: tells each pair and sum once. */
function togetherProblems(file: LimitsFile, isRight: (key: LimitKey) => boolean): ContentProblems {
  const rows = limitRows(file);
  const days = [...new Set(rows.map(({ validFrom }) => validFrom ?? file.dates.first))].sort();
  const found = UK_NATIONS.flatMap(nation =>
    days.flatMap(on => {
      const day = readIsoDate(on);
      return day === null
        ? []
        : contradictions(limitsOn(nation, day, rows), isRight, `in ${nation} from ${on}`);
    }),
  );
  return found.filter(({ of }, index) => found.findIndex(other => other.of === of) === index);
}

/** The pairs and sums that are not right, each with what it is `of`. */
function contradictions(
  limits: ReturnType<typeof limitsOn>,
  isRight: (key: LimitKey) => boolean,
  when: string,
) {
  const value = (key: LimitKey) => limits.row(key)?.value;
  const upsideDown = IN_ORDER.filter(
    pair => pair.every(isRight) && (value(pair[0]) ?? 0) > (value(pair[1]) ?? Infinity),
  ).map(([lower, upper]) => ({
    of: `${lower} ${upper}`,
    place: `limits.${lower}`,
    problem: `is above ${upper} ${when}`,
  }));
  const sums = SUMS.flatMap(([whole, parts]) => {
    const sum = parts.reduce((sum, part) => sum + (value(part) ?? 0), 0);
    const needed = whole === 100 ? 100 : value(whole);
    const isThere = parts.some(part => value(part) !== undefined);
    const areRight = parts.every(isRight) && (whole === 100 || isRight(whole));
    if (needed === undefined || !isThere || !areRight || sum === needed) return [];
    const problem = `${parts.join(' and ')} do not come to ${whole} together ${when}`;
    return [{ of: `${whole}`, place: `limits.${parts[0]}`, problem }];
  });
  return [...upsideDown, ...sums];
}
