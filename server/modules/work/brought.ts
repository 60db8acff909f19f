import { type Brought, handedOver } from '../../platform/database/brought.ts';

/** Work is handed over as it is, with whoever has taken it and what they wrote beside it. */
export const workBrought: readonly Brought[] = handedOver('work_items', 'work_notes');
