import type { Told } from './told.ts';

/** A kind for somebody: how sure we are, and what it comes to in a month, in pence. */
export type Row = readonly [
  what: string,
  id: string,
  told: Told,
  likelihood: string | null,
  monthly: number | null,
];

export const CHILD = { childrenUnderSixteen: 1 };
export const WALES = { more: { nation: 'wales' } } as const;
export const SCOTLAND = { more: { nation: 'scotland' } } as const;
export const NORTHERN_IRELAND = { more: { nation: 'northern-ireland' } } as const;
export const born = (year: number, month = 5, day = 14) => ({ birthDate: { year, month, day } });
