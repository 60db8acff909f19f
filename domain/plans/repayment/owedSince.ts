import { CLOSINGS } from './event.ts';

/** What a plan was told of a debt since its list said a balance: payments alone, that it is another sum, or why it is over. */
export const OWED_SINCE = ['payments', 'another sum', ...CLOSINGS] as const;
export type OwedSince = (typeof OWED_SINCE)[number];
