import type { Recommendation } from '@towpath/contracts/api/recommendation.ts';
import { BUDGET } from '@towpath/domain/budget/steps.ts';
import { CUSTOMER_DEBTS, CUSTOMER_DEBTS_DETAILS } from '@towpath/domain/debts/steps.ts';
import { isFoundByAdviser } from '@towpath/domain/solutions/criteria/missingFactTexts.ts';
import { paths } from '../../shell/paths.ts';
import { type PagesWithSteps, pageWith } from '../missingParts.ts';
import { words } from './words.ts';

/** Something that a person finds out with an adviser. */
export type ThingToFindOut = {
  readonly code: string;
  readonly title: string;
  readonly why: string;
  /** Where it can be answered before; undefined where it is for the call. */
  readonly link: { readonly href: string; readonly action: string } | undefined;
};

/** So many things at most are named; a call brings up the rest. */
const MOST = 4;

/** What the questions about facts that do not seem to fit are about, in their order. */
const FITS = [
  'home',
  'mortgage',
  'vehicle',
  'retired',
  'age',
  'work',
  'payments',
  'overdue',
  'child-benefit',
  'stopped',
  'nation',
] as const;

/** The questions where a reason can be answered or put right, the first that the person was asked. */
const STEPS: Readonly<Partial<Record<string, readonly string[]>>> = {
  HOUSING_NIL: ['gets-by-housing'],
  IN_INSOLVENCY: ['in-now', 'earlier-plans'],
  IN_ARRANGEMENT: ['in-now', 'earlier-plans'],
  RECENT_BANKRUPTCY: ['', 'elsewhere-'].flatMap(from =>
    ['bankruptcy', 'sequestration', 'minimal-asset'].map(kind => `${from}${kind}-ended-on`),
  ),
  CHANGE_COMING: ['changes'],
  CREDITOR_PETITION: ['pressing', 'orders'],
  RECENT_GIFT: ['gave-away-on'],
  RECENT_PREFERENCE: ['paid-first-on'],
  FACTS_CONTRADICT: [
    'fits-partner',
    'fits-benefits',
    ...FITS.map(name => `fits-${name}`),
    'back-pay-sum',
    'earlier-plans',
  ],
};
/** What only the budget, or the list of debts, can put right. */
const PARTS: Readonly<Partial<Record<string, string>>> = {
  FOOD_NIL: BUDGET.name,
  INCOME_NIL: BUDGET.name,
  SPENDING_NIL: BUDGET.name,
  HOUSING_NIL: BUDGET.name,
  NO_DEBTS: CUSTOMER_DEBTS.name,
  DEBTS_NOT_SETTLED: CUSTOMER_DEBTS_DETAILS.name,
};

/** A reason of an adviser's, or a gap of the budget that the person may have answered already. */
type Reason = { readonly code: string; readonly says: string; readonly isAnswered?: true | undefined };
type Found = Pick<Recommendation, 'forAdviser' | 'gates' | 'undecided'>;

/** What has to be found out before anything can be recommended: each reason of an adviser's as a thing of its own. */
export function thingsToFindOut(advice: Found, pages: PagesWithSteps): readonly ThingToFindOut[] {
  const things = advice.forAdviser.flatMap(({ code, says }): readonly Reason[] => {
    if (code === 'BUDGET_NOT_CREDIBLE') return gapsOf(advice) ?? [{ code, says }];
    return code === 'ORDER_NOT_SETTLED' ? [{ code, says: openFact(advice) ?? says }] : [{ code, says }];
  });
  return things.slice(0, MOST).map(thing => ({
    code: thing.code,
    title: words.findOut.titles[thing.code] ?? words.findOut.more,
    why: thing.says,
    link: placeOf(thing, pages),
  }));
}

/** Each gap of a budget, in words that leave room for a good reason. */
function gapsOf({ gates }: Found): readonly Reason[] | undefined {
  return gates.find(({ code }) => code === 'CREDIBLE_BUDGET')?.findings;
}

/** The first fact that is open for a solution that cannot be judged yet. */
function openFact({ undecided }: Found): string | undefined {
  const thing = undecided
    .flatMap(({ reasons }) => reasons)
    .find(({ outcome, missingFact }) => outcome === 'cannot say' && missingFact !== undefined)?.missingFact;
  if (thing === undefined) return undefined;
  return isFoundByAdviser(thing) ? words.findOut.adviserFinds(thing) : words.findOut.needToKnow(thing);
}

/** Where it can be answered, or the answer looked at again; what was not asked is put right in its own part. */
function placeOf({ code, isAnswered }: Reason, pages: PagesWithSteps): ThingToFindOut['link'] {
  const page = STEPS[code]
    ?.map(stepId =>
      pages.find(({ sections }) => sections.some(({ steps }) => steps.some(({ id }) => id === stepId))),
    )
    .find(found => found !== undefined);
  const part = PARTS[code];
  const action = part === undefined || isAnswered ? words.findOut.check : words.findOut.answer;
  if (page !== undefined) return { href: paths.journey(page.id), action };
  const href = part === undefined ? undefined : pageWith(part, pages);
  return href === undefined ? undefined : { href, action };
}
