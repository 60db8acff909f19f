import type { CreditSearchResult } from '@towpath/contracts/api/creditSearch.ts';
import type { DebtsResponse } from '@towpath/contracts/api/debts.ts';
import type { ReportedKind } from '@towpath/domain/debts/creditReport.ts';
import type { FoundDebt } from '@towpath/domain/debts/foundDebt.ts';
import { debtsFromCreditReport } from '@towpath/domain/debts/fromCreditReport.ts';
import { REPORT_DAYS } from '@towpath/domain/people/creditSearchTerms.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { CreditFile, CreditFileAnswer, CreditFileSearch } from '../../partners/credit-file/port.ts';
import type { MessageSender } from '../../partners/message/port.ts';
import { PartnerUnavailable } from '../../partners/unavailable.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { keepTitleAndMiddleNames } from '../customers/contact.ts';
import type { CodesDeps, createCodes } from './codes.ts';
import type { ConfirmedPhone } from './permission.ts';
import { addOutcome, addReport, type OfSearch, removeCode } from './repository.ts';
import { reportSubject } from './subjects.ts';

export type AskingDeps = CodesDeps & {
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

/** Asks the agency, and acts on what it answers. */
export function createAsking(deps: AskingDeps, codes: ReturnType<typeof createCodes>) {
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

  /**
   * Throws ApiError CREDIT_SEARCH_OFF where there is no agency to ask, CREDIT_SEARCH_NEEDS_CODE where nobody can show
   * that a phone is theirs.
   */
  function agency(): CreditFile {
    if (!deps.creditFile) throw new ApiError('CREDIT_SEARCH_OFF');
    if (!messageSender) throw new ApiError('CREDIT_SEARCH_NEEDS_CODE');
    return deps.creditFile;
  }

  /**
   * Asks the agency. Where it wants a code, and the phone was confirmed so lately and with so few tries that its own
   * code would have passed, that counts: nobody is sent two codes in a row.
   */
  async function askAndConclude(
    of: OfSearch,
    request: CreditFileSearch,
    { confirmedAt, wrongTries }: ConfirmedPhone,
  ): Promise<CreditSearchResult> {
    const answer = await ask(of, request);
    if (answer.outcome !== 'code required') return conclude(of, request, answer);
    const { reference, seconds, tries } = answer;
    const counts = confirmedAt.getTime() + seconds * 1000 > clock.now().getTime() && wrongTries < tries;
    if (!counts) return conclude(of, request, answer);
    const proved = { ...request, proof: { reference, provedAt: confirmedAt } };
    return conclude(of, proved, await ask(of, proved));
  }

  /** Asks the agency, and acts on its answer. */
  async function askOnce(of: OfSearch, request: CreditFileSearch): Promise<CreditSearchResult> {
    return conclude(of, request, await ask(of, request));
  }

  async function ask(of: OfSearch, request: CreditFileSearch): Promise<CreditFileAnswer> {
    try {
      return await agency().search(request);
    } catch (fault) {
      throw await unavailable(of, fault);
    }
  }

  async function unavailable(of: OfSearch, fault: unknown): Promise<unknown> {
    const isLimited = fault instanceof ApiError && fault.code === 'TOO_MANY_REQUESTS';
    if (!isLimited && !(fault instanceof PartnerUnavailable)) return fault;
    await addOutcome(database, of, { at: clock.now(), outcome: 'unavailable' });
    return isLimited ? fault : new ApiError('CREDIT_SEARCH_UNAVAILABLE');
  }

  /** Acts on the agency's answer. */
  async function conclude(
    of: OfSearch,
    request: CreditFileSearch,
    answer: CreditFileAnswer,
  ): Promise<CreditSearchResult> {
    if (answer.outcome === 'found') return bringIn(of, request.customer, answer);
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
    asked: { readonly reference: string; readonly seconds: number; readonly tries: number },
  ): Promise<void> {
    if (!messageSender) throw new ApiError('CREDIT_SEARCH_NEEDS_CODE');
    try {
      await codes.send(messageSender, of, request, asked);
    } catch (fault) {
      if (fault instanceof PartnerUnavailable) log.warn({ reason: fault.reason }, 'code not sent');
      throw await unavailable(of, fault);
    }
  }

  /** Imports the debts of a report into the list, all of them or none. */
  async function bringIn(
    of: OfSearch,
    name: CreditFileSearch['customer'],
    { report, raw, reference }: Found,
  ): Promise<CreditSearchResult> {
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
      // Under this name the agency knows them.
      await keepTitleAndMiddleNames(trx, of.customerId, name);
      return { added, updated };
    });
    return { ...(await debtsOf(of.customerId)), imported };
  }

  return { agency, askOnce, askAndConclude };
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
