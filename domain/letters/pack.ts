import { offersWaitWords } from '../plans/repayment/offersWaitWords.ts';
import { isScheme } from '../plans/repayment/repaidWays.ts';
import { type Owed, type Share, shareOut } from '../plans/repayment/shareOut.ts';
import type { CalendarDate } from '../values/calendar-date.ts';
import type { Pence } from '../values/pence.ts';
import { asksForBreak } from './breakAgreed.ts';
import type { LetterDefinition } from './definition.ts';
import { type DebtOfLetter, type LetterFacts, NOTHING_BESIDE } from './facts.ts';
import { asksForLastLetter, isPaidOffBy } from './lastLetter.ts';
import { letterWords } from './letterWords.ts';
import { mayGetOffer, owedOn } from './mayGetOffer.ts';
import { type Offered, offered } from './offered.ts';
import { type PlanOfLetters, paidBesideOffers, paidIn } from './planOfLetters.ts';
import { isHeldBack, paysByBalance, paysByContract } from './sharedHow.ts';
import { namesPlace } from './textsOf.ts';

/** What is known for all letters of one person: each debt with where letters about it stand. */
export type PackFacts = Omit<
  LetterFacts,
  | 'debt'
  | 'stage'
  | 'beside'
  | 'lastLetterOn'
  | 'askAgainFrom'
  | 'attachesBudget'
  | 'offersMore'
  | 'isOwnShare'
  | 'money'
> & {
  readonly money: Omit<
    LetterFacts['money'],
    'sharedAmong' | 'areOfPlan' | 'isOver' | 'isByContract' | 'isByBalance' | 'isHeldBack'
  >;
  /** The plan that is repaid, drawn up or as it would be; null where what was chosen is none. */
  readonly plan: PlanOfLetters | null;
  readonly debts: readonly DebtOfPack[];
};

export type DebtOfPack = Omit<DebtOfLetter, 'share' | 'paidByPlan'> &
  Pick<LetterFacts, 'lastLetterOn' | 'stage' | 'beside' | 'askAgainFrom'> &
  /** Of its letters alone: another debt may be with others. */
  Partial<Pick<LetterFacts, 'court' | 'bailiff'>>;

/** A letter with what is known for it: `compose(definition, facts, edits)` writes it. */
export type LetterFor = {
  readonly definition: LetterDefinition;
  /** Null for a letter about all debts. */
  readonly debtId: string | null;
  /**
   * As if no budget went with it, and the person had changed no sum: whoever knows of it says so in `attachesBudget`,
   * `offersMore` and `isOwnShare`.
   */
  readonly facts: LetterFacts;
};

/** What is said of a debt beside its letters, or in their place. */
export type WithoutLetter = {
  readonly debtId: string;
  readonly says: string;
  /** It is to be done before anything is written. */
  readonly isFirst: boolean;
};

export type LetterPack = {
  /** The letters of the solution that was chosen: at most one for each debt, in the order of the debts. */
  readonly letters: readonly LetterFor[];
  /** Other letters that may be written. */
  readonly besides: readonly LetterFor[];
  /**
   * The debts of which something is to be done first, whatever can be written; and those about which no letter goes to whom
   * they are owed, or none of the plan until that is drawn up anew, and why.
   */
  readonly withoutLetter: readonly WithoutLetter[];
  /** Letters that would be meant for a debt and must not be written, and why. */
  readonly forbidden: readonly (Omit<LetterFor, 'facts'> & { readonly says: string })[];
  readonly offers: PackOffers;
};

/** What the letters of a pack offer each month. */
export type PackOffers = {
  /** In the order of the debts; together all that there is to share, or all that is owed where that is less. */
  readonly shares: readonly Share[];
  /** What there is to share, in pence a month; null where it is not known. */
  readonly available: Pence | null;
  /** What the budget leaves for it, in pence a month; null where that is not known. */
  readonly left: Pence | null;
  /** How many debts share it: those of the plan, where there is one, though no letter may go to some of them. */
  readonly among: number;
  /** What the plan pays beside what it offers, since a debt of it needs no more, in pence a month; left out for nothing. */
  readonly beside?: Pence;
  /** Whether each gets the least that it should. */
  readonly reachesFloor: boolean;
};

