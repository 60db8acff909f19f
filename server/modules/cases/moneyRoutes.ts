import { caseBudget, caseDebts, caseSummary } from '@towpath/contracts/api/staffCases.ts';
import { confirmationOf } from '@towpath/domain/solutions/explain/confirmation.ts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { toldSafeContact } from '../account/safeContact.ts';
import { safeFacts, safeIn } from '../callbacks/safeToRing.ts';
import { householdOf } from '../household/readHousehold.ts';
import { isLockedFor } from '../journeys/refuseLocked.ts';
import { planForStaff } from '../plans/planForStaff.ts';
import { looksBy } from '../staff/looks.ts';
import { debtSums } from './debtSums.ts';
import { flagsOf } from './flags.ts';
import type { CasesDeps } from './module.ts';
import { openCase, seesHealth } from './opening.ts';
import { words } from './words.ts';

/** Who it is, what they owe and what their month is. */
export function registerMoneyRoutes(app: FastifyInstance, deps: CasesDeps): void {
  const { database, clock } = deps;

  route(app, caseSummary, async call => {
    const { customerId, name, email, number, hasAccount } = await openCase(deps, call);
    const { staffId } = call.who;
    const [nation, budget, debts, household, plan, flags, told, looks] = await Promise.all([
      deps.nationOf(customerId),
      deps.budgetOf(customerId),
      deps.debtsOf(customerId),
      householdOf(database, customerId),
      planForStaff(database, customerId),
      flagsOf(database, customerId),
      toldSafeContact(database, customerId),
      looksBy(database, { staffId, customerId, why: words.whyLooked }),
    ]);
    const safe = safeIn(told);
    const advice = plan && (await deps.recommendations.asOfNow(customerId));
    return {
      name,
      email,
      number,
      hasAccount,
      nation,
      left: budget.isBegun ? budget.left : null,
      income: budget.income,
      outgoings: budget.outgoings,
      debts: {
        count: debts.debts.length,
        comeFirst: debts.debts.filter(({ isPriority }) => isPriority).length,
        total: debts.totalDebtsValue,
      },
      household: household && {
        adults: 1 + household.additionalAdults + household.childrenOverEighteen,
        children: household.childrenUnderSixteen + household.childrenBetweenSixteenEighteen,
      },
      plan: plan && {
        ...plan,
        confirmation: confirmationOf(plan.shortName, advice?.decided?.shortName ?? null),
      },
      flags: [...flags],
      safe: {
        isTold: told !== null,
        mayRing: safe.mayRing,
        neutralWords: told?.neutralWords ?? false,
        ...safeFacts(safe, clock.now()),
      },
      looks,
    };
  });

  route(app, caseDebts, async call => {
    const { customerId } = await openCase(deps, call);
    const { debts, totalDebtsValue, monthlyRepaymentsValue } = await deps.debtsOf(customerId);
    return {
      debts: debts.map(debt => ({
        id: debt.id,
        creditor: debt.initialCreditorName,
        kind: debt.creditTypeName,
        ...debtSums(debt),
        isEstimate: debt.currentBalance === null && debt.estimatedBalance !== null,
        isInArrears: debt.isInArrears,
        courtStage: debt.courtStage,
        hasLegalAction: debt.hasLegalAction,
        isJoint: debt.isJoint,
        isDisputed: debt.isDisputed,
        comesFirst: debt.isPriority,
        source: debt.source,
      })),
      total: totalDebtsValue,
      paysInAll: monthlyRepaymentsValue,
    };
  });

  route(app, caseBudget, async call => {
    const { customerId } = await openCase(deps, call);
    const [{ parts, ...sums }, isLocked] = await Promise.all([
      deps.budgetOf(customerId),
      isLockedFor(database, customerId),
    ]);
    const showsAll = seesHealth(call.who);
    return {
      ...sums,
      isLocked,
      parts: parts.map(({ notes, ...part }) => ({
        ...part,
        notes: notes.map(({ isPrivate, reason, ...note }) => {
          const isWithheld = isPrivate && !showsAll;
          return { ...note, reason: isWithheld ? null : reason, isWithheld };
        }),
      })),
    };
  });
}
