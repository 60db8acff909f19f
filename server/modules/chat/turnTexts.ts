import type { TextName } from '@towpath/contracts/content/mails.ts';
import { checkMobilePhone } from '@towpath/domain/values/mobilePhone.ts';
import type { Deps } from '../../deps.ts';
import { type LetterheadOf, writeText } from '../../partners/mail/writeMail.ts';
import type { PhoneCheck } from '../../partners/phone/port.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import { ApiError, fieldError } from '../../platform/http/apiError.ts';
import { dropTextNotices } from '../account/textNotices.ts';
import { knownContact } from '../customers/contact.ts';
import { changeConversation, holdConversation, holdOpen, latestConversation } from './repository.ts';
import { turnNumberSubject } from './turnNumber.ts';
import { NO_TURN_TEXT, TURN_TEXT } from './turnTextOf.ts';

export type TurnTextDeps = Pick<Deps, 'database' | 'messageSender'> & {
  readonly seal: Seal;
  readonly checkPhone: PhoneCheck;
  readonly letterheadOf: LetterheadOf;
};

export type TurnTexts = ReturnType<typeof createTurnTexts>;

/** Wishes of people who wait in a chat: to be texted once an adviser has written. */
export function createTurnTexts(deps: TurnTextDeps) {
  const { database, seal, letterheadOf } = deps;

  /** The message, and a number that it could go to. Throws ApiError TEXTS_UNAVAILABLE. */
  async function offer(customerId: string) {
    requireSender(deps);
    const letterhead = await letterheadOf(customerId);
    const { number } = await knownContact(database, customerId);
    const { text } = writeText(letterhead, TURN_TEXT satisfies TextName, turnTextValues(letterhead));
    return { phoneNumber: number !== null && canBeTexted(deps, number) ? number : null, says: text };
  }

  /**
   * Keeps the wish of a person in their open conversation; asked again it is the same, to this number.
   *
   * @param of the conversation that is open before them
   * @throws ApiError NOT_FOUND where that is not their open one, VALIDATION_FAILED at `phoneNumber`, TEXTS_UNAVAILABLE
   */
  async function ask(
    customerId: string,
    { of, phoneNumber }: { readonly of: string; readonly phoneNumber: string },
  ): Promise<void> {
    requireSender(deps);
    const number = numberToText(deps, phoneNumber);
    await database.transaction().execute(async trx => {
      const conversation = await holdOpen(trx, customerId);
      if (conversation?.id !== of) throw new ApiError('NOT_FOUND');
      // One that could not go yet went to the number from before.
      await dropTextNotices(trx, { customerId, kind: TURN_TEXT, about: of });
      await changeConversation(trx, conversation, {
        sealed_number: seal.close(number, turnNumberSubject(conversation)),
        text_from: conversation.textFrom ?? conversation.lastSequence,
      });
    });
  }

  /** Takes the wish back, also that of a conversation which we ended in this moment, and forgets the number; nothing where there is none. */
  async function drop(customerId: string): Promise<void> {
    await database.transaction().execute(async trx => {
      const latest = await latestConversation(trx, customerId);
      const conversation = latest && (await holdConversation(trx, latest.id));
      if (conversation?.customerId !== customerId) return;
      await dropTextNotices(trx, { customerId, kind: TURN_TEXT, about: conversation.id });
      if (conversation.textNumber !== null) await changeConversation(trx, conversation, NO_TURN_TEXT);
    });
  }

  return { offer, ask, drop };
}

function requireSender({ messageSender }: Pick<TurnTextDeps, 'messageSender'>): void {
  if (!messageSender) throw new ApiError('TEXTS_UNAVAILABLE');
}

function canBeTexted({ checkPhone }: Pick<TurnTextDeps, 'checkPhone'>, number: string): boolean {
  const shape = checkMobilePhone(number);
  return shape.ok && checkPhone(shape.value).isValid;
}

function numberToText({ checkPhone }: Pick<TurnTextDeps, 'checkPhone'>, given: string): string {
  const shape = checkMobilePhone(given);
  if (!shape.ok) throw fieldError('phoneNumber', shape.message);
  const { isValid, message } = checkPhone(shape.value);
  if (!isValid) throw fieldError('phoneNumber', message);
  return shape.value;
}

/** What is put into the words of the message: where it leads. */
export function turnTextValues({ publicUrl }: { readonly publicUrl: string }) {
  return { link: `${publicUrl}/chat` };
}
