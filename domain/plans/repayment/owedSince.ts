import { CLOSINGS } from './event.ts';

/**
 * What was told of a debt since its list said a balance: payments alone, that it is another sum, or why it is over. All of it
 * was told of a plan, but for what a letter says.
 */
export const OWED_SINCE = ['payments', 'another sum', ...CLOSINGS, 'settled by letter'] as const;
export type OwedSince = (typeof OWED_SINCE)[number];
