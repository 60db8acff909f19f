import { Recommendation, type Solution } from '@towpath/contracts/api/recommendation.ts';
import { UK_NATIONS } from '@towpath/domain/people/nation.ts';
import { foreignNames } from '@towpath/domain/people/testing/foreignNames.ts';
import { isInsolvency } from '@towpath/domain/solutions/solution/insolvency.ts';
import { GRAVEST } from '@towpath/domain/solutions/solution/wording.ts';
import { anyCase } from '@towpath/domain/solutions/testing/anyCase.ts';
import { TODAY } from '@towpath/domain/solutions/testing/cases.ts';
import { recordOf, rulesOn } from '@towpath/domain/solutions/testing/inForce.ts';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { SHIPPED_HELP } from '../../testing/shippedHelp.ts';
import { recommendationResponse } from './toResponse.ts';

/** Codes, which nobody reads, and what the person wrote or chose, in words of their own. */
const NOT_OURS: readonly string[] = ['code', 'shortName', 'creditorName', 'typeName'];
/** A plan of any nation, from wherever a person came, stands in the way of another. */
const ABOUT_PLANS_OF_ALL_NATIONS: readonly unknown[] = ['NOT_IN_INSOLVENCY'];

/** Every text of ours that an answer says. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  if ('code' in value && ABOUT_PLANS_OF_ALL_NATIONS.includes(value.code)) return [];
  return Object.entries(value).flatMap(([key, inner]) => (NOT_OURS.includes(key) ? [] : textsIn(inner)));
}

/** A sum in pence: what nobody knows yet is never said so finely. */
const TO_THE_PENNY = /£[\d,]+\.\d\d/u;

function solutionsOf({ recommended, ...groups }: Recommendation): readonly Solution[] {
  const { eligible, undecided, givesTime, ineligible } = groups;
  return [...(recommended ? [recommended] : []), ...eligible, ...undecided, ...givesTime, ...ineligible];
}

/** What takes nothing each month: it gives time, is a letter, or steps at home. */
const TAKES_NOTHING: readonly string[] = ['BS', 'MHBS', 'MOR', 'WO', 'DAP'];

function checkPayment(solution: Solution): void {
  const { product, eligibility, payment, totalPaid, fees, writtenOff, years, money } = solution;
  const name = product.shortName;
  if (eligibility === 'INELIGIBLE') expect(payment, name).toBeUndefined();
  else if (TAKES_NOTHING.includes(name)) expect(payment, name).toEqual({ value: 0, says: '£0' });
  // The scheme takes what is available however long it would last.
  else if (name !== 'DAS' || payment === undefined)
    expect(payment === undefined, name).toBe(totalPaid === undefined);
  const sums = [payment, totalPaid, fees, writtenOff].map(sum => sum?.says);
  expect(JSON.stringify([sums, years, money]), name).not.toMatch(TO_THE_PENNY);
}

function checkSolution(solution: Solution): void {
  const { product, eligibility, wording, adviserFirst, disclosures, stays, fees, writtenOff } = solution;
  const name = product.shortName;
  expect(wording.risks.length, name).toBeGreaterThanOrEqual(GRAVEST);
  if (isInsolvency(name) && eligibility !== 'INELIGIBLE') {
    expect(adviserFirst, name).toContain('subject to an adviser');
  }
  if (['IVA', 'PTD'].includes(name)) {
    for (const sum of [fees, writtenOff]) {
      if (sum !== undefined && sum.value !== 0) expect(sum.says, name).not.toMatch(TO_THE_PENNY);
    }
  }
  const said = [wording, disclosures, stays.map(({ says }) => says), adviserFirst];
  expect(JSON.stringify(said), name).not.toMatch(/[{}][A-Z_]+[{}]|undefined|NaN|Infinity/u);
}

it.each(UK_NATIONS)(
  'of any case in %s every solution has its risks, its estimates, its adviser and the words, sources and helpers of the nation (SA-095, SA-099, SA-100, SA-201, WT-153, WT-156)',
  nation => {
    fc.assert(
      fc.property(anyCase, facts => {
        const response = recommendationResponse(
          recordOf({ ...facts, nation }, TODAY),
          'r1',
          SHIPPED_HELP,
          rulesOn,
        );
        expect(Recommendation.safeParse(response).success).toBe(true);
        for (const solution of solutionsOf(response)) {
          checkSolution(solution);
          checkPayment(solution);
        }
        // The column of the month alone has its pence throughout, where one of its sums has.
        const inOne = textsIn({ ...response, left: null }).join('\n');
        expect(inOne).not.toMatch(/£[\d,]+\.00|N\/A|Infinity|NaN/u);
        for (const text of textsIn(response)) expect(foreignNames(text, nation), text).toEqual([]);
      }),
      { numRuns: 150 },
    );
  },
);
