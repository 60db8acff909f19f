import { randomUUID } from 'node:crypto';
import type { Debt, DebtBody, DebtsResponse } from '@towpath/contracts/api/debts.ts';
import type { ClearedOnList } from '@towpath/domain/debts/clearedOnList.ts';
import type { Creditor } from '@towpath/domain/debts/creditor.ts';
import { possibleDuplicates } from '@towpath/domain/debts/duplicates.ts';
import { withoutLeftAlone } from '@towpath/domain/debts/leftAlone.ts';
import { CUSTOMER_DEBTS } from '@towpath/domain/debts/steps.ts';
import { debtTotals } from '@towpath/domain/debts/totals.ts';
import { fillUntouchedFlags, legalQuestionsCompleted } from '@towpath/domain/debts/untouchedFlags.ts';
import { asOwedNow, isOverByPlan } from '@towpath/domain/plans/repayment/owedNow.ts';
import { repaymentsUnder } from '@towpath/domain/plans/repaymentsUnder.ts';
import { inSentence } from '@towpath/domain/solutions/solution/inSentence.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import { GENERAL_MESSAGES } from '@towpath/domain/values/checked.ts';
import { poundsOf } from '@towpath/domain/values/pence.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { ApiError, fieldError } from '../../platform/http/apiError.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import type { RequireStep } from '../answers/stepPart.ts';
import { type KnownCreditType, knownCreditType } from '../creditors/creditTypes.ts';
import type { KindNames } from '../creditors/kindNames.ts';
import { refuseLockedOf, sessionOf } from '../journeys/refuseLocked.ts';
import { planForStaff } from '../plans/planForStaff.ts';
import { toldOfDebts } from '../repayment/owed.ts';
import { debtResponse } from './debtResponse.ts';
import { changedFields, type StoredDebt } from './debtRow.ts';
import * as stored from './repository.ts';
import { revisionOf } from './revision.ts';
import { validateDebt } from './validateDebt.ts';
import { words } from './words.ts';

export type DebtsDeps = {
  readonly database: Database;
  readonly clock: Clock;
  /** Opens what happened to plans, which says who has a debt now and what is left of it. */
  readonly seal: Seal;
  readonly creditors: readonly Creditor[];
  readonly namesFor: KindNames;
  /** Throws NO_JOURNEY, NOT_FOUND (also for a step of another type) or STEP_NOT_ON_PATH. */
  readonly requireStep: RequireStep;
  /** Makes the journey re-read its facts about the person, in the transaction that changes them. */
  readonly factsChanged: (trx: DatabaseTransaction, customerId: string) => Promise<void>;
  /** What the last plan of a person, who is on none, cleared that their list has still; null for nothing. */
  readonly clearedOf: (customerId: string) => Promise<ClearedOnList | null>;
};

/** Far more than people have, deleted ones included; it stops a program that keeps adding debts. */
const MOST_DEBTS = 300;
const LARGEST_ID = 2_147_483_647;
export type Debts = ReturnType<typeof createDebts>;

/** Writes down what an adviser does together with the person, in the transaction of the change and only where something changes. */
type Written = (trx: DatabaseTransaction, at: Date) => Promise<void>;

