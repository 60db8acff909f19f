import type { CreditSearchRequest, CreditSearchResult } from '@towpath/contracts/api/creditSearch.ts';
import type { DebtsResponse } from '@towpath/contracts/api/debts.ts';
import type { ErrorCode } from '@towpath/contracts/errors/errors.ts';
import type { ReportedKind } from '@towpath/domain/debts/creditReport.ts';
import type { FoundDebt } from '@towpath/domain/debts/foundDebt.ts';
import { debtsFromCreditReport } from '@towpath/domain/debts/fromCreditReport.ts';
import { isSearchAllowed, searchesCountSince } from '@towpath/domain/people/creditSearchAttempts.ts';
import {
  CREDIT_SEARCH_LINES,
  CREDIT_SEARCH_TERMS,
  REPORT_DAYS,
} from '@towpath/domain/people/creditSearchTerms.ts';
import {
  type CodeVerdict,
  checkCode,
  SEND_AGAIN_AFTER_SECONDS,
  secondsUntilSendAgain,
} from '@towpath/domain/people/oneTimeCode.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { CreditFile, CreditFileAnswer, CreditFileSearch } from '../../partners/credit-file/port.ts';
import type { MessageSender } from '../../partners/message/port.ts';
import { PartnerUnavailable } from '../../partners/unavailable.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { ApiError, fieldError } from '../../platform/http/apiError.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import { keepText } from '../consents/texts.ts';
import { type CodesDeps, createCodes } from './codes.ts';
import { addOutcome, addReport, addSearch, type OfSearch, removeCode, searchesSince } from './repository.ts';
import { detailsIn, ipAddressIn } from './requestForm.ts';
import { reportSubject } from './subjects.ts';
import { inTurn } from './turns.ts';
import { words } from './words.ts';

export type CreditSearchDeps = CodesDeps & {
  /** Undefined: no credit report is searched. */
  readonly creditFile: CreditFile | undefined;
  /** The kind of debt for each kind of account in a report. */
  readonly reportedKinds: readonly ReportedKind[];
  /** Undefined: no code can be sent. */
  readonly messageSender: MessageSender | undefined;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** Imports found debts into the list; those from an earlier report are updated. */
  readonly importFoundDebts: (
    trx: DatabaseTransaction,
    customerId: string,
    found: readonly FoundDebt[],
    at: Date,
  ) => Promise<CreditSearchResult['imported']>;
  readonly debtsOf: (customerId: string) => Promise<DebtsResponse>;
  /** Makes the journey re-read its facts about the person, in the transaction that changes them. */
  readonly factsChanged: (trx: DatabaseTransaction, customerId: string) => Promise<void>;
};

type Found = Extract<CreditFileAnswer, { outcome: 'found' }>;

const DAY = 24 * 60 * 60 * 1000;

/** The message for a code that is not the right one. */
const CODE_ERRORS: Readonly<Record<Exclude<CodeVerdict, 'right'>, ErrorCode>> = {
  wrong: 'VERIFICATION_FAILED',
  'already tried': 'CODE_ALREADY_TRIED',
  expired: 'Passcode expired',
  'no tries left': 'No attempts remaining',
};

export type CreditSearches = ReturnType<typeof createCreditSearches>;

