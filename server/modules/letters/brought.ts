import type { Brought } from '../../platform/database/brought.ts';

/**
 * Letters are about the debts that they were written for, and go where those go. What the account has
 * of addresses, and of what was said for letters alone, stands.
 */
export const lettersBrought: readonly Brought[] = [
  { table: 'letters', becomes: { ownStands: 'debts' } },
  { table: 'letters_sent', becomes: { ownStands: 'debts' } },
  { table: 'letter_contacts', becomes: { ownStands: 'letter_contacts' } },
  { table: 'letter_facts', becomes: { ownStands: 'letter_facts' } },
];
