import type { Brought } from '../../platform/database/brought.ts';

/** Letters are about the debts that they were written for, and go where those go. Addresses that the account has stand. */
export const lettersBrought: readonly Brought[] = [
  { table: 'letters', becomes: { ownStands: 'debts' } },
  { table: 'letters_sent', becomes: { ownStands: 'debts' } },
  { table: 'letter_contacts', becomes: { ownStands: 'letter_contacts' } },
];
