import { checkPounds, type Pence } from '../values/pence.ts';
import type { LetterEdits } from './compose.ts';
import type { LetterDefinition } from './definition.ts';
import type { DebtOfLetter, LetterFacts } from './facts.ts';
import { letterWords } from './letterWords.ts';
import { forLetters } from './moreThanLeft.ts';
import { beyond } from './placeLimits.ts';
import { placeNamed } from './places.ts';
import { namesPlace } from './textsOf.ts';

/** The place of a letter with what it offers each month; null for a letter that offers nothing. */
function offerPlace(definition: LetterDefinition): string | null {
  if (offersShare(definition)) return 'share';
  return definition.body.places.find(({ isOffer }) => isOffer)?.name ?? null;
}

/** Whether a letter offers a debt its part of what there is for all. */
export function offersShare(definition: LetterDefinition): boolean {
  return namesPlace(definition, 'share');
}

/** Whether a letter offers a sum of its own each month, such as to a court, which starts with nothing but what is known. */
export function offersOwnSum(definition: LetterDefinition): boolean {
  return (
    !offersShare(definition) &&
    definition.body.places.some(({ isOffer, starts }) => isOffer && starts === null)
  );
}

/**
 * What the plan pays each month on a debt about which a letter offers a sum of its own, such as to a court: the letter starts
 * with it. Null where it offers a share, or starts with something else.
 */
export function paidInstead(definition: LetterDefinition, { debt }: Pick<LetterFacts, 'debt'>): Pence | null {
  return offersOwnSum(definition) && debt?.setAside === null ? debt.paidByPlan : null;
}

/** Whether what a letter offers is a part of what the plan pays, or would; else it is on top of that. */
export function isPartOfPlan(definition: LetterDefinition, facts: Pick<LetterFacts, 'debt'>): boolean {
  return offersShare(definition) || paidInstead(definition, facts) !== null;
}

/** What is asked above a letter that offers another sum than the plan pays; null where it does not. */
export function asksOfSum(
  definition: LetterDefinition,
  facts: Pick<LetterFacts, 'debt'>,
  offer: Pence | null,
) {
  const pays = paidInstead(definition, facts);
  return pays === null || offer === null || offer === pays ? null : letterWords.unlikePlan(pays, offer);
}

/** What a letter offers each month: as the person changed it, or as it was worked out; null for no offer. */
export function offerIn(definition: LetterDefinition, facts: LetterFacts, edits: LetterEdits): Pence | null {
  const name = offerPlace(definition);
  const place = name === null ? null : placeNamed(definition, name);
  if (name === null || place === null) return null;
  const typed = (Object.hasOwn(edits, name) && edits[name]) || '';
  // The sums of a plan that is drawn up are not changed in a letter: one of before counts no more.
  const edit = checkPounds(typed);
  if (edit.ok && place.canChange(facts) && beyond(place, facts, typed) === null) return edit.value;
  const known = checkPounds(place.value(facts, definition) ?? '');
  return known.ok ? known.value : null;
}

/** What one letter offers each month. */
export type MonthlyOffer = {
  readonly debt: Pick<DebtOfLetter, 'id' | 'setAside'>;
  readonly sum: Pence;
  /** It is a part of what the plan pays, or would; else it is on top of that. */
  readonly isShare: boolean;
  /** The day it went, 'YYYY-MM-DD'; null while the letter is being prepared. */
  readonly sentOn: string | null;
};

/**
 * The offers that count, of each debt one, in the order of the first of each: of those that are being prepared the highest,
 * and where there is none what went last, whoever it went to.
 */
export function onceEach<Offer extends MonthlyOffer>(offers: readonly Offer[]): readonly Offer[] {
  const byDebt = new Map<string, Offer>();
  for (const offer of offers) {
    const before = byDebt.get(offer.debt.id);
    if (before === undefined || takesPlaceOf(offer, before)) byDebt.set(offer.debt.id, offer);
  }
  return [...byDebt.values()];
}

function takesPlaceOf(offer: MonthlyOffer, before: MonthlyOffer): boolean {
  if (offer.sentOn === null) return before.sentOn !== null || offer.sum > before.sum;
  return before.sentOn !== null && offer.sentOn >= before.sentOn;
}

/** What there is for letters each month. */
export type RoomForOffers = {
  /** What there is to share; null where it is not known. */
  readonly available: Pence | null;
  /** What the budget leaves for that; null where it is not known. */
  readonly left: Pence | null;
  /** What the plan pays beside its offers to those whom they went to; left out for nothing. */
  readonly beside?: Pence;
};

/**
 * What the budget leaves each month for offers, of which each counts once; null where it is not known. What is set aside for
 * debts that come first is there for these.
 */
export function roomFor(offers: readonly MonthlyOffer[], left: Pence | null): Pence | null {
  return left === null ? null : Math.max(0, left) + setAsideFor(offers);
}

function setAsideFor(offers: readonly MonthlyOffer[]): Pence {
  return offers.reduce((sum, { debt, isShare }) => sum + (isShare ? 0 : (debt.setAside ?? 0)), 0);
}

/** Whether the offers of several letters are what there is for them, and in words how far they are from it. */
export type OffersTogether = {
  /** In pence a month. */
  readonly total: Pence;
  /** Above 0: the letters offer so much more than there is; below 0: less. Null while it is not known what there is. */
  readonly difference: Pence | null;
  readonly says: string;
};

/** Adds up what letters offer each month, of which each debt counts once. */
export function offersTogether(
  offers: readonly MonthlyOffer[],
  { available, left, beside = 0 }: RoomForOffers,
): OffersTogether {
  const { offers: words } = letterWords;
  const total = offers.reduce((sum, offer) => sum + offer.sum, 0);
  const toShare = forLetters(available, left);
  if (toShare === null) return { total, difference: null, says: words.unknown(total) };
  // What the plan pays beside its offers is not left over: it goes to the same lenders.
  const least = Math.max(0, toShare - beside) + setAsideFor(offers);
  // A plan may pay less than the budget leaves: what is offered of that is no more than there is.
  const there = Math.max(least, Math.min(total, roomFor(offers, left) ?? least));
  const difference = total - there;
  if (difference === 0 && beside > 0 && total < toShare) {
    return { total, difference, says: words.beside(total, beside) };
  }
  if (difference === 0) return { total, difference, says: words.same(total) };
  const says = difference > 0 ? words.over(total, there) : words.under(total, there);
  return { total, difference, says };
}
