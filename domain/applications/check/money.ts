import { accepted, type Checked, refused } from '../../values/checked.ts';
import { checkPounds, type Pence } from '../../values/pence.ts';
import { showsNothing } from '../../values/showsNothing.ts';
import type { SingleField } from '../form.ts';
import { answerMessages } from '../words.ts';

/** Checks a sum: pence in a number, or as it was typed in a text. */
export function checkMoney(
  { most }: Extract<SingleField, { readonly kind: 'money' }>,
  value: unknown,
): Checked<Pence> {
  const pence = typeof value === 'string' ? penceOf(value) : value;
  if (typeof pence !== 'number' || !Number.isSafeInteger(pence)) {
    return refused('money', typeof value === 'string' ? faultOf(value) : answerMessages.money);
  }
  if (pence < 0) return refused('money', answerMessages.money);
  return pence > most ? refused('tooMuch', answerMessages.tooMuch) : accepted(pence + 0);
}

function penceOf(typed: string): Pence | null {
  const checked = checkPounds(typed);
  return checked.ok ? checked.value : null;
}

/** Why what was typed is no sum. */
function faultOf(typed: string): string {
  if (showsNothing(typed)) return answerMessages.moneyMissing;
  if (/^\s*-/u.test(typed)) return answerMessages.money;
  return /^£?[\d,]{10,}$/u.test(typed.trim()) ? answerMessages.tooMuch : answerMessages.moneyNumbers;
}
