import { PASSWORD_CHECKLIST, passwordCriteria } from '@towpath/domain/people/password.ts';
import { expect, it } from 'vitest';
import { passwordChecks } from './passwordChecks.ts';
import { words } from './words.ts';

it('says of three words that they need what the checklist asks, and takes them so (WT-102)', () => {
  expect(passwordCriteria('heron lamp boat')).toMatchObject({ oneUpperCase: false, oneNumber: false });
  for (const need of ['capital letter', 'number', 'sign like ?'])
    expect(words.reset.choose.lead).toContain(need);
  expect(Object.values(passwordCriteria('Heron lamp? boat 7'))).toEqual(PASSWORD_CHECKLIST.map(() => true));
});

it('lists what a short password needs, and says of a long one that it is enough (IS-052)', () => {
  expect(passwordChecks('heron lamp boat').map(({ met }) => met)).toEqual([true, false, true, false, false]);
  expect(passwordChecks('heron lamp boats')).toEqual([
    { label: '16 characters or more: long enough', met: true },
  ]);
  expect(passwordChecks('Heron lamp? boat 7')).toHaveLength(5);
  expect(words.newPassword.needs).toContain('16 characters');
});