/**
 * The letters for all debts of a person: for each debt the first letter, in the order of the content, that belongs to
 * the solution that was chosen and is offered, or that an agreed settlement or a break leads to; besides them all others that are offered. What there is each month is
 * shared out among those debts alone that get an offer of a share.
 */
export function packOf(
  definitions: readonly LetterDefinition[],
  facts: PackFacts,
  today: CalendarDate,
): LetterPack {
  const { chosen } = facts;
  // Once a plan is closed, what is still to be asked of who was paid is all there is of it.
  const inPack = definitions.filter(one =>
    chosen === null ? asksForLastLetter(one) : one.solutions?.includes(chosen),
  );
  const beside = paidBesideOffers(facts.plan);
  const offers = { ...offersOf(inPack, facts, today), ...(beside > 0 && { beside }) };
  const payments = new Map(offers.shares.map(({ id, payment }) => [id, payment]));
  const factsFor = (debt: DebtOfPack | null): LetterFacts =>
    letterFacts(facts, debt, payments.get(debt?.id ?? '') ?? null, offers.among);
  const judged = (of: readonly LetterDefinition[], debt: DebtOfPack | null): readonly Judged[] =>
    of
      .filter(({ about }) => (debt === null) === (about !== 'a debt'))
      .map(definition => {
        const its = factsFor(debt);
        return { definition, debtId: debt?.id ?? null, facts: its, ...offered(definition, its, today) };
      });

  const ofDebts = facts.debts.map(debt => {
    // What was paid off by a plan before this one is asked about besides.
    const isIts = chosen === null || isPaidOffBy(facts.plan, debt.id);
    const found = judged(
      inPack.filter(one => isIts || !asksForLastLetter(one)),
      debt,
    );
    // What a yes to a settlement leads to, or a break that is still to be told, comes before all else about its debt.
    const follows = judged(
      definitions.filter(one => followsSettlement(one, debt) || tellsOfBreak(one, debt)),
      debt,
    );
    // Who bought a debt is asked to show that before anything is offered to them.
    const proves = judged(debt.awaitsProof ? definitions.filter(one => one.provesSale) : [], debt);
    return { debt, found, letter: [...proves, ...follows, ...found].find(({ kind }) => kind === 'offered') };
  });
  const letters = [
    ...judged(inPack, null).filter(({ kind }) => kind === 'offered'),
    ...ofDebts.flatMap(({ letter }) => letter ?? []),
  ];
  const all = [null, ...facts.debts].flatMap(debt => judged(definitions, debt));
  const isInPack = (one: Judged) =>
    letters.some(({ definition, debtId }) => definition === one.definition && debtId === one.debtId);
  return {
    letters: letters.map(letterOf),
    besides: all.filter(one => one.kind === 'offered' && !isInPack(one)).map(letterOf),
    withoutLetter: ofDebts.flatMap(({ debt, found, letter }): readonly WithoutLetter[] => {
      const debtId = debt.id;
      if (debt.cleared !== null) return [{ debtId, says: letterWords.cleared[debt.cleared], isFirst: false }];
      const its = all.filter(one => one.debtId === debtId);
      const first = its.flatMap(one => (one.kind === 'not offered' && one.isFirst ? [one.says] : []))[0];
      if (first !== undefined) return [{ debtId, says: first, isFirst: true }];
      // While an offer waits for its answer there is nothing to hold back.
      const isOrdered = isPaidByOrder(facts, debt);
      if (letter !== undefined || (debt.stage === 'offered' && !isOrdered)) return [];
      const isHeld = isHeldOff(facts, debt, found, today);
      const isTold = isHeld || waitsForPlan(facts.plan, debt) || !its.some(canGoToThem) || isOrdered;
      const says = (isHeld && whyHeld(facts.plan, debt)) || whyNone(facts, debt, [...found, ...its]);
      return isTold ? [{ debtId, says, isFirst: false }] : [];
    }),
    forbidden: all.flatMap(one =>
      one.kind === 'not offered' ? [{ definition: one.definition, debtId: one.debtId, says: one.says }] : [],
    ),
    offers,
  };
}

