import type { UkNation } from '../../people/nation.ts';
import type { Pence } from '../../values/pence.ts';
import { type AdviceFirst, NO_ADVICE_FIRST } from './adviceFirst.ts';
import type { Drawn, DrawnDebt, ListedSum, OutsideDebt, Terms, Way } from './event.ts';
import { debtsInPlan, type KeptDebt, type KeptPlan } from './kept.ts';
import { isChangedByOthers, isScheme, WAY_OF } from './repaidWays.ts';
import { sharesOf } from './sharing.ts';

/** Days that we give creditors to answer an offer, by letter too: our own practice, since no law binds them to a day. */
export const USUAL_ANSWER_DAYS = { from: 14, by: 28 };

/** When the list of debts said a balance, and what is owed by now by that and all that plans were told since, in pence. */
export type ListedNow = { readonly said: ListedSum; readonly owed: Pence };

/** What is known of a person as a plan is drawn up, by the advice as it stands. */
export type FactsToDraw = {
  readonly shortName: string;
  /** Where they live: the days of the plan keep to its bank holidays. */
  readonly nation: UkNation;
  /** What the advice says that the plan takes each month, in pence; null where that is not known to the penny. */
  readonly monthly: Pence | null;
  /**
   * What the advice said that it takes, where `monthly` is a sum that others approved; null where that was not known. Left out
   * where the sum is that of the advice.
   */
  readonly advised?: Pence | null;
  /** What it leaves for them each month after what comes first, also where less is owed; null where that is not known. */
  readonly canPay: Pence | null;
  /**
   * What the advice sets aside each month for debts that come first, by their ids. None where the budget does not leave as
   * much: what can be paid says 0 then, and not how much is missing.
   */
  readonly setAside: ReadonlyMap<string, Pence>;
  readonly debts: readonly (Omit<DrawnDebt, 'balance' | 'payment' | 'listed'> & {
    readonly balance: Pence | null;
    /** What its contract asks for each month; null where that is not known. */
    readonly contractual: Pence | null;
    /** Of a balance that is the list's own; left out where it is not known when that was said. */
    readonly listed?: ListedNow;
  })[];
  readonly outside: readonly OutsideDebt[];
  /** Whom debts are owed to of which is not known if they are taken from a benefit that still comes; left out for none. */
  readonly benefitNotKnown?: readonly string[];
  /** Limits in force on that day: sums in pence a month, and days. */
  readonly limits: {
    readonly floor: Pence;
    readonly token: Pence;
    /** After so many months token payments are looked at again. */
    readonly tokenMonths: number;
    /** For so many months at most they are offered. */
    readonly tokenMonthsMost: number;
    readonly schemeAnswerDays: number;
  };
};

/** Why there can be no plan yet. */
export const NOT_DRAWN = [
  'not repaid',
  'no debts',
  'balance not known',
  'benefit not known',
  'sum not known',
  'nothing left',
] as const;
export type NotDrawn = (typeof NOT_DRAWN)[number];

/**
 * Why there is nothing to draw a plan up from: the advice of today does not name it, or something that was told since has to
 * be answered before there is one.
 */
export const NOT_ADVISED = ['advice has changed', 'question open'] as const;
export type NotAdvised = (typeof NOT_ADVISED)[number];

/** What a plan would be, without the day on which it begins. */
export type Draft = Omit<Drawn, 'firstPayment'> & {
  /** Whether each debt gets the least that it should. */
  readonly reachesFloor: boolean;
};

export type Drawing =
  | { readonly canBeDrawn: true; readonly draft: Draft }
  | { readonly canBeDrawn: false; readonly why: NotDrawn };

/** Draws up a plan by what is known today, or says what stands in the way. */
export function draw(facts: FactsToDraw): Drawing {
  const no = (why: NotDrawn): Drawing => ({ canBeDrawn: false, why });
  const { shortName, nation, monthly, outside, limits } = facts;
  const way = WAY_OF.get(shortName);
  if (way === undefined) return no('not repaid');
  const debts = facts.debts.flatMap(({ balance, ...debt }) =>
    balance === null ? [] : [{ ...debt, balance }],
  );
  if (debts.length < facts.debts.length) return no('balance not known');
  const owing = debts.filter(({ balance }) => balance > 0);
  if (owing.length === 0) return no('no debts');
  if (monthly === null && way !== 'token') {
    return no((facts.benefitNotKnown ?? []).length > 0 ? 'benefit not known' : 'sum not known');
  }
  if (monthly !== null && monthly <= 0) return no('nothing left');
  const { shares, reachesFloor } = sharesOf(
    way,
    way === 'token' ? limits.token : (monthly ?? 0),
    owing,
    way === 'pro rata' ? limits.floor : 0,
  );
  const payments = new Map(shares.map(({ id, payment }) => [id, payment]));
  return {
    canBeDrawn: true,
    draft: {
      monthly:
        way === 'token' || monthly === null
          ? shares.reduce((total, { payment }) => total + payment, 0)
          : monthly,
      ...(facts.advised == null ? {} : { advised: facts.advised }),
      nation,
      terms: termsOf(shortName, way, limits),
      debts: owing.map(({ id, creditor, what, balance }) => ({
        id,
        creditor,
        what,
        balance,
        payment: payments.get(id) ?? 0,
      })),
      outside,
      reachesFloor,
    },
  };
}

function termsOf(
  shortName: string,
  way: Way,
  { floor, tokenMonths, tokenMonthsMost, schemeAnswerDays }: FactsToDraw['limits'],
): Terms {
  const inScheme = isScheme(shortName);
  return {
    way,
    floor: way === 'pro rata' ? floor : 0,
    answerDays: inScheme ? { from: schemeAnswerDays, by: schemeAnswerDays } : USUAL_ANSWER_DAYS,
    silence: inScheme ? 'counts as yes' : 'write again',
    paidTo: inScheme ? 'the distributor' : 'each creditor',
    ...(way === 'token' ? { reviewMonths: tokenMonths, mostMonths: tokenMonthsMost } : {}),
  };
}

