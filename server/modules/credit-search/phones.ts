import type { SearchPhoneAsked } from '@towpath/contracts/api/creditSearch.ts';
import {
  checkCode,
  checkCodeAttempt,
  checkSendAgain,
  SEND_AGAIN_AFTER_SECONDS,
  secondsUntilSendAgain,
} from '@towpath/domain/people/oneTimeCode.ts';
import { checkCreditSearchPhone } from '@towpath/domain/values/creditSearchPhone.ts';
import type { MessageSender } from '../../partners/message/port.ts';
import { ApiError, fieldError } from '../../platform/http/apiError.ts';
import { CODE_ERRORS, refusalToSendAgain } from './codeErrors.ts';
import { codeMessage, newCode } from './codeMessages.ts';
import type { CodesDeps } from './codes.ts';
import type { createPermission } from './permission.ts';
import {
  countPhoneTry,
  keepPhoneCode,
  phoneCodeOf,
  phoneIn,
  phoneSubject,
  removePhoneCode,
  replacePhoneCode,
  type StoredPhoneCode,
} from './phoneCodes.ts';
import { words } from './words.ts';

/** For how long a code works, and how often a wrong one can be given. */
const SECONDS = 600;
const TRIES = 3;
/** Whoever gave so many wrong codes waits until the last was sent a day ago, as after those of a search (ER-013). */
const DAY = 24 * 60 * 60 * 1000;

/**
 * Shows whose a phone is, before anything is searched with it: a code goes to it, and who gives that holds it. It says
 * nothing of who they are; that the phone is the phone of whom they search for is the agency's to tell.
 */
