import type { Pence } from '../../values/pence.ts';
import { asPercentage } from '../../values/percentage.ts';
import type { Case } from '../case/case.ts';
import { isKnown, type Span } from '../case/span.ts';
import type { KeptReason, KeptResult } from '../explain/record.ts';
import { sayFigure, saySource } from '../explain/words.ts';
import { assetFigures } from '../figures/assets.ts';
import type { LimitKey, Limits } from '../thresholds/limits.ts';
import { oneDecimal } from './stretch.ts';

/** A figure of the person beside the most that a law or a protocol allows, drawn as a bar with a mark. */
export type Gauge = {
  readonly code: string;
  /** "Left each month" */
  readonly title: string;
  readonly figure: string;
  readonly limit: string;
  /** The same as numbers of pence. */
  readonly scale: { readonly figure: Pence; readonly limit: Pence };
  /** "£33 under", "£13 over". */
  readonly distance: string;
  /** Not beyond the limit. */
  readonly isWithin: boolean;
  readonly source: string;
};

/** How many are drawn of one solution. */
const MOST = 3;

/** The most that a law allows of something, in the order in which they are shown. */
const TITLES: ReadonlyMap<string, string> = new Map<LimitKey, string>([
  ['DRO_SURPLUS_MAX', 'Left each month'],
  ['DRO_DEBT_MAX', 'Debts that count'],
  ['DRO_ASSET_MAX', 'Savings and things'],
  ['MAP_DEBT_MAX', 'What you owe'],
  ['MAP_ASSET_MAX', 'Savings and things'],
  ['AO_DEBT_MAX', 'What you owe'],
]);
/** What is left where benefits for a disability do not count is another figure than what is left. */
const WITHOUT_BENEFITS = 'Left, without disability benefits';
const HOME = 'Your share of the home';

/** The gauges of a solution: what is known of the person beside the limits of the day. */
export function gaugesOf(
  { shortName, reasons }: Pick<KeptResult, 'shortName' | 'reasons'>,
  inputs: Case,
  limits: Limits,
): readonly Gauge[] {
  const tested = [...TITLES].flatMap(([code, title]) => {
    const reason = reasons.find(each => each.code === code);
    return reason === undefined ? [] : (gauge(reason, titleOf(reason, reasons, title)) ?? []);
  });
  const home = shortName === 'IVA' ? homeGauge(inputs, limits) : null;
  return [...tested, ...(home === null ? [] : [home])].slice(0, MOST);
}

function titleOf(reason: KeptReason, reasons: KeptResult['reasons'], title: string): string {
  if (reason.code !== 'DRO_SURPLUS_MAX') return title;
  const left = reasons.find(({ code }) => code === 'DRO_SURPLUS_WITH_DISABILITY_BENEFITS');
  return left === undefined || left.figure.low === reason.figure.low ? title : WITHOUT_BENEFITS;
}

type Tested = Pick<KeptReason, 'code' | 'figure' | 'limit' | 'is' | 'validFrom' | 'source'>;

function gauge(reason: Tested, title: string): Gauge | null {
  const { code, figure, limit, is } = reason;
  if (!isCountable(figure) || limit === null || limit <= 0) return null;
  const beyond = figure.low - limit;
  return {
    code,
    title,
    figure: say(figure.low),
    limit: say(limit),
    scale: { figure: figure.low, limit },
    distance:
      beyond === 0 ? 'Right at the limit' : `${say(Math.abs(beyond))} ${beyond < 0 ? 'under' : 'over'}`,
    isWithin: beyond < 0 || (beyond === 0 && is === 'at most'),
    source: saySource(reason),
  };
}

/** The share of the home that an IVA counts; from the limit up it is paid for longer. */
function homeGauge(inputs: Case, limits: Limits): Gauge | null {
  const row = limits.row('IVA_EQUITY_MIN');
  if (row === undefined || inputs.home.tenure !== 'owns') return null;
  const { ivaHomeEquity: figure } = assetFigures(inputs, limits);
  return gauge({ ...row, code: row.key, figure, limit: row.value, is: 'less than' }, HOME);
}

/** A known sum; less than nothing cannot be drawn. */
function isCountable(figure: Span): boolean {
  return isKnown(figure) && Number.isFinite(figure.low) && figure.low >= 0;
}

function say(pence: Pence): string {
  return sayFigure({ low: pence, high: pence }, 'pence');
}

/** The finding in a sentence: "Left each month: £42. The limit is £75: £33 under." */
export function sayGauge({ title, figure, limit, distance }: Gauge): string {
  return `${title}: ${figure}. The limit is ${limit}: ${distance.charAt(0).toLowerCase()}${distance.slice(1)}.`;
}

/** Where the limit stands on the bar, as a percentage of it, where the figure is near it. */
const LIMIT_AT = 75;
/** A figure far beyond its limit leaves a little of the bar free. */
const FIGURE_AT = 95;

/** Where a gauge is drawn, in percentages of the width. */
export function gaugeLayout({ scale: { figure, limit } }: Pick<Gauge, 'scale'>) {
  const isFar = figure * LIMIT_AT > limit * FIGURE_AT;
  const whole = isFar ? asPercentage(figure, FIGURE_AT) : asPercentage(limit, LIMIT_AT);
  const place = (sum: number) => oneDecimal(asPercentage(sum, whole));
  return { figure: place(figure), limit: place(limit) };
}
