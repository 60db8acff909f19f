import { type Brought, ownStands } from '../../platform/database/brought.ts';

/** The same debt told twice would count twice. */
export const debtsBrought: readonly Brought[] = ownStands('debts', 'debt_changes', 'different_debts');
