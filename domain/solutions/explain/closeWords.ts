import { readIsoDate } from '../../values/calendar-date.ts';
import { isKnown } from '../case/span.ts';
import { daysBetween } from '../figures/months.ts';
import type { AdviceRecord, KeptFinding, KeptReason } from './record.ts';
import { sayFigure, saySource } from './words.ts';

/** What a write-off is called inside a sentence. */
export const CLOSE_NAMES = {
  DRO: 'a debt relief order',
  MAP: 'the minimal asset process',
} as const;

/** One thing that still stands in the way of a write-off, in words. */
export type MissingThing = {
  readonly code: string;
  /** "Money left each month" */
  readonly title: string;
  /** "£13 over", "114 days to go"; null where nothing can be counted. */
  readonly distance: string | null;
  readonly figure: string | null;
  readonly limit: string | null;
  /** The figure and the limit as numbers of one unit, for a picture; null where the figure is not known. */
  readonly scale: { readonly figure: number; readonly limit: number } | null;
  /** What helps to know about it. */
  readonly tip: string;
  /** The day on which it has passed by itself, 'YYYY-MM-DD'. */
  readonly endsOn: string | null;
  /** Where the limit comes from, and since when. */
  readonly source: string | null;
};

type Told = { readonly title: string; readonly tip: string };

const OWED: Told = {
  title: 'What you owe',
  tip: 'Some debts do not count towards the limit. An adviser can check which of yours do.',
};
const OWNED: Told = {
  title: 'Savings and things of value',
  tip: 'Some things do not count, such as what you need at home or for work. An adviser can check yours.',
};
const LEFT: Told = {
  title: 'Money left each month',
  tip: 'Is every cost in your budget? School trips, clothes and the dentist are often left out.',
};
const VEHICLE: Told = {
  title: 'What your vehicle is worth',
  tip: 'What it would sell for counts, not what you paid. An adviser can check it with you.',
};
const WAIT_TIP = 'You do not have to do anything for it. It ends by itself.';

const TOLD: Readonly<Partial<Record<string, Told>>> = {
  DRO_DEBT_MAX: OWED,
  MAP_DEBT_MAX: OWED,
  DRO_SURPLUS_MAX: LEFT,
  MAP_INCOME: LEFT,
  DRO_ASSET_MAX: OWNED,
  MAP_ASSET_MAX: OWNED,
  MAP_ITEM_MAX: { ...OWNED, title: 'The thing worth most' },
  DRO_VEHICLE_MAX: VEHICLE,
  MAP_VEHICLE_MAX: VEHICLE,
  DRO_REPEAT_YEARS: { title: 'Time since your last debt relief order', tip: WAIT_TIP },
  MAP_REPEAT_YEARS: { title: 'Time since your last minimal asset process', tip: WAIT_TIP },
  SEQ_REPEAT_YEARS: { title: 'Time since your last bankruptcy', tip: WAIT_TIP },
};

/** Criteria that are always about time. */
const WAITS: ReadonlySet<string> = new Set(['DRO_REPEAT_YEARS', 'MAP_REPEAT_YEARS', 'SEQ_REPEAT_YEARS']);

const CHECKED_BY_ADVISER = 'An adviser can look at this with you.';

/** What is missing for a write-off that is nearly open, each thing in words. Empty for a record without one. */
export function missingThings({ close, results, on }: AdviceRecord): readonly MissingThing[] {
  if (close === null) return [];
  const reasons = results.find(({ shortName }) => shortName === close.shortName)?.reasons ?? [];
  return close.missing.map(finding =>
    thing(
      finding,
      reasons.find(({ code }) => code === finding.code),
      on,
    ),
  );
}

function thing(finding: KeptFinding, reason: KeptReason | undefined, on: string): MissingThing {
  const { code, tests, figure, limit, unit, endsOn } = finding;
  const told = (endsOn === null || WAITS.has(code) ? TOLD[code] : undefined) ?? {
    title: tests,
    tip: endsOn === null ? CHECKED_BY_ADVISER : WAIT_TIP,
  };
  const isCounted = unit !== 'yes or no' && figure !== null && limit !== null && Number.isFinite(figure.low);
  return {
    code,
    ...told,
    distance: sayDistance(finding, reason?.is ?? 'at most', on),
    figure: isCounted ? sayFigure(figure, unit) : null,
    limit: isCounted ? sayFigure({ low: limit, high: limit }, unit) : null,
    scale: isCounted && isKnown(figure) ? { figure: figure.low, limit } : null,
    endsOn,
    source: reason === undefined ? null : saySource(reason),
  };
}

/** How far it still is: days where only time is missing, else how much over the limit or short of it. */
function sayDistance({ by, unit, endsOn }: KeptFinding, is: KeptReason['is'], on: string): string | null {
  if (endsOn !== null) return sayDaysToGo(on, endsOn);
  if (by === null || unit === 'yes or no' || !Number.isFinite(by.low)) return null;
  if (isKnown(by) && by.low === 0) return 'Right at the limit';
  const said = sayFigure(by, unit === 'pence a month' ? 'pence' : unit);
  return is === 'at least' || is === 'more than' ? `${said} to go` : `${said} over`;
}

/** "114 days to go", from one day to another; null where one is not a day. */
export function sayDaysToGo(on: string, endsOn: string): string | null {
  const [from, to] = [readIsoDate(on), readIsoDate(endsOn)];
  if (from === null || to === null) return null;
  const days = Math.max(0, daysBetween(from, to));
  return days === 1 ? '1 day to go' : `${days} days to go`;
}
