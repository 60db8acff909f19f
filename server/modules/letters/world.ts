import type { ClearedOnList } from '@towpath/domain/debts/clearedOnList.ts';
import type { Creditor } from '@towpath/domain/debts/creditor.ts';
import type { CreditType } from '@towpath/domain/debts/creditType.ts';
import type { ListedDebt } from '@towpath/domain/debts/debtFacts.ts';
import { kindIn } from '@towpath/domain/debts/inNation.ts';
import type { LetterDefinition } from '@towpath/domain/letters/definition.ts';
import { NO_ADDRESSEE } from '@towpath/domain/letters/facts.ts';
import {
  type KnownElsewhere,
  type KnownForLetters,
  knownForLetters,
} from '@towpath/domain/letters/factsAsked.ts';
import { isInterestStopped } from '@towpath/domain/letters/interestStopped.ts';
import { isPaidOffBy } from '@towpath/domain/letters/lastLetter.ts';
import { setAsideWithin } from '@towpath/domain/letters/moreThanLeft.ts';
import type { DebtOfPack, PackFacts } from '@towpath/domain/letters/pack.ts';
import type { PlanOfLetters } from '@towpath/domain/letters/planOfLetters.ts';
import type { SaidForLetters } from '@towpath/domain/letters/saidForLetters.ts';
import { proofAsked } from '@towpath/domain/letters/saleProven.ts';
import {
  askAgainFrom,
  askedForIn,
  firstPaymentAfter,
  makesOffer,
} from '@towpath/domain/letters/sentLetter.ts';
import { holdsOff } from '@towpath/domain/letters/signs.ts';
import { standOf } from '@towpath/domain/letters/threads.ts';
import { type Went, wentAbout } from '@towpath/domain/letters/wentAbout.ts';
import { isUkNation, type LivingPlace } from '@towpath/domain/people/nation.ts';
import { type GrantedForm, isGranted } from '@towpath/domain/plans/granted.ts';
import { isOutOfOurHands, isOver, PLAN_STATES } from '@towpath/domain/plans/planState.ts';
import type { WhyOffersWait } from '@towpath/domain/plans/repayment/offersWait.ts';
import { asOwedNow, isOverByPlan, isPaidOff } from '@towpath/domain/plans/repayment/owedNow.ts';
import { REPAID } from '@towpath/domain/plans/repayment/repaidWays.ts';
import { type LimitKey, type LimitRow, limitsOn } from '@towpath/domain/solutions/thresholds/limits.ts';
import { type CalendarDate, isoDate } from '@towpath/domain/values/calendar-date.ts';
import type { Pence } from '@towpath/domain/values/pence.ts';
import type { ConfirmedBudget } from '../../papers/budgetStatement.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import { fullNameOf } from '../customers/contact.ts';
import { debtsOf } from '../debts/readDebts.ts';
import { chosenPlans } from '../plans/chosenPlans.ts';
import { lastEndedAt } from '../plans/standingPlan.ts';
import type { OwedOf, OwedTold } from '../repayment/owed.ts';
import type { OwnerOf, ToldOwner } from '../repayment/sales.ts';
import { type Contacts, linesIn } from './kept.ts';
import type { KeptLetter } from './repository.ts';
import { type PlansOfWorld, stillCounts } from './stillCounts.ts';
import { holdsAndComes, knownElsewhere, type ToldOfLetters } from './toldElsewhere.ts';
import { wasWith } from './wasWith.ts';
import { wentByLetter } from './wentByLetter.ts';

