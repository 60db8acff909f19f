import type { Pence } from '../../values/pence.ts';
import type { Correction } from './event.ts';
import { type KeptDebt, withOffers } from './kept.ts';
import { DoesNotFollow } from './refusals.ts';

/** Another sum needs another offer, and another answer, where its last offer was not of it. */
export function offering(debt: KeptDebt, payment: Pence): KeptDebt {
  return payment === debt.payment ? debt : withOffers({ ...debt, payment }, debt.offers);
}

type Out = Pick<NonNullable<KeptDebt['out']>, 'on' | 'why'> & Pick<Correction, 'change'>;

/** Out of the plan, with all that was owed on it taken off. */
export function closed(debt: KeptDebt, { on, why, change }: Out): KeptDebt {
  const there = corrected(debt, change);
  if (there.owed !== 0) throw new DoesNotFollow('more than is owed');
  return { ...there, out: { on, why, owed: debt.owed } };
}

/** With another sum owed on it, that was not paid; never less than nothing. */
export function corrected(debt: KeptDebt, change: Pence): KeptDebt {
  if (!Number.isSafeInteger(change)) throw new DoesNotFollow('no sum');
  const owed = debt.owed + change;
  if (owed < 0) throw new DoesNotFollow('more than is owed');
  return { ...debt, corrected: debt.corrected + change, owed };
}
