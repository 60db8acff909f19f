import { sayMonth } from '../../values/dayWords.ts';
import { sayNearDay } from '../../values/nearDay.ts';
import { formatSum, type Pence } from '../../values/pence.ts';
import { askedAgainWords } from './askedAgainWords.ts';
import { breakToTellWords } from './break-to-tell/words.ts';
import type { Headline } from './headline.ts';
import type { KeptDebt } from './kept.ts';
import { lastLetterWords } from './last-letter/words.ts';
import { leadsWords } from './leads/words.ts';
import { isFirstPayment, type MonthsSoFar, missedLast, nextPayment } from './nextPayment.ts';
import type { HoldsOffers } from './offersWait.ts';
import { offersWaitWords } from './offersWaitWords.ts';
import { isPaidBy, restOf } from './payingNow.ts';
import type { Repayment } from './repaymentOn.ts';
import type { DueMonth } from './schedule.ts';
import { untoldIn } from './untold.ts';

/** What is read of how a plan stands: how it stands in a line, and what its person does now or waits for. */
export type Says = { readonly stands: string; readonly you: string };

/** What of a plan as it stands on a day is told in its line. */
export type ToldOfRepayment = {
  readonly headline: Headline;
  readonly offersAfter: HoldsOffers | null;
  readonly toCome: readonly Pick<DueMonth, 'on' | 'sum' | 'isBreak'>[];
  readonly past: MonthsSoFar;
  readonly sums: { readonly paid: Pence; readonly owed: Pence };
  readonly terms: {
    readonly paidTo: 'each creditor' | 'the distributor';
    readonly mostMonths?: number | undefined;
  };
  readonly debts: readonly (Pick<KeptDebt, 'offered' | 'paid'> & {
    readonly offeredOther: object | null;
    readonly out: { readonly why: string } | null;
    readonly next?: { readonly step: string };
    readonly lastLetterOn?: string;
  })[];
  readonly offers: { readonly lastBy: string } | null;
  /** Once it is closed; null while it is not, though all of it may be paid. */
  readonly ended: object | null;
  /** Its sums do not add up by what is known today; left out where they do, or where that is not looked at. */
  readonly sumsDiffer?: boolean;
};

/** What of a whole plan is told in its line. */
export function toldOf({ plan, ...stands }: Repayment): ToldOfRepayment {
  return { ...stands, terms: plan.terms, ended: plan.ended };
}

/** How a plan that is repaid stands, as its page, the dashboard, its paper and its case say it. */
export function sayHeadline(told: ToldOfRepayment, today: string): Says {
  return leadingIn(told, today) ?? { stands: standsIn(told), you: youIn(told, today) };
}

/**
 * Whether the sums of a plan are to be put right before what else there is to do: an offer of them is to go, which would have
 * to go again with other sums. What others approved its person does not change.
 */
export function areSumsFirst(
  told: Pick<ToldOfRepayment, 'headline' | 'offersAfter' | 'sumsDiffer' | 'terms'>,
): boolean {
  const { headline, offersAfter, terms, sumsDiffer = false } = told;
  const isToSend = headline.says === 'offers to send' && offersAfter === null;
  return sumsDiffer && isToSend && headline.leads === undefined && terms.paidTo === 'each creditor';
}

/** What comes before how it stands; null for nothing. What is paid next is said with it: it goes on. */
function leadingIn(told: ToldOfRepayment, today: string): Says | null {
  const { over, anew, untold, sums } = leadsWords;
  const payment = sayPayment(told, today);
  if (areSumsFirst(told)) return { stands: sums.stands, you: joined(sums.you, payment) };
  switch (told.headline.leads) {
    case 'tokens over':
      return { stands: over.stands, you: joined(over.you(told.terms.mostMonths), payment) };
    case 'payments untold':
      return { stands: untold.stands(untoldIn(told.past, today).length), you: joined(untold.you, payment) };
    case 'look anew':
      return { stands: anew.stands, you: joined(anew.you, payment) };
    default:
      return null;
  }
}

function standsIn({
  headline: { says, count, of, again = 0 },
  offersAfter,
  sums,
  terms,
  debts,
}: ToldOfRepayment): string {
  const inScheme = terms.paidTo === 'the distributor';
  switch (says) {
    case 'offers to send':
      if (offersAfter) return offersWaitWords.stands(count, offersAfter);
      return count === 1 ? 'You have 1 offer to send' : `You have ${count} offers to send`;
    case 'answers':
      return `${answered(count, of)}${askedAgainWords.count(again, of)}`;
    case 'approved':
      return 'Your programme is set up';
    case 'on a break':
      return inScheme ? 'Your programme is on a break' : 'Your plan is on a break';
    case 'paying':
      return `You’ve paid ${formatSum(sums.paid)} of ${formatSum(sums.paid + sums.owed)}`;
    case 'paid off':
      // What was written off or not theirs was not paid.
      return debts.every(({ out }) => out === null) ? 'You’ve paid it all' : 'Nothing is left to pay';
    case 'ended':
      return 'This plan has ended';
  }
}

