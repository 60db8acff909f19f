import { PASSWORD_CHECKLIST, passwordCriteria } from '@towpath/domain/people/password.ts';
import { expect, it } from 'vitest';
import { words } from './words.ts';

it('says of three words that they need what the checklist asks, and takes them so (WT-102)', () => {
  expect(passwordCriteria('heron lamp boat')).toMatchObject({ oneUpperCase: false, oneNumber: false });
  for (const need of ['capital letter', 'number', 'sign like ?'])
    expect(words.reset.choose.lead).toContain(need);
  expect(Object.values(passwordCriteria('Heron lamp? boat 7'))).toEqual(PASSWORD_CHECKLIST.map(() => true));
});