export type WorldDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly definitions: readonly LetterDefinition[];
  readonly creditTypes: readonly CreditType[];
  readonly creditors: readonly Creditor[];
  readonly limits: readonly LimitRow[];
  /** Where a person lives; null until they have told us. */
  readonly nationOf: (customerId: string) => Promise<LivingPlace | null>;
  /** Null until the person has confirmed it. */
  readonly budgetOf: (customerId: string) => Promise<ConfirmedBudget | null>;
  /** The name of whoever advises the person, as they know it. */
  readonly advisedBy: (customerId: string) => Promise<string>;
  /** Says whom debts are with on a day. */
  readonly ownerOf: (customerId: string) => Promise<OwnerOf>;
  /** Says what debts are owed now. */
  readonly owedOf: (customerId: string) => Promise<OwedOf>;
  /** What the plan that the person repays by pays, or would; null where what they chose is none. */
  readonly planOf: (customerId: string) => Promise<PlanOfLetters | null>;
  /** Why no offer of the plan that they repay by, or did, goes; null where it may. */
  readonly offersWait: (customerId: string) => Promise<WhyOffersWait | null>;
  /** The form on which what protects them now was granted; null where it names no debts, or none of ours went. */
  readonly protectedBy: (customerId: string) => Promise<GrantedForm | null>;
  /** The number that the form of what protects them now was given; null for none. */
  readonly protectionNumber: (customerId: string) => Promise<string | null>;
  /** What was over last and cleared debts that their list has still; null for nothing. */
  readonly clearedOf: (customerId: string) => Promise<ClearedOnList | null>;
  /** What of their answers letters go by. */
  readonly toldOf: (customerId: string) => Promise<ToldOfLetters | null>;
};

/** What other parts know of a person that letters take up, all as of one moment. */
export type World = {
  readonly today: CalendarDate;
  readonly name: string;
  readonly advisedBy: string;
  readonly nation: LivingPlace | null;
  readonly debts: readonly ListedDebt[];
  /** Whom each of them is with, by its id. */
  readonly owners: ReadonlyMap<string, ToldOwner>;
  /** What each is owed now, by its id. */
  readonly owed: ReadonlyMap<string, OwedTold>;
  readonly budget: ConfirmedBudget | null;
  /** The short name of what was chosen; null for nothing. */
  readonly chosen: string | null;
  /** Whether that has gone to those who decide on it. */
  readonly isChosenSent: boolean;
  readonly plan: PlanOfLetters | null;
  /** Why no offer of it, or of the one before, goes; null where it may. */
  readonly offersWait: WhyOffersWait | null;
  /** When the plan before it ended: what that offered counts no more. Null for none, or where no other takes its place. */
  readonly planBeforeEndedAt: Date | null;
  readonly elsewhere: KnownElsewhere;
  /** The form on which their plan was granted that protects them now; null where none says which debts are in it. */
  readonly protectedBy: GrantedForm | null;
  readonly protectionNumber: string | null;
  readonly cleared: ClearedOnList | null;
  /** What advice sets aside each month for debts that come first, in pence, by their ids. */
  readonly setAside: ReadonlyMap<string, Pence>;
};

/** Reads it. */
export async function worldOf(deps: WorldDeps, customerId: string): Promise<World> {
  const { database, clock } = deps;
  const today = londonDate(clock.now());
  const [
    name,
    advisedBy,
    nation,
    debts,
    budget,
    chosen,
    plan,
    offersWait,
    endedAt,
    told,
    ownerOf,
    owedOf,
    protectedBy,
    protectionNumber,
    cleared,
  ] = await Promise.all([
    fullNameOf(database, customerId),
    deps.advisedBy(customerId),
    deps.nationOf(customerId),
    debtsOf(database, customerId),
    deps.budgetOf(customerId),
    chosenPlans(database)
      .where('plans.customer_id', '=', customerId)
      .where('plans.state', 'not in', PLAN_STATES.filter(isOver))
      .executeTakeFirst(),
    deps.planOf(customerId),
    deps.offersWait(customerId),
    lastEndedAt(database, customerId, REPAID),
    deps.toldOf(customerId),
    deps.ownerOf(customerId),
    deps.owedOf(customerId),
    deps.protectedBy(customerId),
    deps.protectionNumber(customerId),
    deps.clearedOf(customerId),
  ]);
  return {
    today,
    name,
    advisedBy,
    nation,
    debts,
    owners: new Map(debts.map(debt => [debt.id, ownerOf(debt, isoDate(today))])),
    owed: new Map(debts.map(debt => [debt.id, owedOf(debt)])),
    budget,
    chosen: chosen?.short_name ?? null,
    isChosenSent: PLAN_STATES.filter(isOutOfOurHands).some(state => state === chosen?.state),
    plan,
    offersWait,
    planBeforeEndedAt: chosen && !holdsOff(chosen.short_name) ? endedAt : null,
    protectedBy,
    protectionNumber,
    cleared,
    elsewhere: await knownElsewhere(database, customerId, told, isoDate(today)),
    setAside: told?.setAside ?? new Map(),
  };
}

