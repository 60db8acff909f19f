import { type Brought, moves } from '../../platform/database/brought.ts';

/** A call that a guest waits for is still made. */
export const callbacksBrought: readonly Brought[] = moves('callbacks');
