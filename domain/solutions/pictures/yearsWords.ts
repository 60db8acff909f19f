import { sayMonth } from '../../values/dayWords.ts';
import { type Stretch, sayHowLong, sayUntil } from './stretch.ts';
import type { YearsBar, YearsBarKind, YearsEnd, YearsPicture } from './years.ts';

/** A row of the table behind the picture. */
export type YearsRow = { readonly what: string; readonly from: string; readonly until: string };

/** The heads of that table. */
export const YEARS_COLUMNS = ['What', 'From', 'Until'] as const;

/** Beside the bars; `short` where there is little room. */
const NAMES: Readonly<Record<YearsBarKind, (each: string | null) => { full: string; short: string }>> = {
  pays: each =>
    each === null ? both('You pay') : { full: `You pay ${each} a month`, short: `${each} a month` },
  'may pay': each =>
    each === null ? both('You may pay') : { full: `You may pay ${each} a month`, short: 'You may pay' },
  'nothing to pay': () => both('Nothing to pay'),
  register: () => both('Public register'),
  'credit file': () => both('Credit file'),
  'mark on credit file': () => both('Credit file'),
};

function both(name: string) {
  return { full: name, short: name };
}

/** What a bar says beside itself: its name, a shorter one, and how long it lasts. */
export function sayBar(bar: YearsBar): {
  readonly full: string;
  readonly short: string;
  readonly howLong: string;
} {
  return { ...NAMES[bar.kind](bar.each), howLong: sayHowLong(bar) };
}

/** What stands beside the rising sun: "£31,200 cleared", "about January 2028". */
export function sayEnd({ from, end }: Pick<YearsPicture, 'from' | 'end'>) {
  return { what: sayWhatEnds(end), when: sayWhen(from, end) };
}

function sayWhatEnds({ kind, sum }: YearsEnd): string {
  return `${sum === null ? 'Debts' : capital(sum)} ${kind}`;
}

function sayWhen(from: string, end: YearsEnd): string {
  const until = sayUntil(from, end);
  return end.least === end.most ? `about ${until}` : until;
}

/** On what the picture rests: nobody knows the day on which it starts. */
export function sayStart({ from }: Pick<YearsPicture, 'from'>): string {
  return `If it starts in ${sayMonth(from)}`;
}

/** The finding, and every figure of the picture, in sentences. */
export function sayYears(picture: YearsPicture): string {
  const { from, bars, end } = picture;
  const [paying, ...others] = bars.map(bar => BAR_SENTENCES[bar.kind](bar, sayUntil(from, bar)));
  return [
    `A line of years. ${sayStart(picture)}:`,
    paying,
    `${end.sum === null ? 'The debts are' : `${capital(end.sum)} is`} ${end.kind} ${sayIn(from, end)}.`,
    ...others,
  ].join(' ');
}

const BAR_SENTENCES: Readonly<Record<YearsBarKind, (bar: YearsBar, until: string) => string>> = {
  pays: (bar, until) =>
    `You pay ${bar.each === null ? 'each month' : `${bar.each} a month`} for ${sayHowLong(bar)}, until ${until}.`,
  'may pay': (bar, until) =>
    `You may pay ${bar.each === null ? 'each month' : `${bar.each} a month`} for ${sayHowLong(bar)}, until ${until}.`,
  'nothing to pay': (bar, until) => `You pay nothing to these debts for ${sayHowLong(bar)}, until ${until}.`,
  register: (_, until) => `Your name is on a public register until ${until}.`,
  'credit file': (_, until) => `Your credit file is marked until ${until}.`,
  'mark on credit file': bar =>
    `A mark stays on your credit file for ${sayHowLong(bar)} from the day it is made.`,
};

function sayIn(from: string, end: YearsEnd): string {
  const until = sayUntil(from, end);
  if (end.least === end.most) return `about ${until}`;
  return end.most === null || end.least === 0 ? `in ${until}` : `from ${until}`;
}

/** The rows of the table behind the picture: the same figures, in the order in which they are drawn. */
export function yearsRows({ from, bars, end }: YearsPicture): readonly YearsRow[] {
  const start = sayMonth(from);
  const [paying, ...others] = bars.map(bar => ({
    what: WHAT[bar.kind](bar.each),
    from: start,
    until: sayUntil(from, bar),
  }));
  return [
    ...(paying ? [paying] : []),
    { what: sayWhatEnds(end), from: '', until: sayUntil(from, end) },
    ...others,
  ];
}

const WHAT: Readonly<Record<YearsBarKind, (each: string | null) => string>> = {
  pays: each => NAMES.pays(each).full,
  'may pay': each => NAMES['may pay'](each).full,
  'nothing to pay': () => 'Nothing to pay to these debts',
  register: () => 'Name on a public register',
  'credit file': () => 'Marked on your credit file',
  'mark on credit file': () => 'A mark on your credit file, from the day it is made',
};

/** What solutions are compared by; left out where a solution has no years. */
export type YearsFacts = {
  readonly pays: string | null;
  readonly freeOf: string;
  /** "15 months"; null where no register has the name. */
  readonly register: string | null;
  readonly creditFile: string | null;
};

/**
 * The facts of a picture in a few words each, for a table that compares solutions.
 *
 * @internal
 */
export function yearsFacts({ from, bars, end }: YearsPicture): YearsFacts {
  const lasts = (...kinds: readonly YearsBarKind[]) => {
    const found: Stretch | undefined = bars.find(({ kind }) => kinds.includes(kind));
    return found === undefined ? null : sayHowLong(found);
  };
  return {
    pays: lasts('pays', 'may pay'),
    freeOf: sayUntil(from, end),
    register: lasts('register'),
    creditFile: lasts('credit file', 'mark on credit file'),
  };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
