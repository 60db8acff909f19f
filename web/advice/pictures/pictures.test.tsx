import type { Solution } from '@towpath/contracts/api/recommendation.ts';
import { describe, expect, it } from 'vitest';
import { solution } from '../../testing/advice.ts';
import { htmlOf, wordsOf } from '../../testing/render.tsx';
import { Gauges } from './Gauges.tsx';
import { Money } from './Money.tsx';
import { Years } from './Years.tsx';

const years: NonNullable<Solution['years']> = {
  from: '2026-11',
  bars: [
    { kind: 'nothing to pay', least: 12, most: 12, each: null },
    { kind: 'register', least: 12, most: null, each: null },
    { kind: 'credit file', least: 72, most: 72, each: null },
  ],
  end: { kind: 'cleared', least: 12, most: 12, sum: '£20,000' },
};
const money: NonNullable<Solution['money']> = {
  pays: '£18,000',
  parts: [
    { kind: 'paid', sum: 13_410_00, says: 'about £13,400' },
    { kind: 'fees', sum: 4_590_00, says: 'about £4,600' },
  ],
  inThePound: 34,
};
const gauge: Solution['gauges'][number] = {
  code: 'DRO_SURPLUS_MAX',
  title: 'Left each month',
  figure: '£42',
  limit: '£75',
  scale: { figure: 42_00, limit: 75_00 },
  distance: '£33 under',
  isWithin: true,
  source: 'The Act, in force since 29 June 2021',
};

/** Every picture: its drawings have a title, and a table says the same. */
function parts(html: string) {
  return {
    titles: [...html.matchAll(/<title[^>]*>([^<]*)<\/title>/gu)].map(([, text]) => text),
    cells: [...html.matchAll(/<t[hd][^>]*>([^<]*)<\/t[hd]>/gu)].map(([, text]) => text),
    drawings: [...html.matchAll(/<svg(?![^>]*aria-hidden)[^>]*>/gu)].map(([tag]) => tag),
  };
}

describe('the years', () => {
  const html = htmlOf(<Years of={solution('DRO', { years })} />);

  it('stand beside the sun in two lines on a narrow screen where one has no room there (WT-169)', () => {
    const late = { kind: 'cleared', least: 48, most: 48, sum: 'About £8,300 to £10,800' } as const;
    const lines = (end: NonNullable<Solution['years']>['end']) =>
      [
        ...htmlOf(<Years of={solution('PTD', { years: { ...years, end } })} />).matchAll(
          /<text class="[^"]*end[^"]*"[^>]*>([^<]*)</gu,
        ),
      ].map(([, text]) => text);
    expect(lines(late)).toEqual(['About £8,300 to', '£10,800 cleared', 'About £8,300 to £10,800 cleared']);
    expect(lines(years.end)).toEqual(['£20,000 cleared']);
  });

  it('say the finding in a title, and every figure in a table (WT-020)', () => {
    const { titles, cells, drawings } = parts(html);
    expect(titles).toEqual([
      'A line of years. If it starts in November 2026: You pay nothing to these debts for 12 months, until November 2027. £20,000 is cleared about November 2027. Your name is on a public register until November 2027 or later. Your credit file is marked until November 2032.',
    ]);
    expect(drawings.every(tag => tag.includes('role="img"') && tag.includes('aria-labelledby'))).toBe(true);
    expect(cells).toEqual([
      ...['What', 'From', 'Until'],
      ...['Nothing to pay to these debts', 'November 2026', 'November 2027'],
      ...['£20,000 cleared', '', 'November 2027'],
      ...['Name on a public register', 'November 2026', 'November 2027 or later'],
      ...['Marked on your credit file', 'November 2026', 'November 2032'],
    ]);
  });

  it('have a heading at the level of the page, and say on what they rest', () => {
    expect(wordsOf(html)).toContain('See this as a table If it starts in November 2026 What From Until');
    const small = htmlOf(<Years of={solution('DRO', { years })} heading="What happens" headingLevel={3} />);
    expect(small).toContain('<h3');
    expect(small).toContain('What happens</h3>');
  });

  it('are left out where a solution has none', () => {
    expect(htmlOf(<Years of={solution('BS')} />)).not.toContain('<figure');
  });
});

it('the money says its parts in a title, a legend and a table (WT-021)', () => {
  const html = htmlOf(<Money of={solution('IVA', { money })} />);
  const { titles, cells } = parts(html);
  expect(titles).toEqual([
    'You pay £18,000 in all. To the people you owe: about £13,400. Fees, our estimate: about £4,600. For each £1 you owe, they get about 34p.',
  ]);
  expect(cells).toContain('Fees, our estimate');
  expect(wordsOf(html)).toContain('Where the money goes');
  expect(wordsOf(html)).toContain('For each £1 you owe, they get about 34p.');
  expect(htmlOf(<Money of={solution('DMP')} />)).not.toContain('<figure');
});

it('a gauge says the figure, the limit, how far, and the source with the day it was checked (WT-022)', () => {
  const html = htmlOf(<Gauges of={solution('DRO', { gauges: [gauge] })} judgedOn="2026-11-21" />);
  expect(parts(html).titles).toEqual(['Left each month: £42. The limit is £75: £33 under.']);
  expect(wordsOf(html)).toContain('The Act. Checked 21 November 2026.');
  expect(parts(html).cells).toEqual([
    ...['What', 'You', 'Limit', 'How far'],
    ...['Left each month', '£42', '£75', '£33 under'],
  ]);
});
