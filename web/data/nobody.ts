import type { UserDetail } from '@towpath/contracts/api/customers.ts';

/** A person about whom nothing is known. */
export const NOBODY: UserDetail = {
  userId: '',
  title: null,
  forename: null,
  middlename: null,
  surname: null,
  email: null,
  contactNumber: null,
  dateOfBirth: null,
  isRegistered: false,
  hasPassword: false,
  mayChoosePassword: false,
  welcomeMessageId: 1,
};
