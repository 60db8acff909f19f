import { reading, unwelcomeWords } from '@towpath/domain/journeys/testing/plainEnglish.ts';
import type { UkNation } from '@towpath/domain/people/nation.ts';
import { whileItRuns } from '@towpath/domain/plans/whileItRuns.ts';
import { PRODUCTS } from '@towpath/domain/solutions/solution/products.ts';
import { fillInLimits } from '@towpath/domain/solutions/solution/wording.ts';
import { limitsOn } from '@towpath/domain/solutions/thresholds/limits.ts';
import { describe, expect, it } from 'vitest';
import { readOperatorContent } from './readOperatorContent.ts';
import { changed, faultIn, shipped } from './testing/shippedContent.ts';
import type { WhileItRunsFile } from './whileItRuns.ts';

const FILE = JSON.parse(shipped['while-it-runs.json']) as WhileItRunsFile;
const { whileItRuns: RULES, limits } = readOperatorContent(shipped);
const DAY = { year: 2026, month: 11, day: 30 };

/** What a person reads of a solution that runs where they live. */
function reads(shortName: string, nation: UkNation): string {
  const says = whileItRuns(RULES, { shortName, state: 'running', nation });
  return says.map(text => fillInLimits(text, limitsOn(nation, DAY, limits))).join(' ');
}

describe('what is kept to while something runs', () => {
  it.each([
    ['BKY', 'england', /borrow £500 or more, tell the lender that you are bankrupt/u],
    ['BKY', 'northern-ireland', /Tell the official receiver.*more pay, a gift, a win/u],
    ['BKY', 'wales', /director of a company.*unless a court says you may/u],
    ['DRO', 'england', /borrow £500 or more, tell the lender about your order/u],
    ['DRO', 'northern-ireland', /director of a company.*unless a court says you may/u],
    ['SEQ', 'scotland', /borrow £2,000 or more\. If you owe £1,000 or more in other debts/u],
    ['MAP', 'scotland', /borrow £2,000 or more/u],
    ['IVA', 'wales', /Once a year.*lump sum.*can’t make a payment/u],
    ['PTD', 'scotland', /lump sum.*can’t make a payment/u],
  ] as const)(
    'of %s in %s has what the law or the agreement asks for (DN-1375)',
    (shortName, nation, says) => {
      expect(reads(shortName, nation)).toMatch(says);
    },
  );

  it.each([
    ['BS', 'england', /new credit of more than £500.*ended early/u],
    ['BS', 'wales', /new credit of more than £500/u],
    ['DAS', 'scotland', /Take on no new debt/u],
  ] as const)('of %s in %s has what it forbids while it runs (DN-1587)', (shortName, nation, says) => {
    expect(reads(shortName, nation)).toMatch(says);
  });

  it('ends Breathing Space for no bill but those that the law names, and has hire purchase apart (DN-1637)', () => {
    const says = FILE.rules.filter(({ solutions }) => solutions.includes('BS')).map(rule => rule.says);
    const ends = says.filter(one => one.includes('ended early'));
    expect(ends).toHaveLength(1);
    expect(ends[0]).toMatch(/rent or mortgage, insurance, energy, water, tax and council tax/u);
    expect(says.filter(one => one.includes('hire purchase')).join()).toMatch(
      /^(?!.*ended early)Pay hire purchase/u,
    );
  });

  it('names the regulations of what is forbidden in Breathing Space and a programme by number (DN-1637)', () => {
    for (const { source } of FILE.rules.filter(rule =>
      ['BS', 'DAS'].some(one => rule.solutions.includes(one)),
    )) {
      expect(FILE.sources[source]?.name, source).toMatch(/Regulations \d{4}, regulations \d+\(\d\)/u);
    }
  });

  it('is there for each insolvency in each of its nations, with sums from dated limits alone (DN-1375)', () => {
    for (const shortName of ['BKY', 'DRO', 'IVA', 'PTD', 'SEQ', 'MAP']) {
      for (const nation of PRODUCTS.find(one => one.shortName === shortName)?.nations ?? []) {
        expect(reads(shortName, nation), `${shortName} in ${nation}`).not.toBe('');
      }
    }
    expect(FILE.rules.filter(({ says }) => /\d/u.test(says.replaceAll(/\{\w+\}/gu, '')))).toEqual([]);
  });

  it('reads easily, and blames nobody (DN-1375)', () => {
    const texts = FILE.rules.map(({ says }) => says.replaceAll(/\{\w+\}/gu, '£500'));
    const { grade, longestWords, longest } = reading(texts);
    expect(grade).toBeLessThan(6);
    expect(longestWords, longest).toBeLessThanOrEqual(30);
    expect(texts.flatMap(unwelcomeWords)).toEqual([]);
  });

  it.each([
    ['a source that is not there', { source: 'hearsay' }, "source: there is no source 'hearsay'"],
    [
      'a nation that has it not',
      { nations: ['scotland'] },
      "solutions[0]: there is no 'BKY' in each of its nations",
    ],
    [
      'a limit that is not there',
      { says: 'Up to {NOTHING}.' },
      "says: there is no limit '{NOTHING}' in each of its nations",
    ],
  ])('is refused with %s (DN-1375)', (_, change, line) => {
    const texts = changed('while-it-runs.json', (file: WhileItRunsFile) => {
      Object.assign(file.rules[0] ?? {}, change);
    });
    expect(faultIn(texts).lines.join('\n')).toContain(`rules[0].${line}`);
  });
});
