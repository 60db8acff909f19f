import { caseBudget, caseSummary, ringCaseAnyway } from '@towpath/contracts/api/staffCases.ts';
import { solutionToTell, withoutHealthLines } from '@towpath/domain/casework/tellsOfHealth.ts';
import { bindsNow } from '@towpath/domain/plans/holdsNow.ts';
import { confirmationOf } from '@towpath/domain/solutions/explain/confirmation.ts';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../platform/http/apiError.ts';
import { describeFault } from '../../platform/http/faults.ts';
import { route } from '../../platform/http/route.ts';
import { peopleByAllGiven } from '../bookings/givenForStaff.ts';
import { noteRingsOutsideWork, numberAsTold } from '../callbacks/numberToTell.ts';
import { ringingOf } from '../callbacks/ringing.ts';
import { safeFacts } from '../callbacks/safeToRing.ts';
import { householdOf } from '../household/readHousehold.ts';
import { isLockedFor, sessionOf } from '../journeys/refuseLocked.ts';
import { toldDoubtOf } from '../plans/doubtOf.ts';
import { planForStaff } from '../plans/planForStaff.ts';
import { visitsBy } from '../staff/looks.ts';
import { flagsOf } from './flags.ts';
import type { CasesDeps } from './module.ts';
import { noteHealthTold, openCase, seesHealth } from './opening.ts';
import { type PutRightOf, putRightOf } from './putRight.ts';
import { waitsToTalk } from './waits.ts';
import { words } from './words.ts';

/** Who it is, what they owe and what their month is. */
export function registerMoneyRoutes(app: FastifyInstance, deps: CasesDeps): void {
  const { database, clock } = deps;

  route(app, caseSummary, async call => {
    const { customerId } = await openCase(deps, call, 'summary');
    const person = (await peopleByAllGiven(deps, [customerId])).get(customerId);
    // Erased in this moment.
    if (!person) throw new ApiError('NOT_FOUND');
    const { name, email, number: known, hasAccount, givenWith } = person;
    const { staffId } = call.who;
    const at = clock.now();
    const [
      { number, isNumberHeld },
      nation,
      budget,
      debts,
      household,
      plan,
      flags,
      { told, ringing },
      looks,
      session,
      pressing,
      nameRight,
      phoneRight,
      householdRight,
    ] = await Promise.all([
      numberAsTold(database, { staffId, customerId, number: known, at }),
      deps.nationOf(customerId),
      deps.budgetOf(customerId),
      deps.debtsOf(customerId),
      householdOf(database, customerId),
      planForStaff(database, customerId),
      flagsOf(database, customerId),
      ringingOf(database, customerId),
      visitsBy(database, { staffId, customerId, why: words.whyLooked }),
      sessionOf(database, customerId),
      // The case opens also where an advice of old cannot be read.
      deps.pressingOf(customerId).catch(fault => {
        call.request.log.warn(describeFault(fault), 'case not weighed');
        return null;
      }),
      putRightOf(database, customerId, 'name'),
      putRightOf(database, customerId, 'phone'),
      putRightOf(database, customerId, 'household'),
    ]);
    const standing = plan && (await deps.recommendations.asOfNow(customerId));
    return {
      name,
      email,
      number,
      isNumberHeld,
      givenWith,
      putRight: {
        name: nameRight('name'),
        phone: phoneRight('phone'),
        household: householdRight('household'),
      },
      hasAccount,
      session,
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
      plan: plan && planAsTold(plan, standing, seesHealth(call.who)),
      pressing: pressing && [...pressing],
      flags: [...flags],
      waits: await waitsToTalk(database, customerId),
      safe: {
        isTold: told !== null,
        mayRing: ringing.mayRing,
        neutralWords: told?.neutralWords ?? false,
        ...safeFacts(ringing, at),
      },
      looks,
    };
  });

  route(app, ringCaseAnyway, async call => {
    const { customerId } = await openCase(deps, call, 'summary');
    const { who, body, request } = call;
    const { network } = request;
    await noteRingsOutsideWork(database, { who, customerId, why: body.why, network, at: clock.now() });
  });

  route(app, caseBudget, async call => {
    const { customerId } = await openCase(deps, call, 'budget');
    const [{ parts: all, ...sums }, isLocked, putRight] = await Promise.all([
      deps.budgetOf(customerId),
      isLockedFor(database, customerId),
      putRightOf(database, customerId, 'budget'),
    ]);
    const parts = all.map(part => ({ ...part, lines: linesToShow(part.lines, putRight) }));
    const showsAll = seesHealth(call.who);
    const tells = parts.some(
      ({ lines, notes }) =>
        lines.some(line => line.tellsOfHealth) || notes.some(one => one.tellsOfHealth || one.isPrivate),
    );
    if (showsAll && tells) await noteHealthTold(deps, call, { customerId, part: 'budget' });
    return {
      ...sums,
      isLocked,
      healthIsWithheld: !showsAll,
      parts: parts.map(({ notes, lines, ...part }) => ({
        ...part,
        lines: showsAll
          ? lines.map(({ tellsOfHealth: _, ...line }) => line)
          : withoutHealthLines(
              lines.filter(({ sum, tellsOfHealth }) => sum > 0 || !tellsOfHealth),
              words.otherLine,
            ).map(line => ({
              ...line,
              putRight: lines.find(one => !one.tellsOfHealth && one.name === line.name)?.putRight ?? null,
            })),
        notes: notes
          .filter(({ tellsOfHealth }) => showsAll || !tellsOfHealth)
          .map(({ isPrivate, reason, tellsOfHealth: _, ...note }) => {
            const isWithheld = isPrivate && !showsAll;
            return { ...note, reason: isWithheld ? null : reason, isWithheld };
          }),
      })),
    };
  });
}

/**
 * What a person is on. Whether it binds goes by what it is told as: one kind of Breathing Space does and the other does not,
 * which would name the kind to somebody who may not see health.
 */
function planAsTold(
  plan: NonNullable<Awaited<ReturnType<typeof planForStaff>>>,
  standing: Awaited<ReturnType<CasesDeps['recommendations']['asOfNow']>>,
  sees: boolean,
) {
  const { state } = plan;
  const shortName = solutionToTell(plan.shortName, sees);
  return {
    shortName,
    state,
    adviserConfirmation: confirmationOf(plan.shortName, standing?.advice.decided?.shortName ?? null),
    ...(bindsNow(shortName, state) && { binds: true as const }),
    doubt: toldDoubtOf(plan, standing),
  };
}

type BudgetLine = Awaited<ReturnType<CasesDeps['budgetOf']>>['parts'][number]['lines'][number];

/** The lines of a part that have something in them, and those that were put right to nothing. */
function linesToShow(lines: readonly BudgetLine[], putRight: PutRightOf) {
  return lines
    .map(({ typeId, ...line }) => ({ ...line, putRight: putRight(String(typeId)) }))
    .filter(line => line.sum > 0 || line.putRight !== null);
}
