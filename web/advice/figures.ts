import type { Solution } from '@towpath/contracts/api/recommendation.ts';
import { sayTerm } from './solutionTexts.ts';

type Figure = { readonly name: string; readonly says: string };

/** What a solution costs and gives, each with its name, in the order in which it is read. What is left out is not there. */
export function figuresOf(solution: Solution): readonly Figure[] {
  const { payment, termMonths, totalPaid, fees, writtenOff, debtFreeMonth } = solution;
  const figures: readonly (readonly [string, string | undefined])[] = [
    ['What you pay each month', payment?.says],
    ['How long you pay', termMonths && sayTerm(termMonths)],
    ['What you pay in all', totalPaid?.says],
    ['Fees, out of that', fees?.says],
    ['What is written off', writtenOff?.says],
    ['When you could be free of these debts', debtFreeMonth?.says],
  ];
  return figures.flatMap(([name, says]) => (says === undefined ? [] : [{ name, says }]));
}

/** What solutions are compared by: one row for each figure, and for home and credit file. */
export const COMPARED: readonly { readonly name: string; readonly of: (solution: Solution) => string }[] = [
  { name: 'What you pay each month', of: ({ payment }) => payment?.says ?? 'N/A' },
  { name: 'How long you pay', of: ({ termMonths }) => sayTerm(termMonths) },
  { name: 'What you pay in all', of: ({ totalPaid }) => totalPaid?.says ?? 'N/A' },
  { name: 'Fees, out of that', of: ({ fees }) => fees?.says ?? 'N/A' },
  { name: 'What is written off', of: ({ writtenOff }) => writtenOff?.says ?? 'N/A' },
  {
    name: 'When you could be free of these debts',
    of: ({ debtFreeMonth }) => debtFreeMonth?.says ?? 'N/A',
  },
  { name: 'Your home', of: ({ wording }) => wording.home },
  { name: 'Your credit file', of: ({ wording }) => wording.creditFile },
];
