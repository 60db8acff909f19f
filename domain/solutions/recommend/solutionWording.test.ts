import { describe, expect, it } from 'vitest';
import { reading, unwelcomeWords } from '../../journeys/testing/plainEnglish.ts';
import { UK_NATIONS } from '../../people/nation.ts';
import { PRODUCTS } from '../solution/products.ts';
import { fillInLimits, limitsNamed, type ReadWording, wordingFor } from '../solution/wording.ts';
import { TODAY } from '../testing/cases.ts';
import { limitsOn } from '../testing/inForce.ts';
import { type RuledShortName, SOLUTIONS } from './solutions.ts';
import { solutionWording } from './solutionWording.ts';
import { recommendTexts } from './wording.ts';

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
  'sequestration',
  'accountant in bankruptcy',
  'common financial tool',
  'adjudicator',
  'oath',
];

/** Each solution in each nation that has it, as an owner and as somebody who rents reads it. */
const READ = (Object.keys(SOLUTIONS) as readonly RuledShortName[]).flatMap(shortName => {
  const { nations } = PRODUCTS.find(product => product.shortName === shortName) ?? { nations: [] };
  return nations.flatMap(nation =>
    (['owns', 'rents'] as const).map(tenure => [shortName, nation, tenure] as const),
  );
});

describe.each(READ)('what is said of %s in %s to one who %s', (shortName, nation, tenure) => {
  const wording = wordingFor(solutionWording(shortName, nation), { tenure, ownsOtherProperty: false });
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
    const explained = wording.terms.map(({ word }) => word.toLowerCase());
    const used = JARGON.filter(word => texts.some(text => text.toLowerCase().includes(word)));
    expect(used.filter(word => !explained.some(term => term.includes(word)))).toEqual([]);
    const inUse = (word: string) => texts.some(text => text.toLowerCase().includes(word));
    expect(explained.filter(word => !inUse(word))).toEqual([]);
  });

  it('names advantages, risks, the home, the credit file and what happens next', () => {
    expect(wording.advantages.length).toBeGreaterThan(1);
    expect(wording.risks.length).toBeGreaterThan(1);
    expect(wording.next.length).toBeGreaterThan(1);
    expect(wording.home.length + wording.creditFile.length).toBeGreaterThan(20);
  });

  it('takes every figure from the table of limits of its nation', () => {
    const limits = limitsOn(nation, TODAY);
    for (const text of textsOf(wording)) {
      expect(fillInLimits(text, limits)).not.toContain('{');
      expect(text.replaceAll(/\{[A-Z_]+\}|NI01/gu, '')).not.toMatch(/\d/u);
    }
  });

  it('says nothing twice in its lists', () => {
    for (const list of [wording.advantages, wording.risks, wording.next]) {
      expect(new Set(list).size).toBe(list.length);
    }
  });
});

describe('the risks', () => {
  const home = { ownsOtherProperty: false } as const;
  it('come with the gravest first: home, work, register, what happens when it does not work out (SA-095)', () => {
    for (const [shortName, nation, tenure] of READ) {
      const wording = solutionWording(shortName, nation);
      const { risks } = wordingFor(wording, { ...home, tenure });
      const { work, register, failure } = wording.risks;
      const gravest = [work, register, failure].flatMap(text => text ?? []);
      const [before, after] = [risks.indexOf(gravest[0] ?? ''), risks.indexOf(failure)];
      expect(before, shortName).toBeLessThanOrEqual(1);
      expect(risks.slice(before, after + 1), shortName).toEqual(gravest);
    }
  });

  it('of a home are those of an owner or of a tenant; who did not say reads both (SA-095)', () => {
    const bankruptcy = solutionWording('BKY', 'england');
    const [owner, tenant, open] = (['owns', 'rents', null] as const).map(
      tenure => wordingFor(bankruptcy, { ...home, tenure }).risks,
    );
    const [sold, agreement] = [
      'Your home can be sold. Your share of it goes to a trustee.',
      /rental agreements/u,
    ];
    expect(owner?.[0]).toBe(sold);
    expect(tenant?.[0]).toMatch(agreement);
    expect(owner?.join(' ')).not.toMatch(agreement);
    expect(tenant).not.toContain(sold);
    expect(open?.[0]).toBe(sold);
    expect(open?.[1]).toMatch(agreement);
    expect(wordingFor(bankruptcy, { tenure: 'rents', ownsOtherProperty: true }).risks).toContain(sold);
  });
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

it('says of a sequestration that a needed car can be sold above the limit (SA-193)', () => {
  const wording = wordingFor(solutionWording('SEQ', 'scotland'), {
    tenure: 'rents',
    ownsOtherProperty: false,
  });
  const risks = wording.risks.map(text => fillInLimits(text, limitsOn('scotland', TODAY)));
  expect(risks).toContain(
    'Things of value can be sold. So can a car that you do not need, or one worth more than £3,000.',
  );
});

it('refuses to show a text whose limit is not in force', () => {
  expect(() => fillInLimits('{BS_DAYS}', limitsOn('scotland', TODAY))).toThrow('BS_DAYS');
});

it('says in plain words why nothing is recommended and what cannot wait', () => {
  const texts = [...new Set(UK_NATIONS.flatMap(recommendTexts))];
  const read = reading(texts);
  expect(read.grade).toBeLessThanOrEqual(6);
  expect(read.longestWords, read.longest).toBeLessThanOrEqual(22);
  expect(texts.flatMap(unwelcomeWords)).toEqual([]);
});

/** Every text of a wording, in the order in which they are read. */
function textsOf(wording: ReadWording): readonly string[] {
  const { whatItIs, advantages, risks, home, register, creditFile, next, terms } = wording;
  return [
    whatItIs,
    ...advantages,
    ...risks,
    home,
    ...(register === undefined ? [] : [register]),
    creditFile,
    ...next,
    ...terms.map(({ meaning }) => meaning),
  ];
}
