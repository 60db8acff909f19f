import { type Brought, stays } from '../../platform/database/brought.ts';

/** Who is here is not warned. */
export const retentionBrought: readonly Brought[] = stays('only accounts are warned', 'retention_warnings');
