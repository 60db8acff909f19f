import { UK_NATIONS, type UkNation } from '@towpath/domain/people/nation.ts';
import { LIMIT_KEYS, LIMITS, type LimitKey, limitsOn } from '@towpath/domain/solutions/thresholds/limits.ts';
import { readIsoDate } from '@towpath/domain/values/calendar-date.ts';
import { type LimitInFile, type LimitsFile, limitRows, writtenUnit } from './limits.ts';
import type { ContentProblem } from './problem.ts';
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
 * The first fault of the limits: a unit that the rules do not count in, a figure that is hardly meant, a first day
 * out of reach, rows that overlap, a nation without a row, or figures that contradict one another.
 */
export function limitsProblem(file: LimitsFile): ContentProblem | null {
  const { first, last } = file.dates;
  if (first > last) return { place: 'dates.last', problem: `must not be before ${first}` };
  for (const key of LIMIT_KEYS) {
    const found = limitProblem(key, file);
    if (found !== null) return { ...found, place: `limits.${key}.${found.place}` };
  }
  return togetherProblem(file);
}

function limitProblem(key: LimitKey, { dates, limits }: LimitsFile): ContentProblem | null {
  const limit = limits[key];
  const unit = writtenUnit(LIMITS[key].unit);
  if (limit.unit !== unit)
    return { place: 'unit', problem: `must be '${unit}', in which the rules count it` };
  const { atLeast, atMost } = limit.plausible;
  if (atLeast > atMost) return { place: 'plausible.atMost', problem: `must not be below ${atLeast}` };
  for (const [index, row] of limit.rows.entries()) {
    const found = figureProblem(row.figure, limit) ?? dayProblem(row.from, dates);
    if (found !== null) return { ...found, place: `rows[${index}].${found.place}` };
  }
  return nationsProblem(key, limit.rows);
}

function figureProblem(figure: number, { unit, plausible }: LimitInFile): ContentProblem | null {
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
      const since = above.from ?? 'ever';
      return {
        place: `rows[${index}].from`,
        problem: `overlaps the row above it for ${nation}, in force since ${since}: it must begin later`,
      };
    }
  }
  return null;
}

/** Looks at every day on which a figure changes, and at the time before all of them. */
function togetherProblem(file: LimitsFile): ContentProblem | null {
  const rows = limitRows(file);
  const days = [...new Set(rows.map(({ validFrom }) => validFrom ?? file.dates.first))].sort();
  for (const nation of UK_NATIONS) {
    for (const on of days) {
      const day = readIsoDate(on);
      if (day === null) continue;
      const limits = limitsOn(nation, day, rows);
      const value = (key: LimitKey) => limits.row(key)?.value;
      for (const [lower, upper] of IN_ORDER) {
        if ((value(lower) ?? 0) <= (value(upper) ?? Infinity)) continue;
        return { place: `limits.${lower}`, problem: `is above ${upper} in ${nation} from ${on}` };
      }
      for (const [whole, parts] of SUMS) {
        const sum = parts.reduce((sum, part) => sum + (value(part) ?? 0), 0);
        const needed = whole === 100 ? 100 : value(whole);
        const isThere = parts.some(part => value(part) !== undefined);
        if (needed === undefined || !isThere || sum === needed) continue;
        const name = whole === 100 ? '100' : whole;
        return {
          place: `limits.${parts[0]}`,
          problem: `${parts.join(' and ')} do not come to ${name} together in ${nation} from ${on}`,
        };
      }
    }
  }
  return null;
}