function answered(count: number, of: number): string {
  if (of === 1) return count === 1 ? 'Your lender has answered' : 'Your lender has not answered yet';
  if (count === of) return of === 2 ? 'Both lenders have answered' : `All ${of} lenders have answered`;
  if (count === 0)
    return of === 2 ? 'Neither lender has answered yet' : `None of ${of} lenders has answered yet`;
  return `${count} of ${of} lenders ${count === 1 ? 'has' : 'have'} answered`;
}

function youIn(told: ToldOfRepayment, today: string): string {
  const { headline, offersAfter, terms, ended } = told;
  const { says, count, of, again = 0 } = headline;
  const payment = sayPayment(told, today);
  const missed = sayMissed(told, today);
  const counts =
    payment !== '' && missed === '' && restOf(told) === null ? 'It counts, whoever has answered.' : '';
  switch (says) {
    case 'offers to send': {
      const send = offersAfter
        ? offersWaitWords.you(count, offersAfter)
        : count === 1
          ? 'Send it, then tell us the day.'
          : 'Send them, then tell us the day.';
      return joined(send, isPaidBy(told) ? joined(payment, counts, missed) : payment);
    }
    case 'answers':
      return joined(payment, count - again < of ? counts : '', missed);
    case 'paid off':
      return terms.paidTo === 'the distributor'
        ? joined('Keep the letter that says so.', ended === null ? 'Then close the programme.' : '')
        : joined(sayLastLetters(told.debts), ended === null ? 'Then close the plan.' : '');
    case 'ended':
      return 'What happened to it stays in your papers.';
    case 'paying':
      return joined(payment, missed || 'If your money changes, say so before you miss a payment.');
    default:
      return joined(payment, missed);
  }
}

/**
 * What is paid next and when, or until when nothing is; empty where nothing is left to pay. Nobody pays by an offer that waits
 * until what protects them is over: no day of a payment is to be kept before that.
 */
export function sayPayment(
  told: Pick<ToldOfRepayment, 'headline' | 'offersAfter' | 'toCome' | 'past' | 'sums' | 'terms' | 'debts'>,
  today: string,
): string {
  const { says } = told.headline;
  if (says === 'ended' || says === 'paid off') return '';
  if (told.offersAfter && says === 'offers to send' && !isPaidBy(told)) return '';
  const rest = restOf(told);
  if (rest) {
    const until =
      rest.nextOn === null
        ? 'you pay nothing until it ends.'
        : `you pay nothing until ${sayNearDay(rest.nextOn, today)}.`;
    return says === 'on a break' ? capital(until) : `You are on a break: ${until}`;
  }
  const next = nextPayment(told.toCome, today);
  if (next === undefined) return '';
  const on = sayNearDay(next.on, today);
  return isFirstPayment(told, today)
    ? `Your first payment is on ${on}.`
    : `Your next payment is ${formatSum(next.sum)} on ${on}.`;
}

/** That the last month that is known of was not paid, with what to do; empty where it was. */
export function sayMissed(told: Pick<ToldOfRepayment, 'past' | 'toCome'>, today: string): string {
  const missed = missedLast(told, today);
  return missed === null
    ? ''
    : `${sayMonth(missed.due)} is not paid. Pay what you can, and tell us: a break or a smaller sum is often possible.`;
}

/** What comes next of a plan, as on the dashboard: "You send your offers", "They answer, by 20 December". */
export function sayNext(told: ToldOfRepayment, today: string): string | null {
  const { headline, offersAfter, offers, terms, ended } = told;
  const { says, count, of, again = 0 } = headline;
  if (ended !== null) return null;
  if (areSumsFirst(told)) return leadsWords.sums.next;
  if (headline.leads !== undefined) {
    return headline.leads === 'payments untold' ? leadsWords.untold.next : leadsWords.anew.next;
  }
  if (says === 'paid off' && told.debts.some(isLastToAsk)) return lastLetterWords.next;
  if (says === 'paid off')
    return terms.paidTo === 'the distributor' ? 'You close the programme' : 'You close the plan';
  if (says === 'offers to send' && offersAfter) return offersWaitWords.next(count, offersAfter);
  if (says === 'offers to send') return count === 1 ? 'You send your offer' : 'You send your offers';
  if (told.debts.some(({ next }) => next?.step === 'tell of the break')) return breakToTellWords.next;
  if (says === 'answers' && count - again < of && offers !== null && today <= offers.lastBy) {
    return `They answer, by ${sayNearDay(offers.lastBy, today)}`;
  }
  const next = nextPayment(told.toCome, today);
  return next ? `You pay ${formatSum(next.sum)} on ${sayNearDay(next.on, today)}` : null;
}

type OfDebt = ToldOfRepayment['debts'][number];

/** The letter is for who was paid by the plan: of what ended otherwise its person has, or has not, what they wrote. */
function sayLastLetters(debts: readonly OfDebt[]): string {
  if (debts.every(({ out }) => out !== null)) return lastLetterWords.noneToAsk;
  return debts.some(isLastAsked) && !debts.some(isLastToAsk) ? lastLetterWords.youAsked : lastLetterWords.you;
}

function isLastToAsk({ next }: OfDebt): boolean {
  return next?.step === 'ask for a last letter';
}

function isLastAsked({ lastLetterOn }: OfDebt): boolean {
  return lastLetterOn !== undefined;
}

function joined(...parts: readonly string[]): string {
  return parts.filter(part => part !== '').join(' ');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
