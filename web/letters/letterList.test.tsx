// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { letterInList } from '../testing/letters.ts';
import { LetterList } from './LetterList.tsx';

afterEach(cleanup);

const LATE = {
  day: '2026-11-08',
  isOver: true,
  short: 'Its last day is over',
  heading: 'Its last day is over',
  text: 'Ring us now.',
};
const court = {
  debtId: 'wharf',
  lender: 'Wharf Loans',
  danger: { tag: 'Could become a judgment', isToLose: true },
};
const pack = (others: readonly ReturnType<typeof letterInList>[]) => ({
  others: [...others],
  notToSend: [],
  offers: null,
});
/** The links outside of every fold, in their order. */
const outside = () =>
  screen
    .getAllByRole('link', { hidden: true })
    .filter(link => link.closest('details') === null)
    .map(link => link.querySelector('b')?.textContent);

it('has what can be lost before the letters that were begun, and in no fold (DN-1675)', () => {
  const begun = ['Fenland', 'Marlow', 'Barrowby'].map(lender =>
    letterInList(
      lender,
      { debtId: lender, lender },
      { state: { kind: 'read', toFillIn: 0, on: '2026-11-30' } },
    ),
  );
  const answer = letterInList('Answer the court', court, { lastDay: LATE });
  const other = letterInList('Stop interest', { debtId: 'more', lender: 'Kestrel Cards' });
  render(<LetterList letters={begun} pack={pack([answer, other])} openId={undefined} />);
  expect(outside()).toEqual(['Wharf Loans', 'Fenland', 'Marlow', 'Barrowby']);
  expect(screen.getAllByText('Its last day is over')).toHaveLength(1);
});

it('leaves it among the others once a letter about it is begun, and where nothing is (DN-1675)', () => {
  const answer = letterInList('Answer the court', court, { lastDay: LATE });
  const again = letterInList('Ask for time', court);
  render(<LetterList letters={[answer]} pack={pack([again])} openId={undefined} />);
  expect(outside()).toEqual(['Wharf Loans']);
  cleanup();
  render(<LetterList letters={[]} pack={pack([answer])} openId={undefined} />);
  expect(outside()).toEqual(['Wharf Loans']);
});