/** Searching the credit report of a person for their debts. */
export function createCreditSearches(deps: CreditSearchDeps) {
  const {
    database,
    clock,
    reportedKinds,
    seal,
    log,
    importFoundDebts,
    debtsOf,
    factsChanged,
    messageSender,
  } = deps;
  const codes = createCodes(deps);

  /** Throws ApiError CREDIT_SEARCH_OFF where there is no agency to ask. */
  function agency(): CreditFile {
    if (!deps.creditFile) throw new ApiError('CREDIT_SEARCH_OFF');
    return deps.creditFile;
  }

  /**
   * Searches, and imports the result into the person's list. Nothing changes unless all of it succeeds.
   *
   * @throws ApiError VALIDATION_FAILED, TOO_MANY_REQUESTS while another search of the same person is under
   * way, or one
   *   of the errors that the contract names
   */
  async function search(
    customerId: string,
    body: CreditSearchRequest,
    cameFrom: string,
  ): Promise<CreditSearchResult> {
    agency();
    const request: CreditFileSearch = {
      ...detailsIn(body, londonDate(clock.now())),
      purpose: CREDIT_SEARCH_TERMS.purpose,
      termsVersion: CREDIT_SEARCH_TERMS.version,
      blackBox: body.blackBox ?? '',
      ipAddress: ipAddressIn(body, cameFrom),
    };
    return inTurn(deps, customerId, async () => {
      const of = { customerId, searchId: await begin(customerId, request) };
      return conclude(of, request, await ask(of, request));
    });
  }

  /** Records the search, if the person may make one. */
  async function begin(
    customerId: string,
    { customer, address, ...request }: CreditFileSearch,
  ): Promise<string> {
    if (await codes.isPending(customerId, customer.phoneNumber)) {
      throw new ApiError('ERR_CREDIT_SEARCH_NOT_ALLOWED_EXISTING_OTP');
    }
    const now = clock.now();
    const past = await searchesSince(database, customerId, searchesCountSince(now));
    if (!isSearchAllowed(past, now)) throw new ApiError('ERR_CREDIT_SEARCH_NOT_ALLOWED');
    return addSearch(database, {
      customerId,
      at: now,
      provider: agency().provider,
      purpose: request.purpose,
      termsVersion: request.termsVersion,
      textHash: await keepText(database, CREDIT_SEARCH_LINES, now),
      atPreviousAddress: address.isPreviousAddress,
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
  async function confirm(customerId: string, otp: string): Promise<CreditSearchResult> {
    agency();
    const typed = checkCode(otp);
    if (!typed.ok) throw fieldError('otp', typed.message);
    return inTurn(deps, customerId, async () => {
      const judged = await codes.judge(customerId, typed.value);
      if (!judged) throw new ApiError('NOT_FOUND');
      const { verdict, code } = judged;
      if (verdict !== 'right') throw new ApiError(CODE_ERRORS[verdict]);
      const waiting = codes.searchOf(code);
      if (!waiting) throw new ApiError('Passcode expired');
      const request = { ...waiting, proof: { reference: code.reference, provedAt: clock.now() } };
      return conclude(code, request, await ask(code, request));
    });
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

  async function ask(of: OfSearch, request: CreditFileSearch): Promise<CreditFileAnswer> {
    try {
      return await agency().search(request);
    } catch (fault) {
      throw await unavailable(of, fault);
    }
  }

  async function unavailable(of: OfSearch, fault: unknown): Promise<unknown> {
    if (!(fault instanceof PartnerUnavailable)) return fault;
    await addOutcome(database, of, { at: clock.now(), outcome: 'unavailable' });
    return new ApiError('CREDIT_SEARCH_UNAVAILABLE');
  }

  /** Acts on the agency's answer. */
  async function conclude(
    of: OfSearch,
    request: CreditFileSearch,
    answer: CreditFileAnswer,
  ): Promise<CreditSearchResult> {
    if (answer.outcome === 'found') return bringIn(of, answer);
    if (answer.outcome === 'code required' && !request.proof) {
      await sendCode(of, request, answer);
      throw new ApiError('OTP Required');
    }
    await database.transaction().execute(async trx => {
      await removeCode(trx, of.customerId);
      const { outcome, reference } = answer;
      await addOutcome(trx, of, { at: clock.now(), outcome, reference });
    });
    throw refusalOf(answer.outcome);
  }

  async function sendCode(
    of: OfSearch,
    request: CreditFileSearch,
    answer: Extract<CreditFileAnswer, { outcome: 'code required' }>,
  ): Promise<void> {
    if (!messageSender) {
      const { outcome, reference } = answer;
      await addOutcome(database, of, { at: clock.now(), outcome, reference });
      throw new ApiError('CREDIT_SEARCH_NEEDS_CODE');
    }
    try {
      await codes.send(messageSender, of, request, answer);
    } catch (fault) {
      if (fault instanceof PartnerUnavailable) log.warn({ reason: fault.reason }, 'code not sent');
      throw await unavailable(of, fault);
    }
  }

  /** Imports the debts of a report into the list, all of them or none. */
  async function bringIn(of: OfSearch, { report, raw, reference }: Found): Promise<CreditSearchResult> {
    const at = clock.now();
    const found = debtsFromCreditReport(report, reportedKinds);
    const sealed = seal.close(raw, reportSubject(of));
    const imported = await database.transaction().execute(async trx => {
      const { added, updated } = await importFoundDebts(trx, of.customerId, found, at);
      await factsChanged(trx, of.customerId);
      await addReport(trx, of, sealed, new Date(at.getTime() + REPORT_DAYS * DAY));
      const counts = { added: added.length, updated: updated.length };
      await addOutcome(trx, of, { at, outcome: 'found', reference, ...counts });
      await removeCode(trx, of.customerId);
      return { added, updated };
    });
    return { ...(await debtsOf(of.customerId)), imported };
  }

  return { search, confirm, sendAgain };
}

function refusalOf(outcome: Exclude<CreditFileAnswer['outcome'], 'found'>): ApiError {
  switch (outcome) {
    case 'not found':
      return new ApiError('CREDIT_SEARCH_NOT_FOUND');
    case 'not allowed':
      return new ApiError('ERR_CREDIT_SEARCH_NOT_ALLOWED');
    case 'phone not accepted': {
      const error = new ApiError('Invalid phone number');
      return new ApiError('Invalid phone number', {
        fields: [{ field: 'customer.phoneNumber', message: error.message }],
      });
    }
    case 'code required':
      // The agency asks for a code again in spite of the proof: it no longer accepts this one, and a new
      // search sends another.
      return new ApiError('Passcode expired');
  }
}
