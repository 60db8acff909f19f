import { expect, it } from 'vitest';
import { wordsOfNotice } from './notices.ts';

it('counts the debts listed, each in a sentence of its own (HO-101)', () => {
  expect(wordsOfNotice({ kind: 'added', name: 'Lowell', count: 1 }).line).toBe(
    'That’s your first debt listed.',
  );
  expect(wordsOfNotice({ kind: 'added', name: 'Lowell', count: 5 }).line).toBe(
    'That’s 5 of your debts in one place.',
  );
});

it.each([
  [6, 0, 'We added 6 debts', 'Check that they look right. Add any that are missing.'],
  [1, 2, 'We added 1 debt', 'We updated 2. Check that they look right. Add any that are missing.'],
  [0, 1, 'Your list is up to date', 'We updated 1 debt that you had already.'],
  [0, 0, 'We found nothing new', 'Some debts are not on a credit report. You can add them yourself.'],
])('says what a search brought: %i added, %i updated', (added, updated, heading, line) => {
  expect(wordsOfNotice({ kind: 'found', added, updated })).toMatchObject({ heading, line });
});
