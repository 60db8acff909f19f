import { type Brought, moves } from '../../platform/database/brought.ts';

/** Each yes and no keeps its place in time, so that what the person said last is what counts. */
export const consentsBrought: readonly Brought[] = moves('consents');
