// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { letterInList } from '../testing/letters.ts';
import { ByLender } from './ByLender.tsx';

afterEach(cleanup);

const council = { debtId: 'tax', lender: 'Leeds Council', what: 'Council tax' };
const danger = { tag: 'Could cost you your things', isToLose: true };

it('has one line for each lender, with the letter that fits best and what is in danger, and the rest in a fold (DN-1590)', () => {
  render(
    <ByLender
      letters={[
        letterInList('Ask bailiffs to wait', { ...council, danger }, { to: 'Marston' }),
        letterInList('Ask the council', { ...council, danger }),
        letterInList('Stop interest'),
        letterInList('Ask them to wait'),
        letterInList('Answer a letter of claim', {}, { onlyIf: 'Only if a letter of claim has come.' }),
      ]}
    />,
  );
  const [first, second] = screen.getAllByRole('list')[0]?.children ?? [];
  expect(within(first as HTMLElement).getAllByRole('link')[0]?.textContent).toBe(
    'Leeds Council Ask bailiffs to wait To Marston Could cost you your things',
  );
  const folds = [...document.querySelectorAll('summary')].map(one => one.textContent);
  expect(folds).toEqual(['1 more letter: Leeds Council', '2 more letters: Kestrel Cards']);
  expect([...document.querySelectorAll('details')].map(one => one.open)).toEqual([false, false]);
  const its = within(second as HTMLElement).getAllByRole('link', { hidden: true });
  expect(its.map(one => one.textContent?.trim())).toEqual([
    'Kestrel Cards Stop interest',
    'Ask them to wait',
    'Answer a letter of claim Only if a letter of claim has come.',
  ]);
  // What is only for when something came stands behind the others, under words that say so.
  const text = second?.textContent ?? '';
  expect(text.indexOf('Only if this has come')).toBeGreaterThan(text.indexOf('Ask them to wait'));
});

it('tells two debts to one lender apart, and says nothing more of one alone (DN-1590)', () => {
  render(
    <ByLender
      letters={[
        letterInList('Stop interest', { debtId: 'a', what: 'Credit card' }),
        letterInList('Stop interest', { debtId: 'b', what: 'Personal loan' }, { id: 'b' }),
      ]}
    />,
  );
  expect(screen.getAllByRole('link', { hidden: true }).map(one => one.textContent?.trim())).toEqual([
    'Kestrel Cards Stop interest About: Credit card',
    'Stop interest About: Personal loan',
  ]);
});

it('says once for a lender to talk to us first, where that is said of a letter to them (DN-1720)', () => {
  const saidFirst = { heading: 'Talk to us before you pay or write to Heron Finance', text: 'Why.' };
  const heron = { debtId: 'heron', lender: 'Heron Finance' };
  render(
    <ByLender
      letters={[
        letterInList('Stop card payments', heron, { to: 'your bank' }),
        letterInList('Ask them to prove a debt', heron, { saidFirst }),
        letterInList('Make a complaint', heron, { saidFirst }),
        letterInList('Ask them to wait'),
      ]}
    />,
  );
  expect(screen.getAllByText(saidFirst.heading)).toHaveLength(1);
});
