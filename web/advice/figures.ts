import type { Solution } from '@towpath/contracts/api/recommendation.ts';
import { GRAVEST } from '@towpath/domain/solutions/solution/wording.ts';
import { sayTerm } from './solutionTexts.ts';
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

/** The rows by which solutions are compared: each figure, the gravest risks, home, public register and credit file. */
export const COMPARED: readonly { readonly name: string; readonly of: (solution: Solution) => string }[] = [
  { name: words.figures.payment, of: ({ payment }) => payment?.says ?? words.notApplicable },
  { name: words.figures.term, of: ({ termMonths }) => sayTerm(termMonths) },
  { name: words.figures.totalPaid, of: ({ totalPaid }) => totalPaid?.says ?? words.notApplicable },
  { name: words.figures.fees, of: ({ fees }) => fees?.says ?? words.notApplicable },
  { name: words.figures.writtenOff, of: ({ writtenOff }) => writtenOff?.says ?? words.notApplicable },
  {
    name: words.figures.debtFree,
    of: ({ debtFreeMonth, lastPaymentMonth }) =>
      lastPaymentMonth && debtFreeMonth
        ? words.figures.freeAndLast(debtFreeMonth.says, lastPaymentMonth.says)
        : (debtFreeMonth?.says ?? words.notApplicable),
  },
  {
    name: words.comparison.thinkFirst,
    of: ({ wording }) => wording.risks.slice(0, GRAVEST).join(' '),
  },
  { name: words.solutionDetail.home, of: ({ wording }) => wording.home },
  {
    name: words.solutionDetail.register,
    of: ({ wording }) => wording.register ?? words.comparison.noRegister,
  },
  { name: words.solutionDetail.creditFile, of: ({ wording }) => wording.creditFile },
];
