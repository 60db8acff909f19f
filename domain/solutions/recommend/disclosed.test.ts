import { describe, expect, it } from 'vitest';
import type { InclusionColumn } from '../../debts/creditType.ts';
import { foreignNames } from '../../people/testing/foreignNames.ts';
import { isInsolvency } from '../solution/insolvency.ts';
import { creditType, debtOf, TODAY, tenant } from '../testing/cases.ts';
import { recordOf } from '../testing/inForce.ts';
import { EVERYWHERE, MUST_DISCLOSE, mustDisclose, shownWording } from '../testing/mustDisclose.ts';
import type { RuledShortName } from './solutions.ts';
import { sayDisclosure } from './wording.ts';

/** All that the page says, in one text. */
function textOf(shortName: RuledShortName, nation: (typeof EVERYWHERE)[number][1]): string {
  const { whatItIs, advantages, risks, home, register, creditFile, next, terms } = shownWording(
    shortName,
    nation,
  );
  const meanings = terms.flatMap(({ word, meaning }) => [word, meaning]);
  return [whatItIs, ...advantages, ...risks, home, register ?? '', creditFile, ...next, ...meanings].join(
    '\n',
  );
}

describe.each(EVERYWHERE)('the words of %s in %s', (shortName, nation) => {
  const text = textOf(shortName, nation);

  it('say everything that must be said of it (SA-101)', () => {
    const unsaid = mustDisclose(shortName, nation).filter(
      ({ says }) => !says.test(text.replaceAll('\n', ' ')),
    );
    expect(unsaid.map(({ what }) => what)).toEqual([]);
  });

  it('say nothing of another nation (SA-095)', () => {
    expect(foreignNames(text, nation)).toEqual([]);
  });

  it('promise nothing (SA-101)', () => {
    expect(text).not.toMatch(
      /will not be made to sell|guarantee[ds]?\b|\bwill be cleared|always written off/iu,
    );
  });
});

it('there is a table for every solution, and it is not short (SA-101)', () => {
  for (const [shortName, all] of Object.entries(MUST_DISCLOSE)) {
    expect(all.length, shortName).toBeGreaterThan(5);
    expect(new Set(all.map(({ what, nations }) => `${what} ${nations}`)).size, shortName).toBe(all.length);
  }
});

/** The words for a kind of debt that a solution leaves out. Illegal lenders are never in a list of debts that stay. */
const STAYS: readonly (readonly [readonly number[], RegExp])[] = [
  [[14, 19, 20, 53], /tied to (?:your home|goods)/u],
  [[22], /late rent/u],
  [[29], /TV licence/u],
  [[31], /Social Fund|from a benefit/u],
  [[32], /advances|from a benefit/u],
  [[35, 36], /court fines/u],
  [[37, 38], /child maintenance/u],
  [[39], /student loans/u],
  [[56], /injury/u],
];
const COLUMNS: readonly (readonly [RuledShortName, InclusionColumn])[] = [
  ['IVA', 'IVA'],
  ['BKY', 'BKY'],
  ['DRO', 'DRO'],
  ['BS', 'BS'],
  ['MHBS', 'BS'],
  ['PTD', 'PTD'],
  ['SEQ', 'SEQ'],
  ['MAP', 'SEQ'],
];

/** The kinds of debt that the content has as shipped: every one of them has a row in the tables of inclusion. */
const KINDS = Array.from({ length: 60 }, (_, index) => creditType(index + 1));

it.each(COLUMNS)('%s names every kind of debt that it leaves out (SA-101)', (shortName, column) => {
  const out = KINDS.filter(({ id, inclusion }) => inclusion[column].inclusion === 'excluded' && id !== 58);
  expect(out.length).toBeGreaterThan(5);
  for (const [solution, nation] of EVERYWHERE) {
    if (solution !== shortName) continue;
    const text = textOf(shortName, nation);
    const unnamed = out.filter(({ id }) => !STAYS.some(([ids, says]) => ids.includes(id) && says.test(text)));
    expect(
      unnamed.map(({ name }) => name),
      nation,
    ).toEqual([]);
  }
});

const PLANS = ['DMP', 'DAS', 'AO', 'TPP', 'FFS', 'WO'];

describe.each(EVERYWHERE.filter(([shortName]) => isInsolvency(shortName) || PLANS.includes(shortName)))(
  'the words of %s in %s',
  (shortName, nation) => {
    it('say once what the person’s own case brings too (WT-161)', () => {
      const facts = tenant({
        nation,
        debts: [debtOf(5, 900_00), debtOf(1, 9_000_00, { debt: { isJoint: true, hasGuarantor: true } })],
      });
      const found = recordOf(facts, TODAY).results.find(result => result.shortName === shortName);
      const own = (found?.disclosures ?? []).map(code =>
        sayDisclosure(code, nation, shownWording(shortName, nation)),
      );
      expect(own).not.toEqual([]);
      const all = [...new Set([...own, ...shownWording(shortName, nation).risks])];
      for (const what of [/(?:from|freeze) your account|account\. Open one/u, /promised to pay/u]) {
        expect(all.filter(risk => what.test(risk))).toHaveLength(1);
      }
    });
  },
);
