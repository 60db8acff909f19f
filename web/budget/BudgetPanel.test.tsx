import { readFileSync } from 'node:fs';
import { OUTGOING_COLOURS } from '@towpath/domain/solutions/first-look/budgetSummary.ts';
import { formatPounds, formatWholePounds } from '@towpath/domain/values/pence.ts';
import { describe, expect, it } from 'vitest';
import { htmlOf, wordsOf } from '../testing/render.tsx';
import { BudgetPanel } from './BudgetPanel.tsx';

const outgoings = ['Home', 'Food', 'Bills', 'Travel', 'Debts', 'Other', 'Pets'].map((name, index) => ({
  name,
  value: 10_050 + index,
}));
const budget = { income: 165_000, expenditure: 123_456, outgoings };
const read = (address: string) => readFileSync(new URL(address, import.meta.url), 'utf8');

describe('money', () => {
  const british = (digits: number) =>
    new Intl.NumberFormat('en-GB', {
      style: 'currency',
      currency: 'GBP',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      roundingMode: 'halfExpand',
    });

  it.each([0, 5, 99, 100, 123_450, 99_999_999_900, -5, -123_450])(
    'of %i pence is written as in Great Britain, in pounds, with two decimals unless it says otherwise (BC-002, BC-003)',
    pence => {
      expect(formatPounds(pence)).toBe(british(2).format(pence / 100));
      expect(formatWholePounds(pence)).toBe(
        british(0)
          .format(pence / 100)
          .replace(/^-£0$/, '£0'),
      );
    },
  );

  it('has pence in the first look of the budget and none in the second (BC-002, BC-003)', () => {
    const first = wordsOf(htmlOf(<BudgetPanel budget={budget} />));
    const second = wordsOf(htmlOf(<BudgetPanel budget={budget} version={2} />));
    expect(first).toContain('Income £1,650 Outgoings £1,234.56');
    expect(second).toContain('Income £1,650 Outgoings £1,235');
    expect(second).not.toMatch(/£[\d,]+\.\d/);
  });
});

describe('the budget in words and colours', () => {
  it('says in one line what is left over or missing each month (BC-010)', () => {
    const over = wordsOf(htmlOf(<BudgetPanel budget={budget} version={2} />));
    const short = wordsOf(htmlOf(<BudgetPanel budget={{ ...budget, income: 100_000 }} version={2} />));
    expect(over).toContain('£415 left over each month');
    expect(short).toContain('You’re £235 short each month');
  });

  it('gives outgoings six colours in turn, the seventh the first again (BC-010)', () => {
    const html = htmlOf(<BudgetPanel budget={budget} />);
    expect([...html.matchAll(/data-colour="(\d)"/g)].map(([, colour]) => Number(colour))).toEqual([
      1, 2, 3, 4, 5, 6, 1,
    ]);
    const styleSheet = read('./BudgetPanel.module.css');
    const used = new Set([...styleSheet.matchAll(/var\(--cat-(\d)\)/g)].map(([, colour]) => colour));
    expect(used.size).toBe(OUTGOING_COLOURS);
  });

  it('has six colours of their own that stand out from the page, in light and dark (BC-010)', () => {
    const tokens = read('../../design-system/tokens.css');
    const [light = '', dark = ''] = tokens.split(':root[data-theme="dark"]');
    for (const [theme, ground] of [
      [light, colourOf(light, 'white')],
      [dark, colourOf(dark, 'surface')],
    ] as const) {
      const colours = Array.from({ length: OUTGOING_COLOURS }, (_, index) =>
        colourOf(theme, `cat-${index + 1}`),
      );
      expect(new Set(colours).size).toBe(OUTGOING_COLOURS);
      for (const colour of colours) expect(contrast(colour, ground), colour).toBeGreaterThanOrEqual(3);
    }
  });
});

/** The value that a stylesheet gives a colour, as #rrggbb. */
function colourOf(styleSheet: string, name: string): string {
  const found = [...styleSheet.matchAll(new RegExp(`--${name}: (#[0-9a-f]{3,6});`, 'g'))].at(-1)?.[1];
  if (!found) throw new Error(`no colour ${name}`);
  return found.length === 4 ? `#${[...found.slice(1)].map(digit => digit + digit).join('')}` : found;
}

/** The contrast ratio of two colours as defined by WCAG 2. */
function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
