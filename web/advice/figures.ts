import type { Solution } from '@towpath/contracts/api/recommendation.ts';
import { yearsFacts } from '@towpath/domain/solutions/pictures/yearsWords.ts';
import { isFeePaidFirst } from '@towpath/domain/solutions/solution/feeToStart.ts';
import { inWholePounds, sayTerm } from './solutionTexts.ts';
import { words } from './words.ts';

type Figure = { readonly name: string; readonly says: string };

/**
 * What a solution costs and gives, each figure with its name, in reading order. Missing figures are left out.
 */
export function figuresOf(solution: Solution): readonly Figure[] {
  const { payment, termMonths, totalPaid, fees, writtenOff, debtFreeMonth, lastPaymentMonth, expectedEnd } =
    solution;
  const figures: readonly (readonly [string, string | undefined])[] = [
    [words.figures.payment, payment?.says],
    [words.figures.term, termMonths && sayTerm(termMonths)],
    [words.figures.totalPaid, totalPaid?.says],
    [words.figures.fees, fees?.says],
    [words.figures.writtenOff, writtenOff?.says],
    [words.figures.debtFree, debtFreeMonth?.says],
    [words.figures.lastPayment, lastPaymentMonth?.says],
    [words.figures.expectedEnd, expectedEnd?.says],
  ];
  return figures.flatMap(([name, says]) => (says === undefined ? [] : [{ name, says }]));
}

/** A figure of a comparison, with what goes with it. */
type Cell = { readonly says: string; readonly also?: string | undefined };

/**
 * The rows by which solutions stand side by side. Each has a figure for every solution: one that asks for nothing says so in
 * pounds, one that has no day says why, and what cannot be said is never nothing.
 */
export const COMPARED: readonly { readonly name: string; readonly of: (solution: Solution) => Cell }[] = [
  { name: words.comparison.pays, of: paysOf },
  {
    name: words.comparison.toStart,
    of: ({ product, fees, payment }) => {
      if (!isFeePaidFirst(product.shortName)) return { says: words.comparison.nothing };
      return { says: fees ? inWholePounds(fees) : unlessPaid(payment, words.comparison.nothing) };
    },
  },
  {
    name: words.comparison.cleared,
    of: ({ writtenOff, product, payment }) => {
      if (product.shortName === 'WO') return { says: words.comparison.ifTheyAgree };
      return { says: writtenOff ? inWholePounds(writtenOff) : unlessPaid(payment, words.comparison.nothing) };
    },
  },
  {
    name: words.comparison.free,
    of: ({ years, debtFreeMonth, lastPaymentMonth, payment }) => ({
      says: shortMonths(
        (years && yearsFacts(years).freeOf) ??
          debtFreeMonth?.says ??
          unlessPaid(payment, words.comparison.notByThis),
      ),
      also: lastPaymentMonth && words.comparison.lastPayment(shortMonths(lastPaymentMonth.says)),
    }),
  },
  {
    name: words.comparison.register,
    of: ({ years, wording, product }) => {
      if (wording.register === undefined) return { says: words.comparison.noRegister };
      if (product.shortName === 'MOR') return { says: words.comparison.whileItLasts };
      return { says: (years && yearsFacts(years).register) ?? words.comparison.onRegister };
    },
  },
];

function paysOf({ payment, termMonths, totalPaid, product }: Solution): Cell {
  if (payment === undefined) return { says: words.notKnown };
  return { says: inWholePounds(payment), also: alsoPaid() };

  function alsoPaid() {
    // A settlement takes one sum, and nothing each month.
    if (product.shortName === 'FFS') return totalPaid && words.comparison.once(inWholePounds(totalPaid));
    if (payment?.value === 0 || termMonths === undefined || termMonths.value === 0) return undefined;
    return words.comparison.forTerm(sayTerm(termMonths));
  }
}

/** Where it cannot be said what is paid, nothing that rests on it can. */
function unlessPaid(payment: Solution['payment'], says: string): string {
  return payment === undefined ? words.notKnown : says;
}

const LONG_MONTHS =
  /\b(Jan)uary|\b(Feb)ruary|\b(Mar)ch|\b(Apr)il|\b(Aug)ust|\b(Sept)ember|\b(Oct)ober|\b(Nov)ember|\b(Dec)ember/gu;

/** "January 2028" as "Jan 2028", so that three fit side by side. */
function shortMonths(says: string): string {
  return says.replaceAll(LONG_MONTHS, (month, ...short: unknown[]) =>
    String(short.find(part => typeof part === 'string') ?? month),
  );
}
