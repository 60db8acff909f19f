import type { CreditSearchRequest, CreditSearchResult } from '@towpath/contracts/api/creditSearch.ts';
import type { ErrorCode } from '@towpath/contracts/errors/errors.ts';
import {
  isSearchAllowed,
  MOST_SEARCHES_FOR_ONE,
  searchesCountSince,
} from '@towpath/domain/people/creditSearchAttempts.ts';
import { CREDIT_SEARCH_LINES, CREDIT_SEARCH_TERMS } from '@towpath/domain/people/creditSearchTerms.ts';
import {
  type CodeVerdict,
  checkCode,
  SEND_AGAIN_AFTER_SECONDS,
  secondsUntilSendAgain,
} from '@towpath/domain/people/oneTimeCode.ts';
import type { CreditFileSearch } from '../../partners/credit-file/port.ts';
import { PartnerUnavailable } from '../../partners/unavailable.ts';
import { note } from '../../platform/audit/auditLog.ts';
import { ApiError, fieldError } from '../../platform/http/apiError.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import { keepText } from '../consents/texts.ts';
import { type AskingDeps, createAsking } from './asking.ts';
import { createCodes } from './codes.ts';
import { createPermission, type PermissionDeps } from './permission.ts';
import { addSearch, removeCode, type StoredCode, searchesForPerson, searchesSince } from './repository.ts';
import { detailsIn, ipAddressIn } from './requestForm.ts';
import { inTurn } from './turns.ts';
import { words } from './words.ts';

export type CreditSearchDeps = AskingDeps & PermissionDeps;

/** Where a call came from. */
export type Origin = { readonly ip: string; readonly network: Buffer };

/** The code that shows that a person holds the phone: ours, asked before the agency is. */
const OWN_CODE = { reference: '', seconds: 600, tries: 3 };

/** The message for a code that is not the right one. */
const CODE_ERRORS: Readonly<Record<Exclude<CodeVerdict, 'right'>, ErrorCode>> = {
  wrong: 'VERIFICATION_FAILED',
  'already tried': 'CODE_ALREADY_TRIED',
  expired: 'Passcode expired',
  'no tries left': 'No attempts remaining',
};

/** Refusals that may be somebody looking for a stranger. */
const NOTED: ReadonlySet<ErrorCode> = new Set([
  'NO_JOURNEY',
  'STEP_NOT_ON_PATH',
  'CREDIT_SEARCH_TERMS_NEEDED',
  'ERR_CREDIT_SEARCH_NOT_ALLOWED',
  'No attempts remaining',
]);

export type CreditSearches = ReturnType<typeof createCreditSearches>;

