import {
  type MoneyPartKind,
  moneyLayout,
  sayMoney,
  sayPart,
} from '@towpath/domain/solutions/pictures/money.ts';
import type { YearsBarKind, YearsPicture } from '@towpath/domain/solutions/pictures/years.ts';
import { type PlacedBar, yearsLayout } from '@towpath/domain/solutions/pictures/yearsLayout.ts';
import { sayBar, sayEnd, sayYears } from '@towpath/domain/solutions/pictures/yearsWords.ts';
import { percentOf } from '@towpath/domain/values/percentage.ts';
import type { Block } from './paper.ts';
import type { PdfWriter } from './pdfWriter.ts';
import { COLOUR, type Drawn, LOOKS, type Look, PAGE, WIDTH } from './textStyles.ts';

type Page = Parameters<Parameters<PdfWriter['figure']>[2]>[0];

/** The first bar of the years begins here, and each next one so much lower. */
const TOP = 40;
const ROW = 19;
const BAR = 14;
const WATER = 22;
const AFTER = 8;
/** Beyond this part of the width the words of the sun stand before it. */
const TURNS_AT = 45;

/** The names of the parts of a sum stand so far below its bar, and so far after their key. */
const LEGEND = 26;
const KEY = 13;

const x = (percent: number) => PAGE.side + percentOf(WIDTH, percent);
const wide = (percent: number) => percentOf(WIDTH, percent);

const LOOK_OF: Readonly<Record<YearsBarKind, keyof Drawn>> = {
  pays: 'pays',
  'may pay': 'pays',
  'nothing to pay': 'pays',
  register: 'register',
  'credit file': 'file',
  'mark on credit file': 'file',
};

/** How high a picture is on paper; a heading stands on the same page. Nothing of other blocks. */
export function pictureHeight(block: Block | undefined): number {
  switch (block?.kind) {
    case 'years':
      return waterAt(block.picture) + WATER;
    case 'money':
      return LEGEND + 16;
    default:
      return 0;
  }
}

/** Where the line of years is, below its bars. */
function waterAt({ bars }: YearsPicture): number {
  return TOP + bars.length * ROW + 2;
}

/** Draws the years of a solution, with a sun in the month in which the debts are gone. */
export function writeYears(pdf: PdfWriter, { picture }: Extract<Block, { kind: 'years' }>): void {
  const { ticks, bars, end } = yearsLayout(picture);
  const water = waterAt(picture);
  pdf.figure(sayYears(picture), water + WATER, (on, top) => {
    on.roundedRect(PAGE.side, top + water, WIDTH, WATER, 7).fill(pdf.drawn.water);
    for (const { at, year } of ticks) {
      line(on, x(at), top + TOP - 4, top + water, COLOUR.line);
      centred(pdf, String(year), x(at), top + water + 6);
    }
    if (end !== null) {
      on.dash(1.5, { space: 3 });
      line(on, x(end), top + 26, top + water, COLOUR.ink);
      on.undash();
    }
    for (const [index, placed] of bars.entries()) drawBar(pdf, on, placed, top + TOP + index * ROW);
    if (end !== null) drawEnd(pdf, on, picture, end, top);
  });
  pdf.y += AFTER;
}

function drawBar(
  pdf: PdfWriter,
  on: Page,
  { bar, at, width, open, label, labelAt }: PlacedBar,
  y: number,
): void {
  if (open > 0) {
    on.dash(3, { space: 2.5 });
    on.lineWidth(1)
      // Its end is behind what is sure, which covers it.
      .roundedRect(x(at + width / 2), y + 0.5, wide(width / 2 + open), BAR - 1, 6.5)
      .stroke(pdf.drawn.edge);
    on.undash();
  }
  if (width > 0)
    on.roundedRect(x(at), y, wide(width), BAR, Math.min(7, percentOf(wide(width), 50))).fill(
      pdf.drawn[LOOK_OF[bar.kind]],
    );
  const { full, howLong } = sayBar(bar);
  const look = label === 'inside' ? LOOKS.inside : LOOKS.label;
  text(pdf, `${full}, ${howLong}`, look, x(labelAt) + 7, y + 2);
}

function drawEnd(pdf: PdfWriter, on: Page, picture: YearsPicture, end: number, top: number): void {
  on.save();
  on.translate(x(end), top + 24).translate(-20, -20);
  on.path('M4 20a16 16 0 0 1 32 0h-8.4a7.6 7.6 0 0 0-15.2 0Z').fill(pdf.drawn.pays);
  on.path('M12.4 20a7.6 7.6 0 0 1 15.2 0Z').fill(pdf.drawn.sun);
  on.restore();
  const { what, when } = sayEnd(picture);
  const isBefore = end > TURNS_AT;
  const place = isBefore
    ? { x: PAGE.side, width: wide(end) - 22 }
    : { x: x(end) + 22, width: PAGE.side + WIDTH - x(end) - 22 };
  const align = isBefore ? 'right' : 'left';
  pdf.draw(what, LOOKS.label, { ...place, y: top }, align);
  pdf.draw(when, LOOKS.when, { ...place, y: top + 12 }, align);
}

/** Draws what is paid, what goes on fees and what is written off as parts of one bar, each with its name below. */
export function writeMoney(pdf: PdfWriter, { picture }: Extract<Block, { kind: 'money' }>): void {
  const parts = moneyLayout(picture);
  const room = WIDTH / parts.length;
  const whole = parts.map(({ part }) => `${sayPart(part)}: ${part.says}`);
  // The table below has the sums where there is no room for them.
  const names = whole.every(
    name => pdf.height(name, LOOKS.label, room - KEY) <= pdf.height('£', LOOKS.label, room),
  )
    ? whole
    : parts.map(({ part }) => sayPart(part));
  pdf.figure(sayMoney(picture), LEGEND + 16, (on, top) => {
    for (const [index, { part, at, width }] of parts.entries()) {
      box(pdf, on, part.kind, [x(at), top, wide(width), 20]);
      const key = PAGE.side + room * index;
      box(pdf, on, part.kind, [key, top + LEGEND + 2, 8, 8]);
      text(pdf, names[index] ?? '', LOOKS.label, key + KEY, top + LEGEND);
    }
  });
  pdf.y += AFTER;
}

const FILLS: Readonly<Record<MoneyPartKind, keyof Drawn | null>> = {
  paid: 'pays',
  fees: 'fees',
  'written off': null,
};

/** What nobody pays is only an edge. */
function box(
  { drawn }: PdfWriter,
  on: Page,
  kind: MoneyPartKind,
  [left, top, width, height]: readonly [number, number, number, number],
): void {
  const fill = FILLS[kind];
  if (fill !== null) on.rect(left, top, width, height).fill(drawn[fill]);
  else
    on.lineWidth(1)
      .rect(left + 0.5, top + 0.5, Math.max(0, width - 1), height - 1)
      .stroke(drawn.edge);
}

function line(on: Page, at: number, from: number, to: number, colour: string): void {
  on.lineWidth(0.8).strokeColor(colour).moveTo(at, from).lineTo(at, to).stroke();
}

/** A text on one line, up to the right edge. */
function text(pdf: PdfWriter, words: string, look: Look, left: number, y: number): void {
  pdf.draw(words, look, { x: left, y, width: PAGE.side + WIDTH - left + 40 });
}

function centred(pdf: PdfWriter, words: string, at: number, y: number): void {
  text(pdf, words, LOOKS.label, at - 10, y);
}
