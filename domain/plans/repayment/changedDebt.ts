import type { Pence } from '../../values/pence.ts';
import type { Answer, Correction, EventOf } from './event.ts';
import { type AgreedWithSeller, type KeptDebt, withOffers } from './kept.ts';
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

/** With its buyer, who was offered nothing yet. What was agreed with who had it before is known on. */
export function soldTo(debt: KeptDebt, { on, creditor }: EventOf<'sold'>): KeptDebt {
  const { proof: _, agreedWithSeller: before, ...rest } = debt;
  const agreed = agreedWith(debt) ?? before;
  return withOffers(
    {
      ...rest,
      creditor,
      before: [...debt.before, debt.creditor],
      soldOn: on,
      ...(agreed && { agreedWithSeller: agreed }),
    },
    [],
  );
}

/** With what who had it before its sale was told said last, of which the buyer has said nothing. */
export function saidBySeller(debt: KeptDebt, { on, answer }: EventOf<'answered'>): KeptDebt {
  const { agreedWithSeller: _, ...rest } = debt;
  if (!isYes(answer)) return rest;
  const seller = debt.soldOn === null ? debt.creditor : (debt.before.at(-1) ?? debt.creditor);
  const stopsInterest = answer === 'accepts and stops interest';
  return { ...rest, agreedWithSeller: { with: seller, on, payment: debt.payment, stopsInterest } };
}

function isYes(answer: Answer): boolean {
  return answer === 'accepts' || answer === 'accepts and stops interest';
}

function agreedWith({ creditor, offered, answer }: KeptDebt): AgreedWithSeller | null {
  if (offered === null || answer === null) return null;
  if (!isYes(answer.answer)) return null;
  const stopsInterest = answer.answer === 'accepts and stops interest';
  return { with: creditor, on: answer.on, payment: offered.payment, stopsInterest };
}
