import { asksForBreak } from '@towpath/domain/letters/breakAgreed.ts';
import type { ComposedLetter } from '@towpath/domain/letters/composed.ts';
import type { LetterDefinition } from '@towpath/domain/letters/definition.ts';
import type { DebtOfLetter, LetterFacts } from '@towpath/domain/letters/facts.ts';
import { owedOn } from '@towpath/domain/letters/mayGetOffer.ts';
import { offered } from '@towpath/domain/letters/offered.ts';
import {
  isPartOfPlan,
  type MonthlyOffer,
  offerIn,
  offersShare,
} from '@towpath/domain/letters/offersTogether.ts';
import { type LetterPack, letterFacts, type PackFacts } from '@towpath/domain/letters/pack.ts';
import { type LetterAnswer, makesOffer } from '@towpath/domain/letters/sentLetter.ts';
import { type Settlement, settlementIn, settlementOffered } from '@towpath/domain/letters/settlements.ts';
import { sumOffered } from '@towpath/domain/letters/sumOffered.ts';
import type { Went } from '@towpath/domain/letters/wentAbout.ts';
import { offersWaitWords } from '@towpath/domain/plans/repayment/offersWaitWords.ts';
import { isRepaid } from '@towpath/domain/plans/repayment/repaidWays.ts';
import { soldWords } from '@towpath/domain/plans/repayment/sold/words.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import type { Pence } from '@towpath/domain/values/pence.ts';
import { NO_DRAFT } from './kept.ts';
import type { KeptLetter, LetterKey } from './repository.ts';
import { countsNoMore } from './stillCounts.ts';
import { words } from './words.ts';
import { standing, type World, wentIn } from './world.ts';

/** The word for a letter that is about no single debt. */
export const ABOUT_ALL = 'all';

/** All that letters are judged by. */
export type Scene = {
  readonly definitions: readonly LetterDefinition[];
  readonly world: World;
  readonly facts: PackFacts;
  readonly pack: LetterPack;
  readonly kept: readonly KeptLetter[];
  /** What went out last of each letter that did, by their ids. */
  readonly went: ReadonlyMap<string, ComposedLetter>;
};

/** What of a letter is known before it is written. */
export type JudgedLetter = LetterKey & {
  readonly definition: LetterDefinition;
  readonly facts: LetterFacts;
  readonly kept: KeptLetter | null;
  /** As it was sent last: with an offer that was said on the plan alone to have gone, without one that counts no more. */
  readonly stands: KeptLetter | null;
  /** It went to who had its debt before, and goes to nobody else. */
  readonly isOld: boolean;
  /** Its offer went, as was said on the plan alone: in which words is not known. */
  readonly inOwnWords: boolean;
  readonly canAttachBudget: boolean;
  /** Why it is not to be sent; null where nothing stops it. */
  readonly stops: string | null;
  /** It makes an offer, and waits with the plan: for a talk, or until that can be drawn up. */
  readonly waits: boolean;
  /** As it went, while it stands as sent; null where it did not, where no copy is kept, or where it was changed since. */
  readonly asSent: ComposedLetter | null;
  /** What it offers each month: as it went, or as the person changed it. */
  readonly offer: Pence | null;
  /** What it offers once to settle its debt: as it went, or as it was typed. */
  readonly settlement: Pence | null;
};

const ANY_SHARE: Pence = 100;