/** Whether a letter is for where an offer to settle the debt at once stands. */
function followsSettlement({ when }: LetterDefinition, { beside: { settlement } }: DebtOfPack): boolean {
  return settlement !== null && (when.stages?.includes(settlement) ?? false);
}

/** Whether a letter tells of the break that the plan takes, and none has yet. */
function tellsOfBreak(definition: LetterDefinition, { inBreak }: DebtOfPack): boolean {
  return inBreak?.isToTell === true && asksForBreak(definition);
}

type Judged = LetterFor & Offered;

function letterOf({ definition, debtId, facts }: LetterFor): LetterFor {
  return { definition, debtId, facts };
}

/**
 * Whether a letter is written to who asks for a debt, or who has it in hand: what is said to a bank or an ombudsman is said
 * about them.
 */
export function isWrittenToThem({ receiver }: Pick<LetterDefinition, 'receiver'>): boolean {
  return receiver !== 'bank' && receiver !== 'ombudsman';
}

function canGoToThem({ kind, definition }: Judged): boolean {
  return kind === 'offered' && isWrittenToThem(definition);
}

/** Whether a debt might have a part of a plan that was drawn up without it. */
function waitsForPlan(plan: PlanOfLetters | null, debt: DebtOfPack): boolean {
  return plan?.nextPayment != null && (plan.payments.get(debt.id) ?? 0) === 0 && mayGetOffer(debt);
}

/** Whether a plan has a debt that is paid as ordered, so that no offer of it goes by itself. */
function isPaidByOrder({ plan }: Pick<PackFacts, 'plan'>, debt: DebtOfPack): boolean {
  return plan?.ordered.has(debt.id) === true && paidByPlan(plan, debt) !== null;
}

/** Whether a letter of the pack about a debt that a plan pays would be there, did nothing deal with debts by law already. */
function isHeldOff(
  { plan, inForce }: PackFacts,
  debt: DebtOfPack,
  found: readonly Judged[],
  today: CalendarDate,
): boolean {
  const share = paidByPlan(plan, debt);
  if (inForce === null || share === null) return false;
  return found.some(({ definition, facts }) => {
    const its = { ...facts, inForce: null, debt: facts.debt && { ...facts.debt, share } };
    return offered(definition, its, today).kind === 'offered';
  });
}

/** From when on an offer can go that waits for the end of what gives time; null for what waits for nothing that ends. */
function whyHeld(plan: PlanOfLetters | null, { stage }: DebtOfPack): string | null {
  return plan?.offersAfter && stage !== 'offer accepted' ? offersWaitWords.noLetter(plan.offersAfter) : null;
}

/** @param judgedFor the letters of the pack before all others */
function whyNone({ plan, chosen }: PackFacts, debt: DebtOfPack, judgedFor: readonly Judged[]): string {
  if (waitsForPlan(plan, debt)) {
    return chosen !== null && isScheme(chosen) ? letterWords.notInProgramme : letterWords.notInPlan;
  }
  const forbids = judgedFor.find(one => one.kind === 'not offered');
  if (forbids?.kind === 'not offered') return forbids.says;
  return debt.stage === 'nothing sent' ? letterWords.noLetter : letterWords.waiting;
}

/**
 * What is known of one letter.
 *
 * @param sharing how many debts are offered a share; 0 where none is, and what is left is looked at for all that might be
 */
