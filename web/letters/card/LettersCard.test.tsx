// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import type { LetterInList } from '@towpath/contracts/api/letters.ts';
import type { Plan } from '@towpath/contracts/api/plans.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { letterInList } from '../../testing/letters.ts';
import { LettersCard } from './LettersCard.tsx';

const letters: LetterInList[] = [];
vi.mock('../../data/remote.ts', () => ({
  useRemote: () => ({ answer: { letters, others: [], facts: [] }, again: async () => undefined }),
}));
afterEach(() => {
  cleanup();
  letters.length = 0;
});

/** Shows how the letters of a plan stand. */
function shows(shortName: string, state: Plan['state'], ...those: readonly LetterInList[]) {
  letters.push(...those);
  render(<LettersCard plan={{ product: { shortName }, state }} />);
  return screen.getByRole('region').textContent;
}
const ready = '2 letters are ready for you to read.';
const toTell =
  'There are 2 letters to tell those you owe. They should hear of it without you too, so this can wait. Send theirs if they still ask you to pay.';

it('says of letters that only tell of an order that they can wait, as there is nothing to do today (DN-1721)', () => {
  expect(shows('DRO', 'running', letterInList('a'), letterInList('b'))).toContain(toTell);
});

it('says that letters are ready to read where a plan offers, or something can be lost (DN-1721)', () => {
  expect(shows('DMP', 'chosen', letterInList('a'), letterInList('b'))).toContain(ready);
  cleanup();
  letters.length = 0;
  const danger = { tag: 'Could cost you your things', isToLose: true };
  expect(shows('BS', 'running', letterInList('a', { danger }), letterInList('b'))).toContain(ready);
});
