import { Recommendation, type Solution } from '@towpath/contracts/api/recommendation.ts';
import { UK_NATIONS, type UkNation } from '@towpath/domain/people/nation.ts';
import { recordOf } from '@towpath/domain/solutions/explain/record.ts';
import { isInsolvency } from '@towpath/domain/solutions/recommend/disclosures.ts';
import { GRAVEST } from '@towpath/domain/solutions/solution/wording.ts';
import { anyCase } from '@towpath/domain/solutions/testing/anyCase.ts';
import { TODAY } from '@towpath/domain/solutions/testing/cases.ts';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { recommendationResponse } from './toResponse.ts';

/** The officers, offices and registers that a nation does not have. */
const FOREIGN: Readonly<Record<UkNation, RegExp>> = {
  england: /sheriff officer|Accountant in Bankruptcy|Belfast|Judgments Office/iu,
  wales: /sheriff officer|Accountant in Bankruptcy|Belfast|Judgments Office/iu,
  scotland: /bailiff|Individual Insolvency Register|adjudicator|Belfast|Judgments Office/iu,
  'northern-ireland': /bailiff|sheriff officer|Individual Insolvency Register|adjudicator|Accountant in/iu,
};
/** A sum in pence: what nobody knows yet is never said so finely. */
const TO_THE_PENNY = /£[\d,]+\.\d\d/u;

function solutionsOf({ recommended, ...groups }: Recommendation): readonly Solution[] {
  const { eligible, undecided, givesTime, ineligible } = groups;
  return [...(recommended ? [recommended] : []), ...eligible, ...undecided, ...givesTime, ...ineligible];
}

function checkSolution(solution: Solution, nation: UkNation): void {
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
  expect(JSON.stringify(said), name).not.toMatch(FOREIGN[nation]);
  expect(JSON.stringify(said), name).not.toMatch(/[{}][A-Z_]+[{}]|undefined|NaN|Infinity/u);
}

it.each(UK_NATIONS)(
  'of any case in %s every solution has its risks, its estimates, its adviser and the words of the nation (SA-095, SA-099, SA-100)',
  nation => {
    fc.assert(
      fc.property(anyCase, facts => {
        const response = recommendationResponse(recordOf({ ...facts, nation }, TODAY), 'r1');
        expect(Recommendation.safeParse(response).success).toBe(true);
        for (const solution of solutionsOf(response)) checkSolution(solution, nation);
      }),
      { numRuns: 150 },
    );
  },
);
