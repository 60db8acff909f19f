import type { BudgetLine, Fact } from '../solutions/case/case.ts';
import { balancingLine } from '../solutions/what-if/trial.ts';
import type { CalendarDate } from '../values/calendar-date.ts';
import type { Pence } from '../values/pence.ts';
import { type Asked, allHold, hasAny, holds, ratesOn } from './conditions.ts';
import type { Entitlement, EntitlementBook, EntitlementGroup, Likelihood } from './entitlement.ts';
import { LIKELIHOODS } from './entitlement.ts';
import type { EntitlementFacts } from './facts.ts';
import { type BillsLeft, billOf, sumOf } from './sums.ts';
import { filledIn } from './texts.ts';
import { FOUND_WORDS } from './words.ts';

/** Help that may fit, in words. */
export type FoundEntitlement = {
  readonly entitlement: Entitlement;
  readonly likelihood: Likelihood;
  /** What it comes to in a month; null where nobody can say. What is only worth checking has none. */
  readonly monthly: Pence | null;
  /** The bill that it lowers, as the budget has it now; null where it lowers none of the budget. */
  readonly bill: { readonly name: string; readonly monthly: Pence } | null;
  readonly why: string;
  readonly how: string;
  readonly byWhen: string;
  /** What has to be confirmed of it, or of its figures; null for nothing. */
  readonly toConfirm: string | null;
};

/** Help that does not fit, and why, in one sentence. */
export type NotFitting = { readonly entitlement: Entitlement; readonly why: string };

export type Entitlements = {
  /** The surest first, then what comes to most. */
  readonly found: readonly FoundEntitlement[];
  /** What the budget has already. */
  readonly already: readonly Entitlement[];
  readonly notFitting: readonly NotFitting[];
  /** Something of it must not be asked for with leave to stay without public funds, and that is not known. */
  readonly asksAboutVisa: boolean;
};

const NOTHING: Entitlements = { found: [], already: [], notFitting: [], asksAboutVisa: false };

/**
 * Goes through all help of a person's nation. What they get already is not offered, nor is what they cannot get; what is
 * not known makes nothing very likely.
 *
 * @param isSettled whether they get it by their word, or it is not for them: then it takes nothing off a bill any more
 */
export function entitlementsOf(
  { entitlements, rates, lines }: EntitlementBook,
  facts: EntitlementFacts,
  on: CalendarDate,
  isSettled: (id: string) => boolean = () => false,
): Entitlements {
  const { nation } = facts;
  if (nation === null) return NOTHING;
  const asked: Asked = { facts, lines, rates: ratesOn(rates, nation, on) };
  const left: BillsLeft = new Map();
  const found: FoundEntitlement[] = [];
  const already: Entitlement[] = [];
  const notFitting: NotFitting[] = [];
  const mayClaim = mayClaimOf(entitlements, asked);
  for (const entitlement of entitlements) {
    if (!entitlement.nations.includes(nation)) continue;
    const verdict = judge(entitlement, asked, mayClaim);
    if (verdict.is === 'already') already.push(entitlement);
    else if (verdict.is === 'no') notFitting.push({ entitlement, why: verdict.why });
    else {
      const one = describe(
        entitlement,
        verdict.likelihood,
        asked,
        isSettled(entitlement.id) ? new Map() : left,
      );
      if (one === null) notFitting.push({ entitlement, why: FOUND_WORDS.noFigure });
      else found.push(one);
    }
  }
  return {
    found: found.toSorted(surestFirst),
    already,
    notFitting,
    asksAboutVisa: mayClaim === null && found.some(({ entitlement }) => entitlement.isPublicFunds),
  };
}

/** Whether public funds may be claimed: who gets some may. */
function mayClaimOf(entitlements: readonly Entitlement[], asked: Asked): Fact<boolean> {
  if (asked.facts.hasPublicFunds !== null) return asked.facts.hasPublicFunds;
  const paid = entitlements.filter(({ isPublicFunds }) => isPublicFunds).flatMap(({ already }) => already);
  return hasAny(paid, asked) === true ? true : null;
}

