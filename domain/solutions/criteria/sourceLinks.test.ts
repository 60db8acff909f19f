import { expect, it } from 'vitest';
import { UK_NATIONS } from '../../people/nation.ts';
import { TODAY, unknown } from '../testing/cases.ts';
import { recordOf } from '../testing/inForce.ts';
import { sourceParts, sourcesInShort } from './sourceLinks.ts';

it.each([
  [
    'Insolvency Act 1986, Schedule 4ZA, paragraph 6; SI 2024/626, in force since 28 June 2024',
    ['https://www.legislation.gov.uk/ukpga/1986/45', 'https://www.legislation.gov.uk/uksi/2024/626'],
  ],
  ['SSI 2011/141, regulation 4', ['https://www.legislation.gov.uk/ssi/2011/141']],
  ['SR 2023/220, rule 5A.14(4)(a)', ['https://www.legislation.gov.uk/nisr/2023/220']],
  ['Limitation Act 1980, section 5', ['https://www.legislation.gov.uk/ukpga/1980/58']],
  ['Limitation (Northern Ireland) Order 1989, article 4', ['https://www.legislation.gov.uk/nisi/1989/1339']],
  [
    'Prescription and Limitation (Scotland) Act 1973, section 6',
    ['https://www.legislation.gov.uk/ukpga/1973/52'],
  ],
  ['Bankruptcy (Scotland) Regulations 2016, regulation 16', ['https://www.legislation.gov.uk/ssi/2016/397']],
  ['Our own practice', [null]],
])('%s can be read at %j (WT-023)', (source, expected) => {
  const parts = sourceParts(source);
  expect(parts.map(({ href }) => href)).toEqual(expected);
  expect(parts.map(({ text }) => text).join('; ')).toBe(source);
});

it('names several sources in short, each once (WT-023)', () => {
  const act = 'Insolvency Act 1986, Schedule 4ZA, paragraph 7; StepChange, in force since 29 June 2021';
  expect(sourcesInShort([act, 'Insolvency Act 1986, section 1; SI 2024/626'])).toBe(
    'Insolvency Act 1986; StepChange; SI 2024/626',
  );
});

it('links nobody to the law of another nation (WT-023)', () => {
  const foreign = {
    scotland: /ukpga\/1986\/45|nisi|nisr|uksi\/2020\/1311|shelter|moneyhelper/u,
    'northern-ireland': /ukpga\/1986\/45|asp\/|uksi\/2020\/1311|aib\.gov|mygov|shelter/u,
    england: /asp\/|\/ssi\/|nisi|nisr|aib\.gov|mygov|adviceni/u,
    wales: /asp\/|\/ssi\/|nisi|nisr|aib\.gov|mygov|adviceni/u,
  };
  for (const nation of UK_NATIONS) {
    const links = recordOf(unknown(nation), TODAY)
      .results.flatMap(({ reasons }) => reasons)
      .flatMap(({ source }) => sourceParts(source).flatMap(({ href }) => href ?? []));
    expect(links.length, nation).toBeGreaterThan(3);
    expect(links.filter(href => foreign[nation].test(href))).toEqual([]);
  }
});
