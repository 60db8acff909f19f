import { type Brought, moves } from '../../platform/database/brought.ts';

/** That papers were sent stays written down. */
export const papersBrought: readonly Brought[] = moves('paper_mails');