export function letterFacts(
  { debts, plan, money, ...facts }: PackFacts,
  debt: DebtOfPack | null,
  share: Pence | null,
  sharing: number,
): LetterFacts {
  return {
    ...facts,
    money: {
      ...forLenders(money, plan, debts),
      ...beginningOn(plan, debt),
      sharedAmong: sharing || debts.filter(mayGetOffer).length,
      areOfPlan: plan?.nextPayment != null,
      isOver: paidBesideOffers(plan) > 0,
      isByContract: plan !== null && paysByContract(plan, debts),
      isByBalance: plan === null || paysByBalance(plan, debts, money.floor),
      isHeldBack: plan !== null && isHeldBack(plan, money),
    },
    stage: debt?.stage ?? 'nothing sent',
    beside: debt?.beside ?? NOTHING_BESIDE,
    lastLetterOn: debt?.lastLetterOn ?? null,
    askAgainFrom: debt?.askAgainFrom ?? null,
    attachesBudget: false,
    offersMore: false,
    isOwnShare: false,
    court: debt?.court ?? facts.court,
    bailiff: debt?.bailiff ?? facts.bailiff,
    debt: debt && { ...debt, share, paidByPlan: paidByPlan(plan, debt) },
  };
}

/** The sums of the plan, where there is one; else what the budget leaves after what it sets aside for debts that come first. */
function forLenders(
  money: PackFacts['money'],
  plan: PlanOfLetters | null,
  debts: readonly DebtOfPack[],
): PackFacts['money'] {
  if (plan === null) {
    const setAside = debts.reduce((total, debt) => total + (debt.setAside ?? 0), 0);
    const after = (sum: Pence | null) => sum && sum - setAside;
    return { ...money, available: after(money.available), left: after(money.left) };
  }
  return {
    ...money,
    available: plan.monthly,
    left: money.left === null ? null : (plan.canPay ?? money.left),
    firstPayment: plan.nextPayment ?? money.firstPayment,
    reviewMonths: plan.reviewMonths,
  };
}

/** The first payment that a letter about a debt offers: in a break the first on which its plan pays all that is offered. */
function beginningOn(plan: PlanOfLetters | null, debt: DebtOfPack | null): Partial<PackFacts['money']> {
  const on = debt && plan?.beginsOn?.get(debt.id);
  return on ? { firstPayment: on } : {};
}

/** Any share at all, to see which debts would be offered one. */
const SOME: Pence = 100;

/** Shares what there is among the debts that may get an offer, and whose letter in the pack is one. */
function offersOf(inPack: readonly LetterDefinition[], facts: PackFacts, today: CalendarDate): PackOffers {
  const { floor } = facts.money;
  const { available, left } = forLenders(facts.money, facts.plan, facts.debts);
  const owed = facts.debts
    .filter(mayGetOffer)
    .filter(debt => {
      // Shares stay as they are whatever has been written since.
      const its = letterFacts(facts, { ...debt, stage: 'nothing sent' }, SOME, 0);
      const first = inPack.find(definition => offered(definition, its, today).kind === 'offered');
      return first !== undefined && namesPlace(first, 'share');
    })
    .map((debt): Owed => ({ id: debt.id, balance: owedOn(debt) ?? 0 }));
  if (available === null || available <= 0 || owed.length === 0) {
    return { shares: [], available, left, among: facts.plan ? paidIn(facts.plan) : 0, reachesFloor: false };
  }
  if (facts.plan) return { ...paidBy(facts.plan, owed, floor), available, left, among: paidIn(facts.plan) };
  return { ...shareOut(available, owed, floor), available, left, among: owed.length };
}

/** What the plan pays on debts that are offered a share: a debt that is not in it gets none. */
function paidBy(
  { payments, paidOff }: PlanOfLetters,
  owed: readonly Owed[],
  floor: Pence,
): Pick<PackOffers, 'shares' | 'reachesFloor'> {
  const paid = owed.flatMap(({ id, balance }) => {
    const payment = paidOff.has(id) ? 0 : (payments.get(id) ?? 0);
    return payment === 0 ? [] : [{ id, balance, payment }];
  });
  return {
    shares: paid.map(({ id, payment }) => ({ id, payment })),
    reachesFloor: paid.every(({ balance, payment }) => payment >= Math.min(floor, balance)),
  };
}

/** What a plan pays on a debt each month, and no more than is owed on it; null where it pays nothing. */
function paidByPlan(plan: PlanOfLetters | null, debt: DebtOfPack): Pence | null {
  const payment = plan?.paidOff.has(debt.id) ? 0 : (plan?.payments.get(debt.id) ?? 0);
  return Math.min(payment, owedOn(debt) ?? payment) || null;
}
