import { CUSTOMER_DEBTS } from '@towpath/domain/debts/steps.ts';
import { stepOf } from '@towpath/domain/journey-engine/compile/stepOf.ts';
import { CREDIT_SEARCH_LINES, CREDIT_SEARCH_TERMS } from '@towpath/domain/people/creditSearchTerms.ts';
import { note } from '../../platform/audit/auditLog.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { ApiError, fieldError } from '../../platform/http/apiError.ts';
import { stepNotOnPath } from '../../platform/http/stepNotOnPath.ts';
import type { Clock } from '../../platform/time/clock.ts';
import type { Agreeing } from '../agreement.ts';
import type { AnswersModule } from '../answers/module.ts';
import { keepText } from '../consents/texts.ts';
import { confirmedPhoneOf } from './subjects.ts';
import { words } from './words.ts';

export type PermissionDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly seal: Seal;
  readonly walkedJourney: AnswersModule['walkedJourney'];
};

/** A phone that a person showed to hold. */
export type ConfirmedPhone = { readonly confirmedAt: Date; readonly wrongTries: number };

/**
 * What a credit file may be searched by: a journey that has come to the list of debts, the terms agreed to in it, and a
 * phone confirmed in it.
 */
export function createPermission({ database, clock, seal, walkedJourney }: PermissionDeps) {
  /** What tells a person's phone from another of theirs. */
  const phoneHash = (customerId: string, phoneNumber: string) =>
    seal.fingerprint(phoneNumber, confirmedPhoneOf(customerId));

  /** The journey, once its path has come to the list of debts. Throws NO_JOURNEY or STEP_NOT_ON_PATH. */
  async function journeyAtDebts(customerId: string): Promise<string> {
    const { plan, path, journeyId } = await walkedJourney(customerId);
    const isReached = path.steps.some(({ stepId }) => stepOf(plan, stepId).kind.name === CUSTOMER_DEBTS.name);
    if (!isReached) throw stepNotOnPath(path.open);
    return journeyId;
  }

  /**
   * Writes down that the person agrees to the terms of a search, in the journey that they are on, with the text that
   * they were shown. Again is the same.
   *
   * @throws ApiError NO_JOURNEY, STEP_NOT_ON_PATH, VALIDATION_FAILED for words that are not the present ones
   */
  async function agree(who: Agreeing, version: string): Promise<void> {
    const { customerId } = who;
    const journeyId = await journeyAtDebts(customerId);
    if (version !== CREDIT_SEARCH_TERMS.version) throw fieldError('termsVersion', words.termsChanged);
    const at = clock.now();
    await database.transaction().execute(async trx => {
      const textHash = await keepText(trx, CREDIT_SEARCH_LINES, at);
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto('credit_search_terms')
        .values({
          customer_id: customerId,
          journey_id: journeyId,
          terms_version: version,
          text_hash: textHash,
          at,
        })
        .onConflict(conflict => conflict.doNothing())
        .executeTakeFirstOrThrow();
      if (!numInsertedOrUpdatedRows) return;
      const facts = { consent: 'credit search', words: version } as const;
      await note(trx, { ...who, kind: 'consent given', at, facts });
    });
  }

  /** The journey in which this person may search. Throws NO_JOURNEY, STEP_NOT_ON_PATH, CREDIT_SEARCH_TERMS_NEEDED. */
  async function require(customerId: string): Promise<string> {
    const journeyId = await journeyAtDebts(customerId);
    const agreed = await database
      .selectFrom('credit_search_terms')
      .select('at')
      .where('customer_id', '=', customerId)
      .where('journey_id', '=', journeyId)
      .where('terms_version', '=', CREDIT_SEARCH_TERMS.version)
      .executeTakeFirst();
    if (!agreed) throw new ApiError('CREDIT_SEARCH_TERMS_NEEDED');
    return journeyId;
  }

  /** Whether a phone was confirmed in this journey; null when it was not. */
  async function confirmedPhone(
    customerId: string,
    journeyId: string,
    phoneNumber: string,
  ): Promise<ConfirmedPhone | null> {
    const row = await database
      .selectFrom('credit_search_phones')
      .select(['confirmed_at', 'wrong_tries'])
      .where('customer_id', '=', customerId)
      .where('journey_id', '=', journeyId)
      .where('phone_hash', '=', phoneHash(customerId, phoneNumber))
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    return row ? { confirmedAt: row.confirmed_at, wrongTries: row.wrong_tries } : null;
  }

  /**
   * The phone that a person confirmed first; null for none. Who has taken their session can confirm another, but never
   * one before it.
   */
  async function firstPhone(
    on: Database | DatabaseTransaction,
    customerId: string,
  ): Promise<{ readonly journeyId: string; readonly is: (phoneNumber: string) => boolean } | null> {
    const row = await on
      .selectFrom('credit_search_phones')
      .select(['journey_id', 'phone_hash'])
      .where('customer_id', '=', customerId)
      .orderBy('confirmed_at')
      .limit(1)
      .executeTakeFirst();
    if (!row) return null;
    const is = (phoneNumber: string) => seal.fits(row.phone_hash, phoneNumber, confirmedPhoneOf(customerId));
    return { journeyId: row.journey_id, is };
  }

  /** Keeps that the person holds a phone, and when they first showed it, in the transaction that takes its code. */
  async function keepPhone(
    trx: DatabaseTransaction,
    of: { readonly customerId: string; readonly journeyId: string; readonly phoneHash: Buffer },
    { confirmedAt, wrongTries }: ConfirmedPhone,
  ): Promise<void> {
    await trx
      .insertInto('credit_search_phones')
      .values({
        customer_id: of.customerId,
        journey_id: of.journeyId,
        phone_hash: of.phoneHash,
        confirmed_at: confirmedAt,
        wrong_tries: wrongTries,
      })
      .onConflict(conflict =>
        conflict.columns(['customer_id', 'journey_id', 'phone_hash']).doUpdateSet({ ended_at: null }),
      )
      .execute();
  }

  return { agree, require, phoneHash, confirmedPhone, firstPhone, keepPhone };
}