type Known = {
  readonly kept: readonly KeptLetter[];
  readonly contacts: Contacts;
  readonly said: SaidForLetters;
};

/** What is known for letters, by what was told elsewhere and what was said for them alone. */
export function knownIn({ elsewhere, today }: World, said: SaidForLetters): KnownForLetters {
  return knownForLetters(said, elsewhere, isoDate(today));
}

/** All that letters need to know of a person, with what they typed into letters before. */
export function packFacts(
  { definitions, creditTypes, creditors, limits }: WorldDeps,
  world: World,
  { kept, contacts, said }: Known,
): PackFacts {
  const { today, nation, budget, chosen, plan } = world;
  const writtenOn = isoDate(today);
  const known = knownIn(world, said);
  // What they told of something else that is in force is no form of ours.
  const granted = known.inForce?.from === 'plan' ? world.protectedBy : null;
  const types = new Map(creditTypes.map(type => [type.id, kindIn(type, nation)]));
  const home = isUkNation(nation ?? undefined) ? (nation as Exclude<LivingPlace, 'outside'>) : null;
  const limit = (key: LimitKey) =>
    home === null ? null : (limitsOn(home, today, limits).row(key)?.value ?? null);
  const { own } = contacts;
  const left = budget && budget.totalIncome - budget.totalOutgoings;
  const setAside = setAsideWithin(world.setAside, left);
  return {
    nation: home,
    writtenOn,
    person: { name: world.name || null, address: linesIn(own.address) },
    advisedBy: world.advisedBy,
    money: {
      income: budget?.totalIncome ?? null,
      outgoings: budget?.totalOutgoings ?? null,
      available: left,
      left,
      floor: limit('DMP_MIN_PER_DEBT') ?? 0,
      reviewMonths: limit('TPP_MONTHS_MIN'),
      lumpSum: known.lumpSum?.value ?? null,
      firstPayment: firstPaymentAfter(writtenOn),
    },
    chosen,
    isChosenSent: world.isChosenSent,
    plan,
    ...holdsAndComes(known, world.elsewhere),
    ...(known.inForce?.from === 'plan' &&
      world.protectionNumber !== null && { inForceNumber: world.protectionNumber }),
    agreesToTellOfHealth: known.health?.value ?? false,
    bank: { name: own.bank ?? null, address: linesIn(own.bankAddress) },
    court: { ...NO_ADDRESSEE, caseNumber: null },
    bailiff: NO_ADDRESSEE,
    debts: world.debts.map((debt): DebtOfPack => {
      const typed = contacts.debts[debt.id] ?? {};
      const told = plan?.told.get(debt.id);
      const owner = world.owners.get(debt.id);
      const owed = world.owed.get(debt.id);
      const name = owner?.name ?? debt.initialCreditorName;
      const isSold = owner?.sale != null;
      const type = types.get(debt.creditTypeId ?? -1) ?? null;
      const reference = debt.creditorReference ?? typed.reference ?? null;
      return {
        ...(owed ? asOwedNow(debt, owed) : debt),
        creditorReference: reference,
        wasWith: wasWith(owner, { reference, ofBuyer: contacts.buyers?.[debt.id]?.[name] ?? null }),
        type,
        cleared: world.cleared?.debts.get(debt.id) ?? null,
        creditor: { name: isSold ? name : null, address: linesIn(contacts.creditors[name]) },
        takesOverDebts: isSold || (creditors.find(one => one.name === name)?.takesOverDebts ?? null),
        isBegun: told?.isBegun ?? false,
        isKept: told?.isKept ?? false,
        isInterestStopped:
          told?.stopsInterest === true || isInterestStopped(wentIn(definitions, kept, world, debt.id)),
        agreedBefore: told?.agreedBefore ?? null,
        isProtected: granted && isGranted(granted, { id: debt.id, name }),
        setAside: setAside.get(debt.id) ?? null,
        isPaid: (owed && isOverByPlan(owed)) || null,
        ...(((owed && isPaidOff(owed)) || isPaidOffBy(plan, debt.id)) && { isPaidOff: true }),
        isChased: known.chased(debt)?.value ?? null,
        otherPerson: typed.otherPerson ?? null,
        ...(told?.agreedWithSeller && { agreedWithSeller: told.agreedWithSeller }),
        ...(told?.wantsProof && awaitsProof(wentIn(definitions, kept, world, debt.id))),
        court: { name: typed.court ?? null, address: linesIn(typed.courtAddress), caseNumber: null },
        bailiff: { name: typed.bailiff ?? null, address: linesIn(typed.bailiffAddress) },
        ...standing(definitions, kept, { debtId: debt.id, today: writtenOn, world }),
      };
    }),
  };
}

