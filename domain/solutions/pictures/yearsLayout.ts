import { percentOf } from '../../values/percentage.ts';
import { monthAfter, oneDecimal } from './stretch.ts';
import type { YearsBar, YearsPicture } from './years.ts';
import { sayBar } from './yearsWords.ts';

/** Where the parts of the picture stand. Places and widths are percentages of its width. */
export type YearsLayout = {
  /** The first days of some years. */
  readonly ticks: readonly { readonly at: number; readonly year: number }[];
  readonly bars: readonly PlacedBar[];
  /** Where the sun rises: when the debts are gone at the latest. Null where nobody knows. */
  readonly end: number | null;
};

export type PlacedBar = {
  readonly bar: YearsBar;
  readonly at: number;
  /** What is sure. */
  readonly width: number;
  /** What may come on top, drawn as an outline. */
  readonly open: number;
  readonly label: 'inside' | 'after';
  /** Where the label begins: in the bar, or after what is sure of it, over an outline if there is one. */
  readonly labelAt: number;
  /** There is room for the whole label on the narrowest screen. */
  readonly isWhole: boolean;
};

/** The start stands here, and the end of the longest bar: a little water on both sides. */
const FROM = 5;
const TO = 94;
/** A bar without a known end reaches this far. */
const EDGE = 98;
const TICKS_MOST = 7;
/** The width of the drawing on the narrowest screen, and of a letter beside a bar, in px. */
const NARROWEST = 280;
const LETTER = 7.4;
/** One percent of that width. */
const PERCENT = percentOf(NARROWEST, 1);
/** Between a bar and its label, inside or after it, in px. */
const PAD = 14;

/** Places a picture on its scale. */
export function yearsLayout({ from, bars, end }: YearsPicture): YearsLayout {
  const months = scaleMonths({ bars, end });
  const place = (month: number) => oneDecimal(FROM + ((TO - FROM) * month) / months);
  return {
    ticks: ticksOf(from, months).map(({ month, year }) => ({ at: place(month), year })),
    bars: bars.map(bar => placed(bar, place)),
    end: end.most === null ? null : place(end.most),
  };
}

/** How many months the scale spans: to the longest known end, and beyond what has none. */
function scaleMonths({ bars, end }: Pick<YearsPicture, 'bars' | 'end'>): number {
  const known = [...bars, end].map(({ least, most }) => most ?? least);
  const longest = Math.max(12, ...known);
  const endless = bars.filter(({ most }) => most === null).map(({ least }) => least);
  return Math.max(longest, ...endless.map(least => least + longest / 8));
}

function ticksOf(from: string, months: number) {
  const found: { month: number; year: number }[] = [];
  for (let month = 0; month <= months; month += 1) {
    const at = monthAfter(from, month);
    if (at.endsWith('-01')) found.push({ month, year: Number(at.slice(0, 4)) });
  }
  const every = Math.ceil(found.length / TICKS_MOST);
  return found.filter((_, index) => index % every === 0);
}

function placed(bar: YearsBar, place: (month: number) => number): PlacedBar {
  const at = place(0);
  const sure = place(bar.least);
  const last = bar.most === null ? EDGE : place(bar.most);
  const { full, howLong } = sayBar(bar);
  const inside = (sure - at) * PERCENT - 2 * PAD;
  const end = bar.most === null ? sure : last;
  const after = (100 - end) * PERCENT - PAD;
  const label = inside >= after ? 'inside' : 'after';
  const needed = (full.length + 1 + howLong.length) * LETTER;
  return {
    bar,
    at,
    width: oneDecimal(sure - at),
    open: oneDecimal(last - sure),
    label,
    labelAt: label === 'inside' ? at : end,
    isWhole: needed <= Math.max(inside, after),
  };
}
