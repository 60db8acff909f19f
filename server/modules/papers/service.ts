import { randomUUID } from 'node:crypto';
import type { MyPapers } from '@towpath/contracts/api/papers.ts';
import type { CreditType } from '@towpath/domain/debts/creditType.ts';
import type { ListedDebt } from '@towpath/domain/debts/debtFacts.ts';
import { kindIn } from '@towpath/domain/debts/inNation.ts';
import type { BesideBudget } from '@towpath/domain/fact-find/besideBudget.ts';
import type { HouseholdMakeup } from '@towpath/domain/household/makeup.ts';
import type { LivingPlace } from '@towpath/domain/people/nation.ts';
import { asOwedNow, isOverByPlan } from '@towpath/domain/plans/repayment/owedNow.ts';
import type { CalendarDate } from '@towpath/domain/values/calendar-date.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import { maskedEmail } from '@towpath/domain/values/email.ts';
import { adviceSummary } from '../../papers/adviceSummary.ts';
import {
  budgetStatement,
  type ConfirmedBudget,
  type SentAlong,
  type StatementInput,
} from '../../papers/budgetStatement.ts';
import type { FromOf } from '../../papers/contact.ts';
import type { Paper } from '../../papers/paper.ts';
import type { PaperPool } from '../../papers/paperPool.ts';
import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { FileAnswer } from '../../platform/http/route.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import { namedByOwner } from '../advice/namedByOwner.ts';
import type { KeptAdvice, Recommendations } from '../advice/recommendation.ts';
import type { OwedOf } from '../repayment/owed.ts';
import type { OwnerOf } from '../repayment/sales.ts';
import { addPaperMail, notePaperMailSent } from './repository.ts';
import { words } from './words.ts';

export type PapersDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly fromOf: FromOf;
  readonly paperPool: Pick<PaperPool, 'write'>;
  readonly creditTypes: readonly CreditType[];
  /** Where a person lives; null until they have told us. */
  readonly nationOf: (customerId: string) => Promise<LivingPlace | null>;
  readonly recommendations: Pick<Recommendations, 'keptToRead' | 'latest'>;
  /** Null until the person has confirmed it. */
  readonly budgetOf: (customerId: string) => Promise<ConfirmedBudget | null>;
  readonly besideBudgetOf: (customerId: string, today: CalendarDate) => Promise<BesideBudget>;
  readonly debtsOf: (database: Database, customerId: string) => Promise<readonly ListedDebt[]>;
  /** Says whom the debts of a person are with on a day, 'YYYY-MM-DD'. */
  readonly ownerOf: (customerId: string) => Promise<OwnerOf>;
  /** Says what debts are owed now, by all that was told of any plan. */
  readonly owedOf: (customerId: string) => Promise<OwedOf>;
  readonly householdOf: (database: Database, customerId: string) => Promise<HouseholdMakeup | null>;
  readonly nameOf: (customerId: string) => Promise<string>;
  /** The address of the account; null for a guest. */
  readonly emailOf: (customerId: string) => Promise<string | null>;
};

/** The kind of mail that brings papers. */
export const PAPERS_MAIL = 'papers';

/** How many page counts are cached: a record has the same number of pages, until one of us says something of it or the law keeps something off. */
const MOST_COUNTED = 1000;

export type Papers = ReturnType<typeof createPapers>;

