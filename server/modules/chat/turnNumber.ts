import { endOfPhone } from '@towpath/domain/values/mobilePhone.ts';
import { DoesNotOpen, openedOr, openSealed } from '../../platform/crypto/doesNotOpen.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { Conversation } from './repository.ts';

type Named = Pick<Conversation, 'customerId' | 'id'>;

/** What the number of a wish to be texted is sealed for: no other conversation. */
export function turnNumberSubject({ customerId, id }: Named): string {
  return `chat text ${customerId} ${id}`;
}

/** The number, or the fault where it does not open; null where nobody asked for a text. */
export function openTurnNumber(
  seal: Seal,
  conversation: Named & Pick<Conversation, 'textNumber'>,
): string | DoesNotOpen | null {
  const { textNumber, id } = conversation;
  if (textNumber === null) return null;
  const place = { key: 'DATA_SECRET', table: 'chat_conversations', id } as const;
  return openedOr(() => openSealed(seal, textNumber, turnNumberSubject(conversation), place));
}

/** Its end, as its owner reads it; null where nobody asked for a text, and where it does not open. */
export function shownTurnNumber(
  seal: Seal,
  conversation: Named & Pick<Conversation, 'textNumber'>,
): string | null {
  const number = openTurnNumber(seal, conversation);
  return number === null || number instanceof DoesNotOpen ? null : endOfPhone(number);
}

/** Whether two readings of a conversation have the same wish. */
export function isSameWish(one: Conversation, other: Conversation): boolean {
  if (one.textNumber === null || other.textNumber === null) return one.textNumber === other.textNumber;
  return one.textNumber.equals(other.textNumber);
}