export function createPhones(
  deps: CodesDeps,
  permission: Pick<
    ReturnType<typeof createPermission>,
    'require' | 'phoneHash' | 'confirmedPhone' | 'keepPhone' | 'firstPhone'
  >,
) {
  const { database, clock, seal } = deps;
  const codeFor = (customerId: string) => `phone code ${customerId}`;

  /**
   * Sends a code to a phone, unless it was confirmed in this journey or has one that still works.
   *
   * @throws ApiError VALIDATION_FAILED at `phoneNumber`, ERR_CREDIT_SEARCH_NOT_ALLOWED within a day of the last wrong code
   */
  async function ask(sender: MessageSender, customerId: string, typed: string): Promise<SearchPhoneAsked> {
    const checked = checkCreditSearchPhone(typed);
    if (!checked.ok) throw fieldError('phoneNumber', checked.message);
    const phone = checked.value;
    const journeyId = await permission.require(customerId);
    if (await permission.confirmedPhone(customerId, journeyId, phone))
      return { code: 'not needed', again: 0 };
    return sendTo(sender, { customerId, journeyId, phone });
  }

  /**
   * Sends a code to the phone that the person confirmed first, to show that they still hold it.
   *
   * @throws ApiError VALIDATION_FAILED at `phoneNumber`, also for another phone; ERR_CREDIT_SEARCH_NOT_ALLOWED as `ask`
   */
  async function askAgain(
    sender: MessageSender,
    customerId: string,
    typed: string,
  ): Promise<SearchPhoneAsked> {
    const checked = checkCreditSearchPhone(typed);
    if (!checked.ok) throw fieldError('phoneNumber', checked.message);
    const phone = checked.value;
    const first = await permission.firstPhone(database, customerId);
    if (!first?.is(phone)) throw fieldError('phoneNumber', words.otherPhone);
    return sendTo(sender, { customerId, journeyId: first.journeyId, phone });
  }

  async function sendTo(
    sender: MessageSender,
    {
      customerId,
      journeyId,
      phone,
    }: { readonly customerId: string; readonly journeyId: string; readonly phone: string },
  ): Promise<SearchPhoneAsked> {
    const now = clock.now();
    const phoneHash = permission.phoneHash(customerId, phone);
    const old = await phoneCodeOf(database, customerId);
    // Of a moment to come: the clock was set back since, and nobody waits for as long as that was.
    if (old && old.sentAt <= now) {
      if (old.triesLeft <= 0 && now.getTime() - old.sentAt.getTime() < DAY) {
        throw new ApiError('ERR_CREDIT_SEARCH_NOT_ALLOWED');
      }
      if (old.triesLeft > 0 && old.expiresAt > now && old.phoneHash.equals(phoneHash)) {
        return { code: 'sent before', again: secondsUntilSendAgain(old.sentAt, now) };
      }
    }
    if (timesWrong({ journeyId, phoneHash, wrongFor: wrongForLately(old, now) }) >= TRIES) {
      throw new ApiError('ERR_CREDIT_SEARCH_NOT_ALLOWED');
    }
    const code = newCode();
    await sender.send({ to: phone, ...(await codeMessage(deps, customerId, code, SECONDS)) });
    await database.transaction().execute(async trx => {
      // Read again: a wrong code may have been given while the text was sent.
      const wrongFor = wrongForLately(await phoneCodeOf(trx, customerId, { hold: true }), now);
      await keepPhoneCode(trx, {
        customerId,
        journeyId,
        codeHash: seal.fingerprint(code, codeFor(customerId)),
        phoneHash,
        sealedPhone: seal.close(phone, phoneSubject(customerId)),
        triesLeft: TRIES - timesWrong({ journeyId, phoneHash, wrongFor }),
        expiresAt: new Date(now.getTime() + SECONDS * 1000),
        sentAt: now,
        timesSent: 1,
        wrongFor,
      });
    });
    return { code: 'sent', again: SEND_AGAIN_AFTER_SECONDS };
  }

  /**
   * Takes the code. The right one confirms the phone for the journey in which it was asked for.
   *
   * @param of whether any phone will do, or that alone which the person confirmed first
   * @throws ApiError VALIDATION_FAILED at `otp`, NOT_FOUND without a code to give, or one that says why it is not right
   */
  async function confirm(
    customerId: string,
    otp: string,
    of: 'any phone' | 'the first phone',
  ): Promise<void> {
    const typed = checkCode(otp);
    if (!typed.ok) throw fieldError('otp', typed.message);
    const verdict = await database.transaction().execute(async trx => {
      const code = await phoneCodeOf(trx, customerId, { hold: true });
      if (!code) throw new ApiError('NOT_FOUND');
      if (of === 'the first phone') {
        const phone = seal.open(code.sealedPhone, phoneSubject(customerId));
        const first = await permission.firstPhone(trx, customerId);
        if (phone === null || !first?.is(phone)) throw new ApiError('NOT_FOUND');
      }
      const hash = seal.fingerprint(typed.value, codeFor(customerId)).toString('hex');
      const now = clock.now();
      const said = checkCodeAttempt({
        ...code,
        isRight: seal.fits(code.codeHash, typed.value, codeFor(customerId)),
        wasTried: code.tried.includes(hash),
        now,
      });
      if (said === 'wrong' || (said === 'no tries left' && code.triesLeft > 0)) {
        await countPhoneTry(trx, code, hash);
      }
      if (said === 'right') {
        const wrongTries = timesWrong(code);
        await permission.keepPhone(trx, code, { confirmedAt: now, wrongTries });
        await removePhoneCode(trx, customerId);
      }
      return said;
    });
    if (verdict !== 'right') throw new ApiError(CODE_ERRORS[verdict]);
  }

  /**
   * Sends another code in place of one that did not come, with the tries and the end of the first.
   *
   * @returns seconds until it can be asked for again
   * @throws ApiError NOT_FOUND without a code, TOO_MANY_REQUESTS too soon or too often, or why the first is over
   */
  async function sendAgain(sender: MessageSender, customerId: string): Promise<{ readonly again: number }> {
    const old = await phoneCodeOf(database, customerId);
    if (!old) throw new ApiError('NOT_FOUND');
    const now = clock.now();
    const phone = seal.open(old.sealedPhone, phoneSubject(customerId));
    const refusal = refusalToSendAgain(
      phone === null ? 'expired' : checkSendAgain({ ...old, now }),
      old,
      now,
    );
    if (refusal || phone === null) throw refusal ?? new ApiError('Passcode expired');
    const code = newCode();
    const seconds = Math.floor((old.expiresAt.getTime() - now.getTime()) / 1000);
    await sender.send({ to: phone, ...(await codeMessage(deps, customerId, code, seconds)) });
    await replacePhoneCode(database, old, {
      codeHash: seal.fingerprint(code, codeFor(customerId)),
      sentAt: now,
    });
    return { again: SEND_AGAIN_AFTER_SECONDS };
  }

  return { ask, askAgain, confirm, sendAgain };
}

/** How often a wrong code was given for this phone in this journey, whichever phones were asked for in between. */
function timesWrong(of: Pick<StoredPhoneCode, 'journeyId' | 'phoneHash' | 'wrongFor'>): number {
  const phone = phoneIn(of);
  return of.wrongFor.filter(one => one === phone).length;
}

/** The wrong codes that still count: none once the last code was sent a day ago. */
function wrongForLately(old: StoredPhoneCode | undefined, now: Date): readonly string[] {
  return old && now.getTime() - old.sentAt.getTime() < DAY ? old.wrongFor : [];
}
