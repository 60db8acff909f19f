import type { FastifyBaseLogger } from 'fastify';
import type { MessageSender } from '../../partners/message/port.ts';
import { PartnerUnavailable } from '../../partners/unavailable.ts';
import { note } from '../../platform/audit/auditLog.ts';
import { wasNotedSince } from '../../platform/audit/wasNotedSince.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { CodesDeps } from './codes.ts';
import { createPermission, type PermissionDeps } from './permission.ts';
import { createPhones } from './phones.ts';

/** For how long a code shows who somebody is. */
const FRESH_MS = 10 * 60 * 1000;

/** What the audit log says of a code that was right. Nothing can change or remove it, nor add one for a search. */
const SHOWN = { kind: 'identity proved again', facts: {} } as const;

export type PhoneProofDeps = CodesDeps &
  PermissionDeps & {
    /** Undefined: no code can be sent. */
    readonly messageSender: MessageSender | undefined;
    readonly log: Pick<FastifyBaseLogger, 'warn'>;
  };

/** Who shows it, for the audit log. */
type Who = { readonly customerId: string; readonly network: Buffer };

export type PhoneProof = ReturnType<typeof createPhoneProof>;

/**
 * Lets somebody without a password show that they are who they were: by a code to the phone that they confirmed first.
 * One confirmed for a credit search shows nothing of the kind: who has taken their session confirms one of their own.
 * Codes, their tries and their limits are those by which a phone is confirmed for a credit search.
 */
export function createPhoneProof(deps: PhoneProofDeps) {
  const { database, clock, messageSender, log } = deps;
  const permission = createPermission(deps);
  const phones = createPhones(deps, permission);

  /** Whether a code is needed: a phone was confirmed, and within ten minutes no code was given here. */
  async function isNeeded(customerId: string): Promise<boolean> {
    if ((await permission.firstPhone(database, customerId)) === null) return false;
    const now = clock.now();
    const since = new Date(now.getTime() - FRESH_MS);
    return !(await wasNotedSince(database, customerId, SHOWN, since, now));
  }

  /**
   * Sends a code to the phone.
   *
   * @returns seconds until another can be asked for
   * @throws ApiError VALIDATION_FAILED at `phoneNumber`, 'No attempts remaining', TEXTS_UNAVAILABLE, TOO_MANY_REQUESTS
   */
  function send({ customerId }: Who, phoneNumber: string): Promise<{ readonly again: number }> {
    return sending(async sender => {
      const { code, again } = await phones.askAgain(sender, customerId, phoneNumber);
      // It did not come, or they would not ask: one in its place.
      return code === 'sent before' && again === 0 ? phones.sendAgain(sender, customerId) : { again };
    });
  }

  /**
   * Takes the code. Once it is right, `isNeeded` says no for ten minutes.
   *
   * @throws ApiError VALIDATION_FAILED at `otp`, NOT_FOUND without a code, or one that says why it is not right
   */
  async function confirm(who: Who, otp: string): Promise<void> {
    try {
      await phones.confirm(who.customerId, otp, 'the first phone');
    } catch (fault) {
      const isWrong =
        fault instanceof ApiError && ['VERIFICATION_FAILED', 'No attempts remaining'].includes(fault.code);
      if (isWrong)
        await note(database, {
          ...who,
          kind: 'identity not proved',
          at: clock.now(),
          facts: { why: 'wrong' },
        });
      throw fault;
    }
    await note(database, { ...who, ...SHOWN, at: clock.now() });
  }

  async function sending<Result>(work: (sender: MessageSender) => Promise<Result>): Promise<Result> {
    if (!messageSender) throw new ApiError('TEXTS_UNAVAILABLE');
    try {
      return await work(messageSender);
    } catch (fault) {
      if (fault instanceof PartnerUnavailable) {
        log.warn({ reason: fault.reason }, 'code not sent');
        throw new ApiError('TEXTS_UNAVAILABLE');
      }
      const isOver = fault instanceof ApiError && fault.code === 'ERR_CREDIT_SEARCH_NOT_ALLOWED';
      throw isOver ? new ApiError('No attempts remaining') : fault;
    }
  }

  return { isNeeded, send, confirm };
}
