import { type Brought, moves } from '../../platform/database/brought.ts';

/** What a guest did is counted on as before. */
export const analyticsBrought: readonly Brought[] = moves('analytics_events');
