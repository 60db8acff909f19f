import type { Debt } from '@towpath/domain/debts/debt.ts';
import type { DebtFacts } from '@towpath/domain/debts/debtFacts.ts';
import type { HouseholdMakeup } from '@towpath/domain/household/makeup.ts';
import { formatPounds, type Pence } from '@towpath/domain/values/pence.ts';
import { words } from './words.ts';

/** Created once: creating a formatter costs far more than using it. */
const inLondon = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const timeInLondon = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: '2-digit',
  minute: '2-digit',
});

/** The date in London at a moment: "12 March 2026". */
export function sayDayOf(at: Date): string {
  return inLondon.format(at);
}

/** Day and time in London: "12 March 2026 at 14:05". */
export function sayMoment(at: Date): string {
  return words.moment(inLondon.format(at), timeInLondon.format(at));
}

/** The short form of an id by which a paper is identified on the phone. */
export function reference(id: string): string {
  return id.slice(0, 8).toUpperCase();
}

/** A sum that may be unknown. */
export function saySum(sum: Pence | null): string {
  return sum === null ? words.notKnown : formatPounds(sum);
}

/** What is paid on a debt each month; a debt on which nothing is paid says so. */
export function sayPaid({
  regularPaymentAmount,
  isNothingPaid,
}: Pick<Debt, 'regularPaymentAmount'> & Pick<DebtFacts, 'isNothingPaid'>): string {
  return isNothingPaid === true ? words.nothingPaid : saySum(regularPaymentAmount);
}

/** The balance of a debt; an estimate is marked as one. */
export function sayBalance({ currentBalance, estimatedBalance }: Debt): string {
  if (currentBalance !== null) return formatPounds(currentBalance);
  return estimatedBalance === null ? words.notKnown : words.aboutSum(formatPounds(estimatedBalance));
}

/** Who lives in the home, including the person: "2 adults, 1 child 15 or younger". */
export function sayHousehold(makeup: HouseholdMakeup): string {
  const { adults, ...children } = words.statement.household;
  const counted = (
    ['childrenUnderSixteen', 'childrenBetweenSixteenEighteen', 'childrenOverEighteen'] as const
  )
    .filter(field => makeup[field] > 0)
    .map(field => children[field](makeup[field]));
  return [adults(1 + makeup.additionalAdults), ...counted].join(', ');
}

/** A name with what is to be known of it in brackets. */
export function sayMarked(name: string, ...marks: readonly (string | false | undefined)[]): string {
  const said = marks.filter(mark => typeof mark === 'string');
  return said.length === 0 ? name : words.marked(name, said);
}
