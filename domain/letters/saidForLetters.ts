import type { Pence } from '../values/pence.ts';
import type { ProtectionName } from './lawProtects.ts';

/** What a person says of the form by which a court claims a debt. */
export type SaidOfClaim = {
  /** The day that stands on it, 'YYYY-MM-DD'; null where they have answered it and did not say. */
  readonly day: string | null;
  readonly isAnswered: boolean;
};

/** What a person told us for their letters alone, each with its day, 'YYYY-MM-DD'. */
export type SaidForLetters = {
  /** What protects them by law; null for nothing. Left out: not said. */
  readonly inForce?: { readonly solution: ProtectionName | null; readonly on: string };
  /** What they could settle with at once, in pence; 0 for nothing. Left out: not said. */
  readonly lumpSum?: { readonly sum: Pence; readonly on: string };
  /** Each yes and no to a letter that tells of their health, the latest last. */
  readonly health: readonly { readonly agrees: boolean; readonly on: string }[];
  /** Whether somebody still asks for a debt, by its id. */
  readonly chased: Readonly<Record<string, { readonly isSo: boolean; readonly on: string }>>;
  /** What was said of the form by which a court claims a debt, by its id. Left out: nothing. */
  readonly claims?: Readonly<Record<string, SaidOfClaim & { readonly on: string }>>;
};

/** Where nothing was said. */
export const NOTHING_SAID: SaidForLetters = { health: [], chased: {} };

/** Each yes and no is kept, but nobody changes their mind more often than this. */
const MOST_KEPT = 50;

/** The same, with one word more about letters that tell of health. The same again changes nothing. */
export function sayingOfHealth(said: SaidForLetters, agrees: boolean, on: string): SaidForLetters {
  if (said.health.at(-1)?.agrees === agrees) return said;
  return { ...said, health: [...said.health, { agrees, on }].slice(-MOST_KEPT) };
}
