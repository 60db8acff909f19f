import { describe, expect, it } from 'vitest';
import { reading, unwelcomeWords } from '../../journeys/testing/plainEnglish.ts';
import { PRODUCTS } from '../solution/products.ts';
import { fillInLimits, limitsNamed, type Wording } from '../solution/wording.ts';
import { TODAY } from '../testing/cases.ts';
import { limitsOn } from '../thresholds/limits.ts';
import { type RuledShortName, SOLUTIONS } from './solutions.ts';
import { SOLUTION_WORDING } from './solutionWording.ts';
import { RECOMMEND_TEXTS } from './wording.ts';

/** Technical terms that nobody can be expected to know. */
const JARGON = [
  'creditor',
  'insolvency practitioner',
  'trustee',
  'official receiver',
  'public register',
  'judgment',
  'equity',
  'moratorium',
  'arrears',
  'surplus',
  'statutory',
  'discharge',
  'guarantor',
  'dividend',
  'diligence',
  'composition',
  'pro rata',
  'nominee',
  'supervisor',
];

const solutions = Object.entries(SOLUTION_WORDING).map(
  ([shortName, wording]) => [shortName as RuledShortName, wording] as const,
);

describe.each(solutions)('what is said of %s', (shortName, wording) => {
  const { nations } = PRODUCTS.find(product => product.shortName === shortName) ?? { nations: [] };
  const texts = textsOf(wording).map(text => text.replace(/\{[A-Z_]+\}/gu, '10'));

  it('can be read at the age of 9 to 11, in short sentences', () => {
    const read = reading(texts);
    expect(read.grade, texts.join(' ')).toBeLessThanOrEqual(6);
    expect(read.averageWords).toBeLessThan(12);
    expect(read.longestWords, read.longest).toBeLessThanOrEqual(22);
  });

  it('blames nobody, hurries nobody and shouts at nobody', () => {
    expect(texts.flatMap(unwelcomeWords)).toEqual([]);
  });

  it('has no technical term without its meaning', () => {
    const explained = wording.terms.map(({ word }) => word);
    const used = JARGON.filter(word => texts.some(text => text.toLowerCase().includes(word)));
    expect(used.filter(word => !explained.includes(word))).toEqual([]);
    expect(explained.filter(word => !texts.some(text => text.includes(word)))).toEqual([]);
  });

  it('names advantages, risks, the home, the credit file and what happens next', () => {
    expect(wording.advantages.length).toBeGreaterThan(1);
    expect(wording.risks.length).toBeGreaterThan(1);
    expect(wording.next.length).toBeGreaterThan(1);
    expect(wording.home.length + wording.creditFile.length).toBeGreaterThan(20);
  });

  it('takes every figure from the table of limits, in each of its nations', () => {
    for (const nation of nations) {
      const limits = limitsOn(nation, TODAY);
      for (const text of textsOf(wording)) expect(fillInLimits(text, limits)).not.toContain('{');
    }
  });
});

it('has words for every solution that has rules', () => {
  expect(Object.keys(SOLUTION_WORDING)).toEqual(Object.keys(SOLUTIONS));
});

it('says the limits of the day', () => {
  expect(fillInLimits('{BKY_FEE}, {IVA_TERM}', limitsOn('england', TODAY))).toBe('£680, 60');
  expect(fillInLimits('{BKY_FEE}', limitsOn('northern-ireland', TODAY))).toBe('£683');
  expect(limitsNamed('{BKY_FEE} and {IVA_TERM}')).toEqual(['BKY_FEE', 'IVA_TERM']);
});

it.each([
  [680_00, 'pence', '£680'],
  [680_50, 'pence', '£680.50'],
  [75_00, 'pence a month', '£75'],
  [75_25, 'pence a month', '£75.25'],
  [60, 'months', '60'],
  [85, 'percent', '85'],
] as const)('says a limit of %d %s as %s (HO-133)', (value, unit, said) => {
  const limits = limitsOn('england', TODAY);
  const row = limits.row('BKY_FEE');
  if (row === undefined) throw new Error('There is a fee for bankruptcy.');
  expect(fillInLimits('{BKY_FEE}', { ...limits, row: () => ({ ...row, value, unit }) })).toBe(said);
});

it('refuses to show a text whose limit is not in force', () => {
  expect(() => fillInLimits('{BS_DAYS}', limitsOn('scotland', TODAY))).toThrow('BS_DAYS');
});

it('says in plain words why nothing is recommended and what cannot wait', () => {
  const read = reading(RECOMMEND_TEXTS);
  expect(read.grade).toBeLessThanOrEqual(6);
  expect(read.longestWords, read.longest).toBeLessThanOrEqual(22);
  expect(RECOMMEND_TEXTS.flatMap(unwelcomeWords)).toEqual([]);
});

/** Every text of a wording, in the order in which they are read. */
function textsOf(wording: Wording): readonly string[] {
  const { whatItIs, advantages, risks, home, creditFile, next, terms } = wording;
  return [
    whatItIs,
    ...advantages,
    ...risks,
    home,
    creditFile,
    ...next,
    ...terms.map(({ meaning }) => meaning),
  ];
}
