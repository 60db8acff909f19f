import type {
  CreditSearchRequest,
  CreditSearchResult,
  SearchPhoneAsked,
} from '@towpath/contracts/api/creditSearch.ts';
import type { ErrorCode } from '@towpath/contracts/errors/errors.ts';
import {
  isSearchAllowed,
  MOST_SEARCHES_FOR_ONE,
  searchesCountSince,
} from '@towpath/domain/people/creditSearchAttempts.ts';
import { CREDIT_SEARCH_LINES, CREDIT_SEARCH_TERMS } from '@towpath/domain/people/creditSearchTerms.ts';
import { checkCode, SEND_AGAIN_AFTER_SECONDS } from '@towpath/domain/people/oneTimeCode.ts';
import type { CreditFileSearch } from '../../partners/credit-file/port.ts';
import type { MessageSender } from '../../partners/message/port.ts';
import { PartnerUnavailable } from '../../partners/unavailable.ts';
import { note } from '../../platform/audit/auditLog.ts';
import { ApiError, fieldError } from '../../platform/http/apiError.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import type { Agreeing } from '../agreement.ts';
import { keepText } from '../consents/texts.ts';
import { refuseLockedNow } from '../journeys/refuseLocked.ts';
import { type AskingDeps, createAsking } from './asking.ts';
import { CODE_ERRORS, refusalToSendAgain } from './codeErrors.ts';
import { createCodes } from './codes.ts';
import { createPermission, type PermissionDeps } from './permission.ts';
import { createPhones } from './phones.ts';
import { addSearch, searchesSince, wasFoundFor } from './repository.ts';
import { detailsIn, ipAddressIn } from './requestForm.ts';
import { searchesByPhone, searchesForPerson } from './searchCounts.ts';
import { inTurn } from './turns.ts';

export type CreditSearchDeps = AskingDeps & PermissionDeps;

/** Where a call came from. */
export type Origin = { readonly ip: string; readonly network: Buffer };

/** Refusals that may be somebody looking for a stranger. */
const NOTED: ReadonlySet<ErrorCode> = new Set([
  'NO_JOURNEY',
  'STEP_NOT_ON_PATH',
  'CREDIT_SEARCH_TERMS_NEEDED',
  'PHONE_NOT_CONFIRMED',
  'ERR_CREDIT_SEARCH_NOT_ALLOWED',
  'No attempts remaining',
]);

export type CreditSearches = ReturnType<typeof createCreditSearches>;

/**
 * Searching the credit report of a person for their debts. Each part of it throws SESSION_CLOSED before anybody outside
 * is asked.
 */