/** A person's list of debts. */
export function createDebts(deps: DebtsDeps) {
  const { database, clock, seal, creditors, namesFor, requireStep, factsChanged, clearedOf } = deps;
  const requireDebtsStep = requireStep(CUSTOMER_DEBTS);

  const debtTakers = creditors.filter(one => one.takesOverDebts).flatMap(one => [one.name, ...one.aliases]);

  /**
   * The list with its totals: of what is owed now, and of what the list says. Flags that the legal questions have not touched are filled in as the list is
   * read (DE-029), not in the table: so reading changes nothing, and a flag nobody was asked about stays
   * stored as not asked.
   */
  async function mine(customerId: string): Promise<DebtsResponse> {
    return responseOf(customerId, await stored.listedDebts(database, customerId));
  }

  /** The same for an adviser, with the revision of each debt by its id: to be sent with a change of it. */
  async function withRevisions(
    customerId: string,
  ): Promise<DebtsResponse & { readonly revisions: ReadonlyMap<string, string> }> {
    const listed = await stored.listedDebts(database, customerId);
    const revisions = new Map(listed.map(debt => [debt.id, revisionOf(debt)]));
    return { ...(await responseOf(customerId, listed)), revisions };
  }

  async function responseOf(customerId: string, listed: readonly StoredDebt[]): Promise<DebtsResponse> {
    const [saidToBeTwo, told, plan, cleared] = await Promise.all([
      stored.differentDebts(database, customerId),
      toldOfDebts(database, seal, customerId),
      planForStaff(database, customerId),
      clearedOf(customerId),
    ]);
    const { totalDebts } = debtTotals(listed);
    const { monthlyRepayments } = debtTotals(listed.filter(debt => !isOverByPlan(told.owedOf(debt))));
    const owedNow = debtTotals(listed.map(debt => asOwedNow(debt, told.owedOf(debt))));
    return {
      debts: withCleared(await toResponses(customerId, fillUntouchedFlags(listed), told), cleared),
      totalDebtsValue: poundsOf(owedNow.totalDebts),
      listedDebtsValue: poundsOf(totalDebts),
      monthlyRepaymentsValue: poundsOf(monthlyRepayments),
      repaymentsUnder: plan ? repaymentsUnder(plan.shortName, plan.state) : cleared ? 'cleared' : null,
      legalQuestionsCompleted: legalQuestionsCompleted(listed),
      possibleDuplicates: possibleDuplicates(listed, { debtTakers, saidToBeTwo }).map(
        ({ debtIds: [one, other], reason }) => ({ debtIds: [one, other], reason }),
      ),
    };
  }

  /**
   * Adds a debt by hand. An id that the person has used before returns the debt it stands for, unchanged.
   *
   * @throws ApiError VALIDATION_FAILED, NO_JOURNEY, NOT_FOUND or STEP_NOT_ON_PATH
   */
  async function add(customerId: string, stepId: string, body: DebtBody): Promise<Debt> {
    await requireDebtsStep(customerId, stepId);
    return addNew(customerId, body);
  }

  /**
   * Adds a debt together with the person, wherever they are in their questions: to whoever rings, nothing is asked
   * page by page. What the adviser leaves out is asked where the person comes to it.
   *
   * @throws ApiError VALIDATION_FAILED, NO_JOURNEY or SESSION_CLOSED
   */
  async function addWith(customerId: string, body: DebtBody, written: Written): Promise<void> {
    if (!(await sessionOf(database, customerId))) throw new ApiError('NO_JOURNEY');
    await addNew(customerId, body, written);
  }

  async function addNew(customerId: string, body: DebtBody, written?: Written): Promise<Debt> {
    const id = newId(body.id);
    await database.transaction().execute(async trx => {
      if (await stored.lockDebt(trx, customerId, id)) return;
      if (body.isDeleted) throw fieldError('isDeleted', words.refused.newAndDeleted);
      const fields = await validateDebt(body, undefined, kindReader(trx));
      if ((await stored.countDebts(trx, customerId)) >= MOST_DEBTS) {
        throw fieldError('initialCreditorName', GENERAL_MESSAGES.listFull);
      }
      const at = clock.now();
      const madeBy = written ? 'adviser' : null;
      const isNew = await stored.addDebt(trx, {
        customerId,
        id,
        fields,
        source: 'by hand',
        sourceKey: null,
        madeBy,
        at,
      });
      // The same call twice at once: the other one has added it.
      if (!isNew) return;
      await written?.(trx, at);
      await factsChanged(trx, customerId);
    });
    return one(customerId, id);
  }

  /**
   * Changes the fields of a debt that the body names, or deletes it. A value that is already stored is no
   * change, nor is one that the person left as their page had read it, in `was`.
   *
   * @param withAdviser for an adviser who changes it together with the person: what they write down, and the
   *   revision that they read
   * @throws ApiError VALIDATION_FAILED, NOT_FOUND for a debt that belongs to somebody else or was deleted, or
   *   CHANGED_MEANWHILE
   */
  async function change(
    customerId: string,
    debtId: string,
    body: DebtBody,
    withAdviser?: {
      readonly written: Written;
      readonly revision: string;
    },
  ): Promise<Debt> {
    const id = knownId(debtId);
    if (body.id !== undefined && body.id.toLowerCase() !== id)
      throw fieldError('id', words.refused.otherDebt);
    await database.transaction().execute(async trx => {
      const before = await stored.lockDebt(trx, customerId, id);
      if (!before || (before.isDeleted && !body.isDeleted)) throw new ApiError('NOT_FOUND');
      if (before.isDeleted) return;
      const at = clock.now();
      const madeBy = withAdviser ? 'adviser' : null;
      const refuseChanged = () => {
        if (withAdviser && withAdviser.revision !== revisionOf(before))
          throw new ApiError('CHANGED_MEANWHILE');
      };
      if (body.isDeleted) {
        refuseChanged();
        await stored.deleteDebt(trx, { customerId, id, madeBy, at });
        await withAdviser?.written(trx, at);
        return factsChanged(trx, customerId);
      }
      // Sums are compared in pounds, as they were read and sent.
      const { was, isStillOwed: _owed, ...sent } = body;
      const meant = was ? withoutLeftAlone(sent, was, debtResponse(before, null)) : sent;
      const after = await validateDebt(meant, before, kindReader(trx));
      const changed = changedFields(before, after);
      if (changed.length === 0) {
        if (body.isStillOwed) await stored.noteStillOwed(trx, { customerId, id, at });
        return;
      }
      refuseChanged();
      await stored.changeDebt(trx, { customerId, before, after, changed, source: 'by hand', madeBy, at });
      await withAdviser?.written(trx, at);
      await factsChanged(trx, customerId);
    });
    return one(customerId, id);
  }

  /**
   * Records that two of the person's debts are different. Throws NOT_FOUND when one is not theirs, or deleted, and
   * SESSION_CLOSED.
   */
  async function keepBoth(
    customerId: string,
    debtIds: readonly [string, string],
    written?: Written,
  ): Promise<void> {
    const ids = debtIds.map(knownId);
    if (ids[0] === ids[1]) throw fieldError('debtIds', words.refused.sameDebt);
    await database.transaction().execute(async trx => {
      for (const id of ids.toSorted()) {
        const debt = await stored.lockDebt(trx, customerId, id);
        if (!debt || debt.isDeleted) throw new ApiError('NOT_FOUND');
      }
      await refuseLockedOf(trx, customerId);
      const at = clock.now();
      if (await stored.addDifferentDebts(trx, { customerId, ids, at })) await written?.(trx, at);
    });
  }

  /** A debt as the list shows it; a debt deleted since then as it was last. */
  async function one(customerId: string, id: string): Promise<Debt> {
    const listed = fillUntouchedFlags(await stored.listedDebts(database, customerId));
    const debt = listed.find(each => each.id === id) ?? (await stored.debtWithId(database, customerId, id));
    const told = await toldOfDebts(database, seal, customerId);
    const [response] = debt ? await toResponses(customerId, [debt], told) : [];
    if (!response) throw new ApiError('NOT_FOUND');
    return response;
  }

  /**
   * Debts as the person's list shows them, their kinds by the names of the nation, whom they are with today and what is owed
   * on them now.
   */
  async function toResponses(
    customerId: string,
    debts: readonly StoredDebt[],
    { owedOf, ownerOf }: Awaited<ReturnType<typeof toldOfDebts>>,
  ): Promise<Debt[]> {
    const names = await namesFor(
      customerId,
      debts.map(({ creditTypeId }) => creditTypeId),
    );
    const today = isoDate(londonDate(clock.now()));
    return debts.map(debt =>
      debtResponse(
        { ...debt, creditTypeName: names.get(debt.creditTypeId) ?? debt.creditTypeName },
        { owner: ownerOf(debt, today), owed: owedOf(debt) },
      ),
    );
  }

  /** Who is or was owed by each debt that a person has ever had, deleted ones too, by its id. */
  const creditorsEver = (customerId: string) => stored.creditorsEver(database, customerId);

  return { mine, withRevisions, add, addWith, change, keepBoth, creditorsEver };
}

/** The debts of a list, each with what cleared it. */
function withCleared(debts: Debt[], cleared: ClearedOnList | null): Debt[] {
  if (cleared === null) return debts;
  const { by, endedOn: on } = cleared;
  return debts.map(debt => {
    const as = cleared.debts.get(debt.id);
    return as ? { ...debt, cleared: { as, by: inSentence(by), on } } : debt;
  });
}

/** Makes the lookup of a kind of debt by id; an id out of range is unknown. */
function kindReader(trx: DatabaseTransaction) {
  return async (id: number): Promise<KnownCreditType | undefined> =>
    Number.isInteger(id) && id > 0 && id <= LARGEST_ID ? knownCreditType(trx, id) : undefined;
}

function newId(sent: string | undefined): string {
  if (sent === undefined) return randomUUID();
  if (!isUuid(sent)) throw fieldError('id', words.refused.id);
  return sent.toLowerCase();
}

/** A valid debt id. Throws NOT_FOUND for any other text. */
function knownId(text: string): string {
  if (!isUuid(text)) throw new ApiError('NOT_FOUND');
  return text.toLowerCase();
}