type Verdict =
  | { readonly is: 'already' }
  | { readonly is: 'no'; readonly why: string }
  | { readonly is: 'fits'; readonly likelihood: Likelihood };

function judge(entitlement: Entitlement, asked: Asked, mayClaim: Fact<boolean>): Verdict {
  const { already, needs, isPublicFunds, surelyWhen, likelihood } = entitlement;
  const isPaid = already.length === 0 ? false : hasAny(already, asked);
  if (isPaid === true) return { is: 'already' };
  if (isPublicFunds && mayClaim === false) return { is: 'no', why: FOUND_WORDS.noPublicFunds };
  const each = needs.map(need => ({ need, holds: holds(need.when, asked) }));
  const lacking = each.find(one => one.holds === false);
  if (lacking) return { is: 'no', why: lacking.need.no };
  if (isPaid === null) return { is: 'no', why: FOUND_WORDS.notKnown };
  const open = each.filter(one => one.holds === null);
  if (open.some(({ need }) => !need.checkIfNotKnown)) return { is: 'no', why: FOUND_WORDS.notKnown };
  if (open.length > 0) return { is: 'fits', likelihood: 'worth checking' };
  const isSure =
    surelyWhen !== null && allHold(surelyWhen, asked) === true && !(isPublicFunds && mayClaim === null);
  return { is: 'fits', likelihood: isSure ? 'very likely' : likelihood };
}

/** Null where a figure that it names is not in force. */
function describe(
  entitlement: Entitlement,
  judged: Likelihood,
  asked: Asked,
  left: BillsLeft,
): FoundEntitlement | null {
  const why = filledIn(entitlement.why, asked);
  const how = filledIn(entitlement.how, asked);
  const byWhen = filledIn(entitlement.byWhen, asked);
  if (why === null || how === null || byWhen === null) return null;
  const sum = judged === 'worth checking' ? null : sumOf(entitlement, asked, left);
  const open = [entitlement, ...why.rates, ...how.rates, ...byWhen.rates, ...(sum?.rates ?? [])].flatMap(
    ({ toConfirm }) => toConfirm ?? [],
  );
  return {
    entitlement,
    // What nobody has confirmed is never very likely.
    likelihood: open.length > 0 && judged === 'very likely' ? 'likely' : judged,
    monthly: sum?.monthly ?? null,
    bill: billOf(entitlement, asked),
    why: why.text,
    how: how.text,
    byWhen: byWhen.text,
    toConfirm: open.length === 0 ? null : [...new Set(open)].join(' '),
  };
}

function surestFirst(one: FoundEntitlement, other: FoundEntitlement): number {
  const sure = LIKELIHOODS.indexOf(one.likelihood) - LIKELIHOODS.indexOf(other.likelihood);
  return sure === 0 ? (other.monthly ?? -1) - (one.monthly ?? -1) : sure;
}

/** What they come to together in a month. */
export function monthlyOf(found: readonly Pick<FoundEntitlement, 'monthly'>[]): Pence {
  return found.reduce((sum, { monthly }) => sum + (monthly ?? 0), 0);
}

/** Those of a group; what is only worth checking is a group of its own. */
export function inGroup(
  found: readonly FoundEntitlement[],
  group: EntitlementGroup | 'worth checking',
): readonly FoundEntitlement[] {
  return found.filter(({ entitlement, likelihood }) =>
    group === 'worth checking'
      ? likelihood === 'worth checking'
      : likelihood !== 'worth checking' && entitlement.group === group,
  );
}

/** The lines that a budget would have, once all of it is paid. */
export function linesOnceFound(found: readonly FoundEntitlement[]): readonly BudgetLine[] {
  return found.flatMap(({ entitlement: { group, paidAs }, monthly }) => {
    if (monthly === null) return [];
    const lower = balancingLine(-monthly);
    return [group === 'bills' ? lower : { ...lower, roles: paidAs, monthly }];
  });
}
