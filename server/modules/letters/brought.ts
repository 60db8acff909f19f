import { type Brought, ownStands } from '../../platform/database/brought.ts';

/** Letters are about the debts that they were written for. Addresses that the account has stand. */
export const lettersBrought: readonly Brought[] = [
  ...ownStands('letters', 'letters_sent'),
  ...ownStands('letter_contacts'),
];
