import { UK_NATIONS, type UkNation } from '@towpath/domain/people/nation.ts';
import { LIMITS, type LimitKey, limitsOn } from '@towpath/domain/solutions/thresholds/limits.ts';
import { readIsoDate } from '@towpath/domain/values/calendar-date.ts';
import {
  LimitDay,
  LimitFigure,
  type LimitInFile,
  LimitNations,
  type LimitsFile,
  limitRows,
} from './limits.ts';
import {
  type ContentProblem,
  type ContentProblems,
  fieldOf,
  readableFields,
  writtenRows,
} from './problem.ts';

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

/** From this day on where the first day of the file cannot be read: before any row. */
const BEFORE_ALL = '1900-01-01';

/**
 * In each nation that asks for the limit there is a row, and each begins after the one above it: no gap, no overlap.
 * Each place is told once, for every nation that it is about.
 */
export function nationsProblems(key: LimitKey, rows: LimitInFile['rows']): ContentProblems {
  const needed: readonly UkNation[] = LIMITS[key].nations;
  const gaps = needed.filter(nation => !rows.some(({ nations }) => nations.includes(nation)));
  const problem = `there is a gap: no row for ${gaps.join(' and ')}, where the rules ask for it`;
  const inRows = rows.flatMap((row, index) => [
    ...nationProblem(row, needed, `rows[${index}].nations`),
    ...overlap(rows, index, needed),
  ]);
  return gaps.length === 0 ? inRows : [{ place: 'rows', problem }, ...inRows];
}

function nationProblem(
  { nations }: LimitInFile['rows'][number],
  needed: readonly UkNation[],
  place: string,
): ContentProblems {
  const unasked = UK_NATIONS.filter(nation => nations.includes(nation) && !needed.includes(nation));
  const twice = UK_NATIONS.filter(nation => nations.indexOf(nation) !== nations.lastIndexOf(nation));
  const problems = [
    ...(unasked.length === 0 ? [] : [`no rule asks for it in ${unasked.join(' or ')}`]),
    ...(twice.length === 0 ? [] : [`names ${twice.join(' and ')} twice`]),
  ];
  return problems.length === 0 ? [] : [{ place, problem: problems.join('; ') }];
}

/** Told for the first nation that has the row and one above it that begins no earlier. */
function overlap(rows: LimitInFile['rows'], index: number, needed: readonly UkNation[]): ContentProblems {
  const row = rows[index];
  // Of a day that there is none of is told.
  if (row === undefined || !isDay(row.from)) return [];
  for (const nation of needed.filter(nation => row.nations.includes(nation))) {
    const above = rows
      .slice(0, index)
      .findLast(({ nations, from }) => nations.includes(nation) && isDay(from));
    if (above === undefined || (row.from ?? '') > (above.from ?? '')) continue;
    const since = above.from ?? 'ever';
    const problem = `overlaps the row above it for ${nation}, in force since ${since}: it must begin later`;
    return [{ place: `rows[${index}].from`, problem }];
  }
  return [];
}

function isDay(from: string | null): boolean {
  return from === null || readIsoDate(from) !== null;
}

/** Whether what a limit is in a nation can be told from a row of it: the place of the row; null where it has none. */
export type IsSure = (key: LimitKey, nation: UkNation, index: number | null) => boolean;

/**
 * Which rows can be held against those of other limits: their figure is right, and it is known from when to when.
 *
 * @param file as it is written
 * @param wrong the places of what is wrong with it, besides its shape
 */
