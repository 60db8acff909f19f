import { expect, it } from 'vitest';
import { UK_NATIONS, type UkNation } from '../../people/nation.ts';
import { TODAY } from '../testing/cases.ts';
import { rulesOn, THRESHOLDS } from '../testing/inForce.ts';

/** The statutes, offices and guides of each law: none of them is a source for another. */
const ENGLISH =
  /Insolvency Act 1986|England and Wales|\bSI 20|Shelter|Salford|Nelsons|fact sheet 35|Official Receivers|GOV\.UK|CPAG|Debt Respite|Protocol|County Council/u;
const SCOTTISH = /Scot|Accountant in Bankruptcy|Common Financial Tool/u;
const NORTHERN_IRISH = /Northern Ireland|\bNI\d*\b|nibusinessinfo|\bSR 20|Department for the Economy/u;
const FOREIGN: Readonly<Record<UkNation, readonly RegExp[]>> = {
  england: [SCOTTISH, NORTHERN_IRISH],
  wales: [SCOTTISH, NORTHERN_IRISH],
  scotland: [ENGLISH, NORTHERN_IRISH],
  'northern-ireland': [ENGLISH, SCOTTISH],
};
/** One guide that names all three parts of the UK for which it says the same. */
const OF_THREE = 'StepChange, for England, Wales and Northern Ireland';

it.each(UK_NATIONS)('%s has no limit and no criterion with the source of another nation (SA-095)', nation => {
  const rows = THRESHOLDS.filter(({ nations }) => nations.includes(nation)).map(({ key, source }) => ({
    of: key as string,
    source,
  }));
  const rules = rulesOn(nation, TODAY).solutions.flatMap(({ product, rules }) =>
    rules.map(({ criterion, source }) => ({ of: `${product.shortName} ${criterion.code}`, source })),
  );
  const found = [...rows, ...rules].filter(
    ({ source }) => source !== OF_THREE && FOREIGN[nation].some(foreign => foreign.test(source)),
  );
  expect(found).toEqual([]);
  expect(rows.length).toBeGreaterThan(30);
  expect(rules.length).toBeGreaterThan(50);
});
