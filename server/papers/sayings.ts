import type { Debt } from '@towpath/domain/debts/debt.ts';
import type { HouseholdMakeup } from '@towpath/domain/household/makeup.ts';
import { formatPounds, type Pence } from '@towpath/domain/values/pence.ts';

/** Made once: making a formatter costs far more than using it. */
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

/** The day in London at a moment: "12 March 2026". */
export function sayDayOf(at: Date): string {
  return inLondon.format(at);
}

/** Day and time in London: "12 March 2026 at 14:05". */
export function sayMoment(at: Date): string {
  return `${inLondon.format(at)} at ${timeInLondon.format(at)}`;
}

/** The short form of an id by which a paper is named on the phone. */
export function reference(id: string): string {
  return id.slice(0, 8).toUpperCase();
}

export const NOT_KNOWN = 'not known';

/** A sum that may not be known. */
export function saySum(sum: Pence | null): string {
  return sum === null ? NOT_KNOWN : formatPounds(sum);
}

/** What a debt stands at; an estimate says that it is one. */
export function sayBalance({ currentBalance, estimatedBalance }: Debt): string {
  if (currentBalance !== null) return formatPounds(currentBalance);
  return estimatedBalance === null ? NOT_KNOWN : `about ${formatPounds(estimatedBalance)}`;
}

/** Who lives in the home: "2 adults, 1 child 15 or younger". */
export function sayHousehold(makeup: HouseholdMakeup): string {
  const people = [
    count(1 + makeup.additionalAdults, 'adult', 'adults'),
    count(makeup.childrenUnderSixteen, 'child 15 or younger', 'children 15 or younger'),
    count(makeup.childrenBetweenSixteenEighteen, 'child 16 to 18', 'children 16 to 18'),
    count(makeup.childrenOverEighteen, 'adult child over 18', 'adult children over 18'),
  ];
  return people.filter(Boolean).join(', ');
}

function count(number: number, one: string, many: string): string {
  if (number === 0) return '';
  return number === 1 ? `1 ${one}` : `${number} ${many}`;
}