export function sureRows(file: unknown, wrong: ReadonlySet<string>): IsSure {
  return (key, nation, index) => {
    const rows = writtenRows(
      fieldOf(fieldOf(fieldOf(file, 'limits'), key), 'rows'),
      `limits.${key}.rows`,
    ).map(({ written, place }) => {
      const { nations } = readableFields(LimitNations, written);
      return {
        // One that cannot be read may be of any nation.
        isOfNation: nations?.includes(nation) ?? true,
        hasNations: nations !== undefined,
        hasFigure: 'figure' in readableFields(LimitFigure, written) && !wrong.has(`${place}.figure`),
        hasDay: 'from' in readableFields(LimitDay, written) && !wrong.has(`${place}.from`),
      };
    });
    if (index === null) {
      const needed: readonly UkNation[] = LIMITS[key].nations;
      if (!needed.includes(nation)) return true;
      return rows.every(({ hasNations }) => hasNations) && rows.some(({ isOfNation }) => isOfNation);
    }
    const next = rows.slice(index + 1).find(({ isOfNation }) => isOfNation);
    return rows[index]?.hasFigure === true && rows[index].hasDay && next?.hasDay !== false;
  };
}

type Found = ContentProblem & {
  /** The pair or the sum, with the row that is told of. */
  readonly row: string;
  /** The same with every row that is concerned. */
  readonly rows: string;
};

/**
 * Figures that contradict one another: on any day on which one changes, and in the time before all of them. A row is
 * told of once in a nation, on the first such day, and in another where other rows are concerned there.
 */
export function contradictions(file: LimitsFile, isSure: IsSure): ContentProblems {
  const rows = limitRows(file);
  const first = readIsoDate(file.dates.first) === null ? BEFORE_ALL : file.dates.first;
  const days = [...new Set(rows.map(({ validFrom }) => validFrom ?? first))].sort();
  const found = UK_NATIONS.flatMap(nation => {
    const inNation = days.flatMap(on => {
      const day = readIsoDate(on);
      if (day === null) return [];
      const limits = limitsOn(nation, day, rows);
      const inForce = (key: LimitKey) => {
        const row = limits.row(key);
        const index = row === undefined ? null : rows.filter(other => other.key === key).indexOf(row);
        return { value: row?.value, isSure: isSure(key, nation, index), row: `${key}[${index}]` };
      };
      return [
        ...upsideDown(inForce, `in ${nation} from ${on}`),
        ...wrongSums(inForce, `in ${nation} from ${on}`),
      ];
    });
    return firstOf(inNation, 'row');
  });
  return firstOf(found, 'rows').map(({ place, problem }) => ({ place, problem }));
}

function firstOf(found: readonly Found[], by: 'row' | 'rows'): readonly Found[] {
  return found.filter((one, index) => found.findIndex(other => other[by] === one[by]) === index);
}

type InForce = (key: LimitKey) => {
  readonly value: number | undefined;
  readonly isSure: boolean;
  readonly row: string;
};

function upsideDown(inForce: InForce, when: string): readonly Found[] {
  return IN_ORDER.flatMap(([lower, upper]) => {
    const [below, above] = [inForce(lower), inForce(upper)];
    if (!below.isSure || !above.isSure || (below.value ?? 0) <= (above.value ?? Infinity)) return [];
    const row = `${upper} ${below.row}`;
    const problem = `is above ${upper} ${when}`;
    return [{ place: `limits.${lower}`, problem, row, rows: `${row} ${above.row}` }];
  });
}

function wrongSums(inForce: InForce, when: string): readonly Found[] {
  return SUMS.flatMap(([whole, parts]) => {
    const all = parts.map(inForce);
    const needed = whole === 100 ? { value: 100, isSure: true, row: '100' } : inForce(whole);
    const sum = all.reduce((sum, { value = 0 }) => sum + value, 0);
    const isThere = all.some(({ value }) => value !== undefined);
    if (needed.value === undefined || !isThere || sum === needed.value) return [];
    if (![needed, ...all].every(({ isSure }) => isSure)) return [];
    const problem = `${parts.join(' and ')} do not come to ${whole} together ${when}`;
    const rows = [needed, ...all].map(({ row }) => row).join(' ');
    return [{ place: `limits.${parts[0]}`, problem, row: rows, rows }];
  });
}