/** The papers people can keep of their advice and their budget. */
export function createPapers(deps: PapersDeps) {
  const { database, clock, fromOf, paperPool, recommendations } = deps;
  const counted = new Map<string, number>();

  /**
   * The advice of a record as PDF. Throws NOT_FOUND for one that belongs to somebody else or does not exist.
   */
  async function advice(customerId: string, recordId: string): Promise<FileAnswer> {
    const kept = await recommendations.keptToRead(customerId, recordId);
    return { name: 'your-advice.pdf', bytes: (await written(customerId, kept)).bytes };
  }

  /** The statement of the budget as PDF. Throws NOT_FOUND until the person has confirmed the budget. */
  async function budget(customerId: string): Promise<FileAnswer> {
    const paper = await budgetPaper(customerId);
    if (paper === null) throw new ApiError('NOT_FOUND', { message: words.noBudget });
    return { name: 'budget-statement.pdf', bytes: (await paperPool.write(paper(null))).bytes };
  }

  /**
   * The statement of the budget, to be made for each letter that it goes with, or for none; null until the person has
   * confirmed the budget.
   */
  async function budgetPaper(customerId: string): Promise<((along: SentAlong | null) => Paper) | null> {
    const confirmed = await deps.budgetOf(customerId);
    if (confirmed === null) return null;
    const listed = await deps.debtsOf(database, customerId);
    const debts = owingNow(listed, await deps.owedOf(customerId));
    const ownerOf = await deps.ownerOf(customerId);
    const today = isoDate(londonDate(clock.now()));
    const nation = await deps.nationOf(customerId);
    const types = new Map(deps.creditTypes.map(type => [type.id, kindIn(type, nation)]));
    const input: StatementInput = {
      from: await fromOf(customerId),
      person: await deps.nameOf(customerId),
      at: clock.now(),
      budget: confirmed,
      beside: await deps.besideBudgetOf(customerId, londonDate(clock.now())),
      household: await deps.householdOf(database, customerId),
      debts: debts.map(debt => ({
        debt,
        owner: ownerOf(debt, today),
        type: debt.creditTypeId === null ? undefined : types.get(debt.creditTypeId),
      })),
    };
    return along => budgetStatement(input, along);
  }

  /** The papers available. Throws NOT_FOUND for a record that belongs to somebody else or does not exist. */
  async function mine(customerId: string, recordId?: string): Promise<MyPapers> {
    const kept =
      recordId === undefined
        ? await recommendations.latest(customerId)
        : await recommendations.keptToRead(customerId, recordId);
    const email = await deps.emailOf(customerId);
    const budget = await deps.budgetOf(customerId);
    return {
      advice: kept && isFinished(kept) ? await described(customerId, kept) : null,
      hasBudget: budget !== null,
      budgetConfirmedOn: budget && isoDate(londonDate(budget.confirmedAt)),
      emailTo: email === null ? null : maskedEmail(email),
    };
  }

  /**
   * Sends the available papers to the person's own address, and records that they asked. Throws NOT_FOUND as
   * `advice` does.
   */
  async function email(customerId: string, recordId: string, outbox: Outbox) {
    const { recordId: id } = await recommendations.keptToRead(customerId, recordId);
    const to = await deps.emailOf(customerId);
    if (to === null) throw new ApiError('REGISTERED_CUSTOMERS_ONLY');
    const hasBudget = (await deps.budgetOf(customerId)) !== null;
    const mail = { customerId, id: randomUUID(), recordId: id, at: clock.now() };
    await database.transaction().execute(async trx => {
      await addPaperMail(trx, mail);
      await outbox.add(trx, customerId, PAPERS_MAIL, mail.at, mail.id);
    });
    outbox.nudge();
    return {
      sentTo: maskedEmail(to),
      papers: hasBudget ? (['advice', 'budget'] as const).slice() : ['advice' as const],
    };
  }

  async function described(customerId: string, kept: KeptAdvice) {
    const { recordId, advice: keptAdvice } = kept;
    const pages = counted.get(pagesOf(kept)) ?? (await written(customerId, kept)).pages;
    return { recordId, judgedOn: keptAdvice.judgedOn, pages };
  }

  async function written(customerId: string, kept: KeptAdvice) {
    const record = namedByOwner(kept.record, await deps.ownerOf(customerId));
    const paper = await paperPool.write(
      adviceSummary({
        ...kept,
        record,
        from: await fromOf(customerId),
        person: await deps.nameOf(customerId),
      }),
    );
    if (counted.size >= MOST_COUNTED) counted.clear();
    counted.set(pagesOf(kept), paper.pages);
    return paper;
  }

  return { advice, budget, budgetPaper, mine, email, noteSent: notePaperMailSent };
}

/**
 * The debts with what is owed on them now, as their list and their letters have it. What a plan knows to be paid off or written
 * off is owed to nobody any more.
 */
function owingNow(debts: readonly ListedDebt[], owedOf: OwedOf): readonly ListedDebt[] {
  return debts.flatMap(debt => {
    const now = owedOf(debt);
    return isOverByPlan(now) ? [] : [asOwedNow(debt, now)];
  });
}

/** Advice that only lists what is missing is not worth a document. */
function isFinished({ advice: { status } }: KeptAdvice): boolean {
  return status !== 'incomplete';
}

function pagesOf({ recordId, advice: { decided, urgent } }: KeptAdvice): string {
  const keptOff = urgent.filter(one => one.isKeptOff).map(({ step }) => step.heading);
  return [recordId, decided?.reason ?? '', ...keptOff].join(' ');
}