/** Whether its buyer has yet to show that they have a debt, by what went to them. */
function awaitsProof(went: readonly Went[]): Pick<DebtOfPack, 'awaitsProof'> {
  return proofAsked(went)?.came === 'proof' ? {} : { awaitsProof: true };
}

type Asked = {
  readonly debtId: string;
  readonly today: string;
  readonly world: PlansOfWorld;
  readonly except?: string;
};

/**
 * Where letters about a debt stand, and the day of the letter that decides it.
 *
 * @param today the day it is asked for, 'YYYY-MM-DD'
 * @param world what was written to who had a debt before it was sold, counts no more
 * @param except the letter that it is asked for: what it says does not hang on itself
 */
export function standing(
  definitions: readonly LetterDefinition[],
  kept: readonly KeptLetter[],
  { debtId, today, world, except }: Asked,
): Pick<DebtOfPack, 'stage' | 'beside' | 'lastLetterOn' | 'askAgainFrom' | 'askedFor'> {
  const all = wentIn(definitions, kept, world, debtId);
  // What was offered before a court ordered what is paid counts no more.
  const went = world.plan?.ordered.has(debtId)
    ? all.filter(one => !makesOffer(one.definition, definitions))
    : all;
  const others = went.filter(({ definition }) => definition.id !== except);
  const { stage, by, beside } = standOf(others, today, definitions);
  return {
    stage,
    beside,
    lastLetterOn: by?.sentOn ?? null,
    askAgainFrom: askAgainFrom(went, definitions),
    askedFor: askedForIn(went, definitions),
  };
}

/** What went about a debt to who has it now, by letters and by the plan that pays it, the earliest first. */
export function wentIn(
  definitions: readonly LetterDefinition[],
  kept: readonly KeptLetter[],
  world: PlansOfWorld,
  debtId: string,
): readonly Went[] {
  const { plan, chosen } = world;
  const letters = wentByLetter(definitions, kept, debtId).filter(one =>
    stillCounts(definitions, world, debtId, one),
  );
  const offers = plan?.told.get(debtId)?.offers ?? null;
  const begun = kept.filter(({ about }) => about === debtId).map(({ letterKey }) => letterKey);
  return wentAbout({ letters, offers, all: definitions, chosen, begun });
}

/** Whom each debt is owed to now, as far as was told, by its id. */
export function ownersOf({ owners }: Pick<World, 'owners'>): ReadonlyMap<string, string> {
  return new Map([...owners].map(([id, { name }]) => [id, name]));
}
