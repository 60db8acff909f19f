import { expect, it } from 'vitest';
import { assess } from '../solutions/testing/inForce.ts';
import { caseFrom } from './caseFrom.ts';
import { debt, factFindWith, QUALIFIER, TODAY } from './testing/found.ts';
import { THIRD_REVIEW } from './testing/thirdReviews.ts';

const SCOTTISH = ['sequestration', 'minimal-asset', 'moratorium'];
const ELSEWHERE = ['england', 'wales', 'northern-ireland'] as const;
const PLANS = ['none', 'informal', 'other'] as const;

/** What a person told us who was asked everything, as in the version before. */
const askedAll = (plan: string, onlyBenefits: string) =>
  caseFrom(
    factFindWith({
      qualifier: { ...QUALIFIER, 'formal-plan': plan },
      review: { ...THIRD_REVIEW, 'only-benefits': onlyBenefits },
      debts: [debt('d1')],
    }),
  );

/** The same person elsewhere, who is not asked what matters only in Scotland. */
const askedLess = (plan: string, nation: string) => {
  const { 'only-benefits': _, ...review } = THIRD_REVIEW;
  const earlier = [THIRD_REVIEW.earlier ?? []].flat().filter(word => !SCOTTISH.includes(word));
  return caseFrom(
    factFindWith({
      qualifier: { ...QUALIFIER, nation, 'formal-plan': plan },
      review: { ...review, earlier },
      debts: [debt('d1')],
    }),
  );
};

it.each(
  ELSEWHERE.flatMap(nation =>
    PLANS.flatMap(plan => ['yes', 'no'].map(benefits => [nation, plan, benefits] as const)),
  ),
)(
  'judges a person in %s the same without what is asked in Scotland alone: a plan now is "%s", benefits only "%s" (HO-038)',
  (nation, plan, benefits) => {
    const before = askedAll(plan, benefits);
    const now = askedLess(plan, nation);
    expect(before.earlier).not.toEqual(now.earlier);
    const { figures: _, ...judgedNow } = assess(now, TODAY);
    const { figures: __, ...judgedBefore } = assess({ ...before, nation }, TODAY);
    expect(judgedNow.results.length).toBeGreaterThan(0);
    expect(judgedNow).toEqual(judgedBefore);
  },
);