/** Judges a letter; undefined where there is none of that kind for that debt. */
export function judged(
  { definitions, world, facts, pack, kept: all, went: sent }: Scene,
  { letterKey, about }: LetterKey,
): JudgedLetter | undefined {
  const definition = definitions.find(({ id }) => id === letterKey);
  const debt = about === ABOUT_ALL ? null : facts.debts.find(({ id }) => id === about);
  // A letter about one debt is about no other thing, and the other way round.
  if (!definition || debt === undefined || (debt === null) !== (definition.about !== 'a debt'))
    return undefined;
  const kept = all.find(one => one.letterKey === letterKey && one.about === about) ?? null;
  const share = pack.offers.shares.find(({ id }) => id === about)?.payment ?? null;
  const today = isoDate(world.today);
  const canAttachBudget = definition.budget !== 'never' && world.budget !== null;
  const attachesBudget = canAttachBudget && (kept?.attachesBudget ?? false);
  const before = debt && {
    ...debt,
    ...standing(definitions, all, { debtId: debt.id, today, world, except: letterKey }),
  };
  const its = { ...letterFacts(facts, before, share, pack.offers.among), attachesBudget };
  const typed = kept?.draft.edits ?? {};
  const offerNow = offerIn(definition, its, typed);
  const isOwnShare = offersShare(definition) && offerNow !== null && offerNow !== share;
  // Why there is no share is what the rules say of the debt, and not that there is none.
  const asIfShared = its.debt && { ...its, debt: { ...its.debt, share: its.debt.share ?? ANY_SHARE } };
  const verdict = offered(definition, asIfShared ?? its, world.today);
  const isHeld =
    world.plan?.offersAfter != null &&
    offered(definition, { ...(asIfShared ?? its), inForce: null }, world.today).kind === 'offered';
  const waitsFor =
    (verdict.kind === 'offered' || isHeld) && makesOffer(definition, definitions)
      ? (whyOffersWait(world, offersShare(definition)) ?? (debt?.awaitsProof ? soldWords.letter : null))
      : null;
  const waits = waitsFor !== null;
  const last = kept?.draft.isTouched ? undefined : kept?.sent[0];
  const isPast = last !== undefined && countsNoMore(definitions, world, about, { ...last, definition });
  // What went to who had the debt before goes to nobody else, unless it can be sent anew.
  const isOld = isPast && verdict.kind !== 'offered';
  const went = wentIn(definitions, all, world, about).findLast(one => one.definition.id === letterKey);
  const stands = asItStands();
  const lastSent = sentLast(stands);
  const asSent = (kept && lastSent === kept.sent[0] && sent.get(kept.id)) || null;
  return {
    letterKey,
    about,
    definition,
    facts: { ...its, isOwnShare },
    kept,
    stands,
    asSent,
    isOld,
    inOwnWords: went?.isByPlan === true && kept?.draft.isTouched !== true,
    canAttachBudget,
    stops: waitsFor ?? stopsBy(verdict),
    waits,
    // What is paid as ordered by now is offered no more, whatever went.
    offer:
      asSent && offerNow !== null ? (sumOffered(asSent, definition) ?? saidOnPlan() ?? offerNow) : offerNow,
    settlement: asSent ? settlementOffered(asSent, definition) : settlementIn(definition, its, typed),
  };

  /** The sum of a plan was no place of its letter: the plan knows what was offered that day. */
  function saidOnPlan(): Pence | null {
    const offers = world.plan?.told.get(about)?.went ?? [];
    return offers.findLast(({ on }) => on === lastSent?.sentOn)?.payment ?? null;
  }

  function asItStands(): KeptLetter | null {
    if (went?.isByPlan) return withOffer(kept ?? { ...NOT_KEPT, letterKey, about }, went);
    // One that told of a break before goes again for another.
    const tellsOfBreak =
      debt?.inBreak?.isToTell === true && definition !== undefined && asksForBreak(definition);
    const isNextAgain =
      (isNo(went?.answer) || tellsOfBreak) &&
      pack.letters.some(one => one.definition.id === letterKey && one.debtId === about);
    return (isPast && !isOld) || isNextAgain ? unsent(kept) : kept;
  }
}

/**
 * Why no offer goes, as its person reads it; null where it may. A plan that was chosen and cannot be drawn up may share its sum
 * among others than those who are known to be in it today; a token is no share of it.
 */
function whyOffersWait({ offersWait, chosen, plan }: World, isShare: boolean): string | null {
  if (offersWait !== null) return words.offersWait[offersWait];
  if (plan?.offersAfter) return offersWaitWords.letter(plan.offersAfter);
  return isShare && chosen !== null && isRepaid(chosen) && plan === null ? words.planNotDrawn : null;
}

function stopsBy(verdict: ReturnType<typeof offered>): string | null {
  if (verdict.kind === 'offered') return null;
  return verdict.kind === 'not offered' ? verdict.says : words.notOffered;
}

/** Whoever said no to a letter can be sent it again. */
function isNo(answer: LetterAnswer | null | undefined): boolean {
  return answer === 'refused' || answer === 'asks for more';
}

const NOT_KEPT = {
  id: '',
  draft: NO_DRAFT,
  attachesBudget: false,
  readOn: null,
  sent: [],
  takenBack: [],
} as const;

/** A letter as if the offer that was said on the plan to have gone had gone by it. */
function withOffer(kept: KeptLetter, { sentOn, answerBy, answer, answeredOn }: Went): KeptLetter {
  const offer = {
    version: 0,
    attachedBudget: false,
    by: null,
    notedAt: new Date(0),
    answersBefore: [],
    takenBackOn: null,
    staffId: null,
  } as const;
  return { ...kept, sent: [{ ...offer, sentOn, answerBy, answer, answeredOn }, ...kept.sent] };
}

/** A letter that went to who had its debt before, as it is for who has it now. */
function unsent(kept: KeptLetter | null): KeptLetter | null {
  return kept && { ...kept, sent: [] };
}

/** What a letter went for last; null while it did not go as it is. */
export function sentLast(stands: KeptLetter | null): KeptLetter['sent'][number] | null {
  return (!stands?.draft.isTouched && stands?.sent[0]) || null;
}

/** What a letter offers each month, where it was sent or can be; null where it offers nothing, or on what is paid. */
export function offerMade({ facts, definition, offer, stands, stops }: JudgedLetter): MonthlyOffer | null {
  const { debt } = facts;
  const sentOn = sentLast(stands)?.sentOn ?? null;
  if (debt === null || offer === null || (sentOn === null && stops !== null)) return null;
  if (isPaid(debt)) return null;
  return { debt, sum: offer, isShare: isPartOfPlan(definition, facts), sentOn };
}

/**
 * What a letter offers to settle its debt, where it went and nobody said no to that, or was read; null where it offers nothing
 * of that kind, or on what is paid.
 */
export function settlementMade({ facts, settlement, stands, stops }: JudgedLetter): Settlement | null {
  const { debt } = facts;
  const last = stands?.sent[0];
  const went = last !== undefined && !isNo(last.answer);
  const isReady = stands !== null && stands.readOn !== null && stops === null;
  if (debt === null || settlement === null || !(went || isReady)) return null;
  if (isPaid(debt)) return null;
  return { debtId: debt.id, sum: settlement };
}

function isPaid(debt: DebtOfLetter): boolean {
  return debt.isPaid === true || (owedOn(debt) ?? 1) <= 0;
}
