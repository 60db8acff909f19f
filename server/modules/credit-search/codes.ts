import {
  type CodeVerdict,
  checkCodeAttempt,
  checkSendAgain,
  type SendAgainVerdict,
} from '@towpath/domain/people/oneTimeCode.ts';
import type { CreditFileSearch } from '../../partners/credit-file/port.ts';
import type { MessageSender } from '../../partners/message/port.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { type CodeMessagesDeps, codeMessage, newCode } from './codeMessages.ts';
import { addOutcome, codeOf, countTry, keepCode, type OfSearch, type StoredCode } from './repository.ts';
import { searchSubject } from './subjects.ts';

export type CodesDeps = CodeMessagesDeps & {
  readonly database: Database;
  readonly clock: Clock;
  readonly seal: Seal;
};

/** The codes that the agency asks for in a search, sent to the confirmed phone that it names. */
export function createCodes(deps: CodesDeps) {
  const { database, clock, seal } = deps;
  const codeFor = ({ customerId, searchId }: OfSearch) => `code ${customerId} ${searchId}`;
  const phoneOf = (customerId: string) => `phone ${customerId}`;

  /**
   * Sends a code and stores what is needed to check it and to search again. Throws PartnerUnavailable when
   * the message was not accepted; nothing is stored then.
   */
  async function send(
    messageSender: MessageSender,
    of: OfSearch,
    search: CreditFileSearch,
    asked: { readonly reference: string; readonly seconds: number; readonly tries: number },
  ): Promise<void> {
    const code = newCode();
    const { phoneNumber } = search.customer;
    const message = await codeMessage(deps, of.customerId, code, asked.seconds);
    await messageSender.send({ to: phoneNumber, ...message });
    const now = clock.now();
    await database.transaction().execute(async trx => {
      await keepCode(trx, {
        ...of,
        reference: asked.reference,
        codeHash: seal.fingerprint(code, codeFor(of)),
        triesLeft: asked.tries,
        phoneHash: seal.fingerprint(phoneNumber, phoneOf(of.customerId)),
        sealedSearch: seal.close(JSON.stringify(search), searchSubject(of)),
        expiresAt: new Date(now.getTime() + asked.seconds * 1000),
        sentAt: now,
        timesSent: 1,
      });
      await addOutcome(trx, of, { at: now, outcome: 'code required', reference: asked.reference });
    });
  }

  /**
   * Sends another code in place of one that did not come; the older one counts no more. It keeps the tries that are
   * left, and ends when the first would have. Throws PartnerUnavailable when the message was not accepted: the older
   * one counts on then.
   *
   * @returns null when the person has no code
   */
  async function sendAgain(
    messageSender: MessageSender,
    customerId: string,
  ): Promise<{ readonly verdict: SendAgainVerdict; readonly sentAt: Date; readonly expiresAt: Date } | null> {
    const old = await codeOf(database, customerId);
    if (!old) return null;
    const search = searchOf(old);
    const { sentAt, expiresAt } = old;
    const now = clock.now();
    const verdict = search === null ? 'expired' : checkSendAgain({ ...old, now });
    if (search === null || verdict !== 'send') return { verdict, sentAt, expiresAt };
    const code = newCode();
    const seconds = Math.floor((expiresAt.getTime() - now.getTime()) / 1000);
    const message = await codeMessage(deps, customerId, code, seconds);
    await messageSender.send({ to: search.customer.phoneNumber, ...message });
    await database.transaction().execute(trx =>
      keepCode(trx, {
        ...old,
        codeHash: seal.fingerprint(code, codeFor(old)),
        sentAt: now,
        timesSent: old.timesSent + 1,
      }),
    );
    return { verdict, sentAt: now, expiresAt };
  }

  /**
   * Whether a person has a code that they can still use. With another phone number they cannot: it went to
   * the number that they have now corrected.
   */
  async function isPending(customerId: string, phoneNumber: string): Promise<boolean> {
    const code = await codeOf(database, customerId);
    return (
      code !== undefined &&
      code.triesLeft > 0 &&
      code.expiresAt > clock.now() &&
      // Else the clock was set back since, and it would be pending for as long as that was.
      code.sentAt <= clock.now() &&
      seal.fits(code.phoneHash, phoneNumber, phoneOf(customerId))
    );
  }

  /** Checks a typed code and counts the attempt; null when the person has none. */
  async function judge(
    customerId: string,
    typed: string,
  ): Promise<{ readonly verdict: CodeVerdict; readonly code: StoredCode } | null> {
    return database.transaction().execute(async trx => {
      const code = await codeOf(trx, customerId, { hold: true });
      if (!code) return null;
      const hash = seal.fingerprint(typed, codeFor(code)).toString('hex');
      const now = clock.now();
      const verdict = checkCodeAttempt({
        isRight: seal.fits(code.codeHash, typed, codeFor(code)),
        wasTried: code.tried.includes(hash),
        triesLeft: code.triesLeft,
        expiresAt: code.expiresAt,
        now,
      });
      const isLastTry = verdict === 'no tries left' && code.triesLeft > 0;
      if (verdict === 'wrong' || isLastTry) await countTry(trx, code, hash);
      if (isLastTry) await addOutcome(trx, code, { at: now, outcome: 'no tries left' });
      return { verdict, code };
    });
  }

  /** The search that waits for a code; null when it cannot be read any more. */
  function searchOf(code: StoredCode): CreditFileSearch | null {
    const text = seal.open(code.sealedSearch, searchSubject(code));
    return text === null ? null : (JSON.parse(text) as CreditFileSearch);
  }

  return { send, sendAgain, isPending, judge, searchOf };
}
