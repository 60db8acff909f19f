import type { Account } from '@towpath/contracts/api/account.ts';

/** Somebody with an account, of whom nothing but name and email is known. */
export const ACCOUNT_IN_TEST: Account = {
  title: null,
  forename: 'Lena',
  middlename: null,
  surname: 'Marsh',
  email: 'lena@towpath.example',
  contactNumber: null,
  hasPassword: true,
  passwordSetOn: null,
  secondFactor: null,
  emailChange: null,
  sessions: [],
};