export function createCreditSearches(deps: CreditSearchDeps) {
  const { database, clock, seal, log, messageSender } = deps;
  const codes = createCodes(deps);
  const permission = createPermission(deps);
  const phones = createPhones(deps, permission);
  const { agency, askOnce, askAndConclude } = createAsking(deps, codes);

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
  async function agree(who: Agreeing, termsVersion: string): Promise<void> {
    agency();
    await refuseLockedNow(database, who.customerId);
    await permission.agree(who, termsVersion);
  }

  /** Sends texts, where codes are. Throws ApiError CREDIT_SEARCH_OFF or CREDIT_SEARCH_NEEDS_CODE. */
  function sender(): MessageSender {
    agency();
    if (!messageSender) throw new ApiError('CREDIT_SEARCH_NEEDS_CODE');
    return messageSender;
  }

  /** Does what sends a text, and says so in words where it could not be sent. */
  async function sending<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (fault) {
      if (!(fault instanceof PartnerUnavailable)) throw fault;
      log.warn({ reason: fault.reason }, 'code not sent');
      throw new ApiError('CREDIT_SEARCH_UNAVAILABLE');
    }
  }

  /** Asks a person to show that a phone is theirs, before a search names it; see `createPhones`. */
  async function askPhone(
    customerId: string,
    phoneNumber: string,
    { network }: Origin,
  ): Promise<SearchPhoneAsked> {
    const by = sender();
    await refuseLockedNow(database, customerId);
    return notingRefusals(customerId, network, () =>
      inTurn(deps, customerId, () => sending(() => phones.ask(by, customerId, phoneNumber))),
    );
  }

  /** Takes the code that went to the phone; see `createPhones`. */
  async function confirmPhone(customerId: string, otp: string, { network }: Origin): Promise<void> {
    agency();
    await refuseLockedNow(database, customerId);
    await notingRefusals(customerId, network, () => phones.confirm(customerId, otp, 'any phone'));
  }

  /** Sends that code again; see `createPhones`. */
  async function sendPhoneCodeAgain(customerId: string): Promise<{ readonly again: number }> {
    const by = sender();
    await refuseLockedNow(database, customerId);
    return inTurn(deps, customerId, () => sending(() => phones.sendAgain(by, customerId)));
  }

  /**
   * Searches, and imports the result into the person's list. Nothing changes unless all of it succeeds.
   *
   * @throws ApiError NO_JOURNEY, STEP_NOT_ON_PATH, PHONE_NOT_CONFIRMED, VALIDATION_FAILED, TOO_MANY_REQUESTS while another search of the same person is under
   * way, or one
   *   of the errors that the contract names
   */
  async function search(
    customerId: string,
    body: CreditSearchRequest,
    from: Origin,
  ): Promise<CreditSearchResult> {
    agency();
    await refuseLockedNow(database, customerId);
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
      const { phoneNumber } = request.customer;
      const phone = await permission.confirmedPhone(customerId, journeyId, phoneNumber);
      // Before anything is counted or sent: what is typed here reaches nobody's phone and nobody's searches.
      if (!phone) throw new ApiError('PHONE_NOT_CONFIRMED');
      const of = { customerId, searchId: await begin(customerId, request, network) };
      return askAndConclude(of, request, phone);
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
    const phoneHash = seal.fingerprint(request.customer.phoneNumber, 'phone that searches');
    return database.transaction().execute(async trx => {
      const byPhone = await searchesByPhone(trx, phoneHash, searchesCountSince(now));
      if (!isSearchAllowed(byPhone, now)) throw new ApiError('ERR_CREDIT_SEARCH_NOT_ALLOWED');
      const forPerson = await searchesForPerson(trx, person, searchesCountSince(now));
      const ofOwn = { customerId, personHash: person, phoneHash };
      // Whoever the agency has matched before keeps the searches of their phone: strangers cannot use them up.
      if (forPerson >= MOST_SEARCHES_FOR_ONE && !(await wasFoundFor(trx, ofOwn))) {
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
        phoneHash,
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
    await refuseLockedNow(database, customerId);
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
      // One without a reference is of a release from before: it confirmed the phone of the search itself.
      if (!waiting || code.reference === '') throw new ApiError('Passcode expired');
      const request = { ...waiting, proof: { reference: code.reference, provedAt: clock.now() } };
      return askOnce(code, request);
    });
  }

  /**
   * Sends a new code in place of one that did not come.
   *
   * @throws ApiError NOT_FOUND without a code, TOO_MANY_REQUESTS too soon, too often or as `search`, or one of the
   *   errors that the contract names
   */
  async function sendAgain(customerId: string): Promise<{ readonly again: number }> {
    const by = sender();
    await refuseLockedNow(database, customerId);
    return inTurn(deps, customerId, async () => {
      const answer = await sending(() => codes.sendAgain(by, customerId));
      if (!answer) throw new ApiError('NOT_FOUND');
      const refusal = refusalToSendAgain(answer.verdict, answer, clock.now());
      if (refusal) throw refusal;
      return { again: SEND_AGAIN_AFTER_SECONDS };
    });
  }

  return { agree, askPhone, confirmPhone, sendPhoneCodeAgain, search, confirm, sendAgain };
}
