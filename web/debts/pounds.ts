import type { Pence } from '@towpath/domain/values/pence.ts';

/** A sum as calls carry it, in pounds, as the whole pence that all rules work with. */
export function penceOf(pounds: number): Pence {
  return Math.round(pounds * 100);
}

/** Whole pence as calls carry them, in pounds. */
export function poundsOf(pence: Pence): number {
  return pence / 100;
}
