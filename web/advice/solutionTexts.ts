import type {
  AmountText,
  MonthsText,
  Recommendation,
  Solution,
  SolutionReason,
} from '@towpath/contracts/api/recommendation.ts';
import { isFoundByAdviser } from '@towpath/domain/solutions/criteria/missingFactTexts.ts';
import { isListFirst, NOTHING_OWED } from '@towpath/domain/solutions/explain/clearedFirst.ts';
import { sayHowLong } from '@towpath/domain/solutions/pictures/stretch.ts';
import { closedPayment, hasMonthlyPayment } from '@towpath/domain/solutions/solution/monthlyPayment.ts';
import { GRAVEST } from '@towpath/domain/solutions/solution/wording.ts';
import { readIsoDate } from '@towpath/domain/values/calendar-date.ts';
import { formatWholePounds, penceOf } from '@towpath/domain/values/pence.ts';
import { words } from './words.ts';

/** What is known of the payments of a solution, and what a card needs besides. */
type Paid = Pick<Solution, 'context' | 'payment' | 'eligibility'> & {
  readonly product: Pick<Solution['product'], 'shortName'>;
};

/**
 * What a card says of payments: whole pounds, or the server's words for a sum that is not known. Where the specification's
 * monthly payment does not apply, an open solution says what it takes by a name of its own, £0 included (SA-215); of one
 * that is not open it does not apply (AD-023, SA-027).
 */
export function payOnCard({ product: { shortName }, payment, context, eligibility }: Paid) {
  const { monthlyPayment, paysMonthly } = words.card;
  if (eligibility === 'INELIGIBLE') {
    const left = closedPayment(shortName, penceOf(context.di));
    return { name: monthlyPayment, says: left === null ? words.notApplicable : formatWholePounds(left) };
  }
  return {
    name: hasMonthlyPayment(shortName) ? monthlyPayment : paysMonthly,
    says: payment === undefined ? words.notKnown : inWholePounds(payment),
  };
}

/** A sum of a solution or a debt, to the pound where it is known; otherwise the server's words. */
export function inWholePounds({ value, says }: AmountText): string {
  return value === undefined ? says : formatWholePounds(penceOf(value));
}

/** Months in words, as everywhere: "5 years 5 months", "19 months". */
export function sayMonths(months: number): string {
  return sayHowLong({ least: months, most: months });
}

/** How long payments last: in years and months where it is known, otherwise the server's words. */
export function sayTerm(term: MonthsText): string {
  if (term.value === undefined) return term.says;
  return term.value === 0 ? words.figures.nothingToPay : sayMonths(term.value);
}

/** How long until the debts are gone, counted from the day of the advice; otherwise the server's words. */
export function sayClearIn(month: Solution['debtFreeMonth'], judgedOn: string): string | undefined {
  if (month === undefined) return undefined;
  const until = month.value === undefined ? null : readIsoDate(`${month.value}-01`);
  const from = readIsoDate(judgedOn);
  if (until === null || from === null) return month.says;
  const months = (until.year - from.year) * 12 + until.month - from.month;
  return months < 1 ? month.says : sayMonths(months);
}

/** Why a solution is not open: its first unmet criterion, with the figure and the limit. */
export function whyNot({ reasons, product }: Pick<Solution, 'reasons' | 'product'>): string {
  const reason = reasons.find(({ outcome }) => outcome === 'not met');
  return reason?.says ?? product.description;
}

/** What has to be found out before it is known whether a solution is open, or what an adviser decides. */
export function whatToFindOut({ reasons, product }: Pick<Solution, 'reasons' | 'product'>): string {
  const { cannotSay } = reasonsByOutcome(reasons);
  const open = cannotSay.find(({ missingFact }) => missingFact !== undefined)?.missingFact;
  if (open !== undefined && isFoundByAdviser(open)) return words.changes.adviserFinds(open);
  if (open !== undefined) return words.groups.needToKnow(open);
  return cannotSay[0]?.says ?? product.description;
}

/**
 * The notices about a solution that apply to this person's case. A solution that is not open needs none, and
 * a home at risk has a notice of its own.
 */
export function ownRisks({ eligibility, disclosures }: Pick<Solution, 'eligibility' | 'disclosures'>) {
  return eligibility === 'INELIGIBLE' ? [] : disclosures.filter(({ code }) => code !== 'HOME_AT_RISK');
}

/** The reasons grouped by outcome, in the order they were tested. */
export function reasonsByOutcome(reasons: readonly SolutionReason[]) {
  const having = (wanted: SolutionReason['outcome']) => reasons.filter(({ outcome }) => outcome === wanted);
  return { met: having('met'), notMet: having('not met'), cannotSay: having('cannot say') };
}

/** Where there is no answer yet: the heading of the advice and the line below it (AD-018, AD-025). */
export function opening(
  { status, recommended, missing }: Pick<Recommendation, 'status' | 'recommended' | 'missing'>,
  name: string | null,
): { readonly heading: string; readonly lead: string } {
  if (missing.some(({ code }) => code === NOTHING_OWED.code)) return words.opening.paidOff;
  if (isListFirst({ missing })) return words.opening.cleared;
  if (status === 'incomplete') {
    return { heading: words.opening.missing.heading(name), lead: words.opening.missing.lead };
  }
  const { heading, lead } = words.opening.talk;
  return { heading: recommended === null ? heading : words.opening.billsFirst, lead };
}

/** What of a person's own case can cost their home: nothing is graver. */
const HOME: ReadonlySet<string> = new Set(['HOME_AT_RISK', 'LANDLORD_CAN_STILL_ACT']);

/**
 * What can go wrong with a solution, the gravest first: the home of this person, then the gravest for everybody, then what
 * else applies to their own case, then the rest.
 */
export function gravestFirst({
  eligibility,
  disclosures,
  wording,
}: Pick<Solution, 'eligibility' | 'disclosures' | 'wording'>): readonly string[] {
  const own = eligibility === 'INELIGIBLE' ? [] : disclosures;
  const home = own.filter(({ code }) => HOME.has(code)).map(({ says }) => says);
  const others = own.filter(({ code }) => !HOME.has(code)).map(({ says }) => says);
  const { risks } = wording;
  return [...new Set([...home, ...risks.slice(0, GRAVEST), ...others, ...risks])];
}

/** Every solution that has a page of its own, the recommended one first. */
export function allSolutions(advice: Recommendation): readonly Solution[] {
  const { recommended, eligible, undecided, givesTime, ineligible } = advice;
  return [...(recommended ? [recommended] : []), ...eligible, ...givesTime, ...undecided, ...ineligible];
}

/** The solution with this address, where its short name is in lower case. */
export function solutionNamed(advice: Recommendation, shortName: string): Solution | undefined {
  return allSolutions(advice).find(
    ({ product }) => product.shortName.toLowerCase() === shortName.toLowerCase(),
  );
}