/** Searching the credit report of a person for their debts. */
export function createCreditSearches(deps: CreditSearchDeps) {
  const { database, clock, seal, log, messageSender } = deps;
  const codes = createCodes(deps);
  const permission = createPermission(deps);
  const { agency, askOnce, askAndConclude, sendCode } = createAsking(deps, codes);

  /** Writes down in the audit log that a search was refused, and passes the refusal on. */
  async function notingRefusals<Result>(
    customerId: string,
    network: Buffer,
    work: () => Promise<Result>,
  ): Promise<Result> {
    try {
      return await work();
    } catch (fault) {
      if (fault instanceof ApiError && NOTED.has(fault.code)) {
        const facts = { why: fault.code };
        await note(database, { kind: 'credit search refused', at: clock.now(), customerId, network, facts });
      }
      throw fault;
    }
  }

  /** The same for two searches for one person, however their names are written. */
  function personHash({ customer, address }: CreditFileSearch): Buffer {
    const said = [customer.forename, customer.surname, customer.dateOfBirth, address.postcode];
    const plain = said
      .join('|')
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^a-z0-9|]/g, '');
    return seal.fingerprint(plain, 'person searched for');
  }

  /** Agrees to the terms; see `createPermission`. */
  async function agree(customerId: string, termsVersion: string): Promise<void> {
    agency();
    await permission.agree(customerId, termsVersion);
  }

  /**
   * Searches, and imports the result into the person's list. Nothing changes unless all of it succeeds.
   *
   * @throws ApiError NO_JOURNEY, STEP_NOT_ON_PATH, VALIDATION_FAILED, TOO_MANY_REQUESTS while another search of the same person is under
   * way, or one
   *   of the errors that the contract names
   */
  async function search(
    customerId: string,
    body: CreditSearchRequest,
    from: Origin,
  ): Promise<CreditSearchResult> {
    agency();
    return notingRefusals(customerId, from.network, () => searchAllowed(customerId, body, from));
  }

  async function searchAllowed(
    customerId: string,
    body: CreditSearchRequest,
    { ip, network }: Origin,
  ): Promise<CreditSearchResult> {
    const journeyId = await permission.require(customerId);
    const request: CreditFileSearch = {
      ...detailsIn(body, londonDate(clock.now())),
      purpose: CREDIT_SEARCH_TERMS.purpose,
      termsVersion: CREDIT_SEARCH_TERMS.version,
      blackBox: body.blackBox ?? '',
      ipAddress: ipAddressIn(body, ip),
    };
    return inTurn(deps, customerId, async () => {
      const of = { customerId, searchId: await begin(customerId, request, network) };
      const { phoneNumber } = request.customer;
      const phone = await permission.confirmedPhone(customerId, journeyId, phoneNumber);
      if (phone) return askAndConclude(of, request, phone);
      await sendCode(of, request, OWN_CODE);
      throw new ApiError('OTP Required');
    });
  }

  /** Records the search, if the person may make one. */
  async function begin(customerId: string, request: CreditFileSearch, network: Buffer): Promise<string> {
    if (await codes.isPending(customerId, request.customer.phoneNumber)) {
      throw new ApiError('ERR_CREDIT_SEARCH_NOT_ALLOWED_EXISTING_OTP');
    }
    const now = clock.now();
    const past = await searchesSince(database, customerId, searchesCountSince(now));
    if (!isSearchAllowed(past, now)) throw new ApiError('ERR_CREDIT_SEARCH_NOT_ALLOWED');
    const person = personHash(request);
    return database.transaction().execute(async trx => {
      if ((await searchesForPerson(trx, person, searchesCountSince(now))) >= MOST_SEARCHES_FOR_ONE) {
        throw new ApiError('ERR_CREDIT_SEARCH_NOT_ALLOWED');
      }
      const facts = { person: person.toString('base64url') };
      await note(trx, { kind: 'credit search asked', at: now, customerId, network, facts });
      return addSearch(trx, {
        customerId,
        at: now,
        provider: agency().provider,
        purpose: request.purpose,
        termsVersion: request.termsVersion,
        textHash: await keepText(trx, CREDIT_SEARCH_LINES, now),
        atPreviousAddress: request.address.isPreviousAddress,
        personHash: person,
      });
    });
  }

  /**
   * Checks the one-time code and, when it is right, searches again with the proof. A code stays valid until
   * the search has been answered, so that a person whose search was cut off can give it once more.
   *
   * @throws ApiError VALIDATION_FAILED, NOT_FOUND without a code to give, TOO_MANY_REQUESTS as `search`, or
   * one of the
   *   errors that the contract names
   */
  async function confirm(customerId: string, otp: string, { network }: Origin): Promise<CreditSearchResult> {
    agency();
    return notingRefusals(customerId, network, () => confirmAllowed(customerId, otp));
  }

  async function confirmAllowed(customerId: string, otp: string): Promise<CreditSearchResult> {
    const typed = checkCode(otp);
    if (!typed.ok) throw fieldError('otp', typed.message);
    return inTurn(deps, customerId, async () => {
      const judged = await codes.judge(customerId, typed.value);
      if (!judged) throw new ApiError('NOT_FOUND');
      const { verdict, code } = judged;
      if (verdict !== 'right') throw new ApiError(CODE_ERRORS[verdict]);
      const waiting = codes.searchOf(code);
      if (!waiting) throw new ApiError('Passcode expired');
      if (code.reference === OWN_CODE.reference) return confirmPhone(code, waiting);
      const request = { ...waiting, proof: { reference: code.reference, provedAt: clock.now() } };
      return askOnce(code, request);
    });
  }

  /** The phone is theirs: now the agency is asked. */
  async function confirmPhone(code: StoredCode, request: CreditFileSearch): Promise<CreditSearchResult> {
    const { customerId } = code;
    const journeyId = await permission.require(customerId);
    const phone = { confirmedAt: clock.now(), wrongTries: OWN_CODE.tries - code.triesLeft };
    await permission.keepPhone(customerId, journeyId, request.customer.phoneNumber, phone);
    await removeCode(database, customerId);
    return askAndConclude(code, request, phone);
  }

  /**
   * Sends a new code in place of one that did not come.
   *
   * @throws ApiError NOT_FOUND without a code, TOO_MANY_REQUESTS too soon, too often or as `search`, or one of the
   *   errors that the contract names
   */
  async function sendAgain(customerId: string): Promise<{ readonly again: number }> {
    const sender = messageSender;
    if (!deps.creditFile || !sender) throw new ApiError('CREDIT_SEARCH_OFF');
    return inTurn(deps, customerId, async () => {
      const answer = await codes.sendAgain(sender, customerId).catch((fault: unknown) => {
        if (!(fault instanceof PartnerUnavailable)) throw fault;
        log.warn({ reason: fault.reason }, 'code not sent again');
        throw new ApiError('CREDIT_SEARCH_UNAVAILABLE');
      });
      if (!answer) throw new ApiError('NOT_FOUND');
      const { verdict, sentAt, expiresAt } = answer;
      const now = clock.now();
      if (verdict === 'too soon') {
        const retryAfter = secondsUntilSendAgain(sentAt, now);
        throw new ApiError('TOO_MANY_REQUESTS', { message: words.codeJustSent, retryAfter });
      }
      if (verdict === 'sent too often') {
        const retryAfter = Math.ceil((expiresAt.getTime() - now.getTime()) / 1000);
        throw new ApiError('TOO_MANY_REQUESTS', { message: words.codeSentTooOften, retryAfter });
      }
      if (verdict === 'expired') throw new ApiError('Passcode expired');
      if (verdict === 'no tries left') throw new ApiError('No attempts remaining');
      return { again: SEND_AGAIN_AFTER_SECONDS };
    });
  }

  return { agree, search, confirm, sendAgain };
}