/** What of a plan does not agree any more with what is known. */
export const DIFFERENCES = [
  'more than is left',
  'another sum',
  'a debt more',
  'a debt less',
  'a debt waits',
  'another balance',
] as const;
export type Difference = (typeof DIFFERENCES)[number];

/**
 * Whom the debts are owed to that a plan could take in today and does not have: they were told of after it was drawn up.
 * Also where what is owed on one is not known yet. What was
 * closed is not among them, unless the list of debts says since that something is owed; what the plan was drawn up without, and
 * could have again, is.
 */
export function notInPlan(
  {
    debts,
    terms,
    outside,
  }: { readonly debts: readonly Pick<KeptDebt, 'id' | 'out'>[] } & Pick<KeptPlan, 'terms' | 'outside'>,
  facts: {
    readonly debts: readonly Pick<FactsToDraw['debts'][number], 'id' | 'creditor' | 'balance' | 'listed'>[];
  },
): readonly string[] {
  // What was approved without a debt was so on purpose, whatever the advice of today would take in.
  const leftOut = isChangedByOthers({ terms }) ? outside.map(({ id }) => id) : [];
  const there = new Map(debts.map(debt => [debt.id, debt]));
  const isThere = ({ id, listed }: (typeof facts.debts)[number]): boolean => {
    const debt = there.get(id);
    if (!debt || isStillOwed(debt.out)) return leftOut.includes(id);
    return debt.out === null || isChangedByOthers({ terms }) || (listed?.owed ?? 0) === 0;
  };
  return facts.debts.flatMap(debt => (isThere(debt) || debt.balance === 0 ? [] : [debt.creditor]));
}

/** Whether something was owed on a debt when the plan was drawn up without it, so that it can come back. */
export function isStillOwed(out: KeptDebt['out']): boolean {
  return out !== null && out.why === 'left out' && out.owed > 0;
}

/**
 * Whether the list of debts has said what is owed on a debt since its plan heard of it last: another sum, or after another the
 * same again, which is of a later day. What was left out comes back as it was left.
 */
export function isToldAnew(
  there: Pick<KeptDebt, 'told' | 'owed' | 'out'>,
  { balance, listed }: Pick<FactsToDraw['debts'][number], 'balance' | 'listed'>,
): boolean {
  if (balance !== there.told) return true;
  return listed !== undefined && !isStillOwed(there.out) && listed.owed !== there.owed;
}

/**
 * What has changed since a plan was drawn up, so that its sums do not add up any more; empty where they do. What was paid
 * since, what a creditor said of a balance, and a sum that the person gave, is no such change: the plan knows it. A sum that
 * is more than what is left is one, whoever gave it.
 *
 * @param draft what it would be today; null where it could not be drawn up
 * @param adviceFirst the debts that wait for advice today, by their ids: they have not gone from what is owed
 * @param facts what the draft was drawn up by, with when its list said so; left out, nothing that was closed comes back
 */
export function differencesFrom(
  plan: Pick<KeptPlan, 'monthly' | 'isSumOwn' | 'debts' | 'terms' | 'outside' | 'advised'>,
  draft: Draft | null,
  adviceFirst: AdviceFirst = NO_ADVICE_FIRST,
  facts: Pick<FactsToDraw, 'debts'> | null = null,
): readonly Difference[] {
  const owing = debtsInPlan(plan).filter(({ owed }) => owed > 0);
  const waits = owing.some(({ id }) => adviceFirst.has(id));
  return [
    ...(draft ? changedSums(plan, draft, adviceFirst, facts ?? withoutListed(draft)) : []),
    ...(waits ? (['a debt waits'] as const) : []),
  ];
}

/** What a draft does not say: when the list of debts said its balances. */
function withoutListed({ debts }: Draft): Parameters<typeof notInPlan>[1] {
  return { debts: debts.map(({ id, creditor, balance }) => ({ id, creditor, balance })) };
}

function changedSums(
  plan: Parameters<typeof differencesFrom>[0],
  draft: Draft,
  adviceFirst: AdviceFirst,
  facts: Parameters<typeof notInPlan>[1],
): readonly Difference[] {
  const inPlan = debtsInPlan(plan).filter(({ id }) => !adviceFirst.has(id));
  const drawn = new Set(draft.debts.map(({ id }) => id));
  const told = new Map(facts.debts.map(debt => [debt.id, debt]));
  const saysAnother = (debt: KeptDebt): boolean => {
    const now = told.get(debt.id);
    return drawn.has(debt.id) && now !== undefined && isToldAnew(debt, now);
  };
  const isOfBudget = draft.terms.way !== 'token';
  // Its debts, with what is owed on them, are those that were approved, whatever the list of debts says since.
  const isApproved = isChangedByOthers(plan);
  const all: readonly (readonly [Difference, boolean])[] = [
    ['more than is left', isOfBudget && plan.monthly > draft.monthly],
    [
      'another sum',
      isOfBudget && !plan.isSumOwn && Math.max(plan.monthly, plan.advised ?? 0) < draft.monthly,
    ],
    ['a debt more', notInPlan(plan, facts).length > 0],
    ['a debt less', !isApproved && inPlan.some(({ id, owed }) => owed > 0 && !drawn.has(id))],
    ['another balance', !isApproved && inPlan.some(saysAnother)],
  ];
  return all.flatMap(([difference, is]) => (is ? [difference] : []));
}
