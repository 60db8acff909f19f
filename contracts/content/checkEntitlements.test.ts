import { reading, unwelcomeWords } from '@towpath/domain/journeys/testing/plainEnglish.ts';
import { describe, expect, it } from 'vitest';
import type { EntitlementInFile, EntitlementsFile } from './entitlements.ts';
import { readOperatorContent } from './readOperatorContent.ts';
import { changed, faultIn, shipped } from './testing/shippedContent.ts';

type Change = (one: EntitlementInFile, file: EntitlementsFile) => void;

const FILE = JSON.parse(shipped['entitlements.json']) as EntitlementsFile;
const AT = FILE.entitlements.findIndex(({ id }) => id === 'warm-home-discount');

function faultsOf(change: Change): readonly string[] {
  const texts = changed('entitlements.json', (file: EntitlementsFile) => {
    const one = file.entitlements[AT];
    if (one) change(one, file);
  });
  return faultIn(texts).lines.map(line =>
    line.replace('entitlements.json: ', '').replace(`entitlements[${AT}].`, ''),
  );
}

describe('a slip in the help that people miss', () => {
  it.each<readonly [what: string, change: Change, line: string]>([
    [
      'an id of another',
      one => Object.assign(one, { id: 'child-benefit' }),
      "id: there is help 'child-benefit' already",
    ],
    [
      'no way to ask',
      one => Reflect.deleteProperty(one, 'how'),
      'how: is missing: it must be a text between quotes',
    ],
    [
      'a source that is not there',
      one => Object.assign(one, { source: 'hearsay' }),
      "source: there is no source 'hearsay'",
    ],
    [
      'a figure that is not there',
      one => Object.assign(one, { why: 'It pays {MUCH}.' }),
      "why: there is no figure 'MUCH' in 'rates'",
    ],
    [
      'a line that is not there',
      one => Object.assign(one, { why: 'You pay {gold}.' }),
      "why: there is no line 'gold' in 'lines'",
    ],
    [
      'a loose brace',
      one => Object.assign(one, { how: 'Ask {' }),
      "how: has a '{' or '}' that belongs to nothing",
    ],
    [
      'a figure without a row for its nation',
      one => Object.assign(one, { why: '{SCOTTISH_CHILD_PAYMENT}' }),
      "why: 'SCOTTISH_CHILD_PAYMENT' has no row for england",
    ],
    [
      'a share that is no percentage',
      one => Object.assign(one, { sums: [{ parts: [{ share: 'WARM_HOME_DISCOUNT', of: 'electricity' }] }] }),
      "sums[0].parts[0]: 'WARM_HOME_DISCOUNT' is in pounds a year, and has to be in percent here",
    ],
    [
      'an age measured in pounds',
      one =>
        Object.assign(one, { needs: [{ when: { number: 'age', atLeast: 'UC_SAVINGS_MAX' }, no: 'No.' }] }),
      "needs[0].when: 'UC_SAVINGS_MAX' is in pounds, and has to be in years of age here",
    ],
    [
      'a sign of health that is not said to be one',
      one => Object.assign(one, { needs: [{ when: { is: 'is ill for long' }, no: 'No.' }] }),
      'tellsOfHealth: must be true: a condition asks about health',
    ],
    [
      'income that is not said to be any',
      one => Object.assign(one, { group: 'money' }),
      'paidAs: must say what the income is',
    ],
    [
      'a lower bill that is paid as income',
      one => Object.assign(one, { paidAs: ['benefit'] }),
      'paidAs: is only for income with a sum',
    ],
    [
      'a sum that is never shown',
      one => Object.assign(one, { likelihood: 'worth checking' }),
      'sums: is never shown: what is only worth checking has no sum',
    ],
    [
      'very likely in any case',
      one => Object.assign(one, { likelihood: 'very likely' }),
      "likelihood: must be 'likely' or 'worth checking'",
    ],
    [
      'a figure that is hardly meant',
      (_, { rates }) => Object.assign(rates.WARM_HOME_DISCOUNT?.rows[0] ?? {}, { figure: 15_000 }),
      'rates.WARM_HOME_DISCOUNT.rows[0].figure: 15000 is not plausible: 50 to 500 is',
    ],
    [
      'rows in the wrong order',
      (_, { rates }) => void rates.CHILD_BENEFIT_ELDEST?.rows.reverse(),
      'rates.CHILD_BENEFIT_ELDEST.rows[1].from: must be after the rows above it of the same nation',
    ],
    [
      'a line that the budget has not',
      (_, { lines }) => Object.assign(lines, { water: [1] }),
      'lines.water[0]: there is no line 1 in the budget',
    ],
  ])('%s is told with its place (DN-568)', (_, change, line) => {
    expect(faultsOf(change).join('\n')).toContain(line);
  });

  it('is no reason to stop where the whole file is not there: no help is looked for (DN-568)', () => {
    const { 'entitlements.json': _, ...others } = shipped;
    expect(readOperatorContent(others).entitlements.entitlements).toEqual([]);
  });
});

describe('the help that ships', () => {
  const texts = FILE.entitlements.flatMap(({ why, how, byWhen, needs }) => [
    why.replaceAll(/\{[^}]+\}/gu, '£10'),
    how,
    byWhen,
    ...needs.map(({ no }) => no),
  ]);

  it('reads as plainly as the rest, and blames or hurries nobody (DN-569)', () => {
    const { grade, averageWords, longestWords, longest } = reading(texts);
    expect(grade).toBeLessThan(6);
    expect(averageWords).toBeLessThan(13);
    expect(longestWords, longest).toBeLessThanOrEqual(30);
    expect(texts.flatMap(unwelcomeWords)).toEqual([]);
  });

  it('has every sum of money from a figure with a source, and none in its words (DN-569)', () => {
    const written = FILE.entitlements.flatMap(({ why, how, byWhen }) => [why, how, byWhen]);
    expect(written.filter(text => /£\d/u.test(text))).toEqual([]);
    for (const { rows } of Object.values(FILE.rates)) {
      for (const { source } of rows) expect(FILE.sources[source]?.url, source).toMatch(/^https:/);
    }
  });

  it('uses every figure, line and source that it has (DN-569)', () => {
    const rest = JSON.stringify(FILE.entitlements);
    const used = (name: string) => rest.includes(name);
    expect(Object.keys(FILE.rates).filter(name => !used(name))).toEqual([]);
    expect(Object.keys(FILE.lines).filter(name => !rest.includes(`"${name}"`) && !used(`{${name}}`))).toEqual(
      [],
    );
    const named = new Set([
      ...FILE.entitlements.map(({ source }) => source),
      ...Object.values(FILE.rates).flatMap(({ rows }) => rows.map(({ source }) => source)),
    ]);
    expect(Object.keys(FILE.sources).filter(name => !named.has(name))).toEqual([]);
  });
});
