import { createHash } from 'node:crypto';
import { compose } from '@towpath/domain/letters/compose.ts';
import { type ComposedLetter, openPlaces } from '@towpath/domain/letters/composed.ts';
import type { LetterDefinition } from '@towpath/domain/letters/definition.ts';
import { type LetterFacts, NO_ADDRESSEE } from '@towpath/domain/letters/facts.ts';
import { type AskedFact, factsAsked } from '@towpath/domain/letters/factsAsked.ts';
import { setAsideFirst, warnsOfMore } from '@towpath/domain/letters/moreThanLeft.ts';
import { offered } from '@towpath/domain/letters/offered.ts';
import { offerIn } from '@towpath/domain/letters/offersTogether.ts';
import { type LetterPack, letterFacts, type PackFacts, packOf } from '@towpath/domain/letters/pack.ts';
import type { SaidForLetters } from '@towpath/domain/letters/saidForLetters.ts';
import {
  firstPaymentAfter,
  isReadTooLongAgo,
  type LetterAnswer,
  makesOffer,
} from '@towpath/domain/letters/sentLetter.ts';
import { namesPlace } from '@towpath/domain/letters/textsOf.ts';
import type { Went } from '@towpath/domain/letters/wentAbout.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import type { Pence } from '@towpath/domain/values/pence.ts';
import { asPlanSays } from './asPlanSays.ts';
import { type Contacts, NO_DRAFT } from './kept.ts';
import type { KeptLetter, LetterKey } from './repository.ts';
import { words } from './words.ts';
import { countsNoMore, knownIn, packFacts, standing, type World, type WorldDeps, wentIn } from './world.ts';

/** The word for a letter that is about no single debt. */
export const ABOUT_ALL = 'all';

/** One letter as it would go today. */
export type ShownLetter = LetterKey & {
  readonly definition: LetterDefinition;
  readonly facts: LetterFacts;
  readonly kept: KeptLetter | null;
  readonly letter: ComposedLetter;
  /** What it says, as a mark. */
  readonly shown: string;
  readonly attachesBudget: boolean;
  readonly canAttachBudget: boolean;
  readonly stops: string | null;
  /** It makes an offer, and waits for a talk with the plan. */
  readonly waits: boolean;
  /** That it offers more than the budget leaves; null where it does not. */
  readonly warns: string | null;
  /** What of the sum that is left the budget shows as set aside for debts that come first, in pence a month. */
  readonly setAside: Pence;
  readonly share: Pence | null;
  /** Its offer went, as was said on the plan alone: in which words is not known. */
  readonly inOwnWords: boolean;
  readonly state: LetterState;
};

export type LetterState = {
  readonly kind: 'fill in' | 'not read' | 'read again' | 'read' | 'sent' | 'no answer yet' | 'answered';
  readonly toFillIn: number;
  readonly on: string | null;
};

/** All letters of a person, by what is known and what they typed. */
export type LettersNow = {
  readonly today: string;
  readonly world: World;
  readonly contacts: Contacts;
  readonly kept: readonly KeptLetter[];
  readonly pack: LetterPack;
  /** What they said for letters alone. */
  readonly said: SaidForLetters;
  /** What is asked of them for letters, and what they can change of it; worked out when it is called. */
  readonly asked: () => readonly AskedFact[];
  /** The letters of offers that were said on the plan alone to have gone. */
  readonly byPlan: readonly LetterKey[];
  /** One letter; undefined where there is none of that kind for that debt. */
  readonly one: (key: LetterKey) => ShownLetter | undefined;
};

export type Typed = {
  readonly kept: readonly KeptLetter[];
  readonly contacts: Contacts;
  readonly said: SaidForLetters;
  /** Of letters whose debt is not listed any more, what went out last, by the ids of the letters. */
  readonly gone: ReadonlyMap<string, ComposedLetter>;
};

/** Works it out. */
export function lettersNow(deps: WorldDeps, world: World, typed: Typed): LettersNow {
  const { contacts, said, gone } = typed;
  const kept = asPlanSays(typed.kept, deps.definitions, world.plan, isoDate(world.today));
  const facts = packFacts(deps, world, { ...typed, kept });
  const pack = packOf(deps.definitions, facts, world.today);
  return {
    kept,
    contacts,
    today: isoDate(world.today),
    world,
    pack,
    said,
    byPlan: world.debts.flatMap(({ id }) =>
      wentIn(deps.definitions, kept, world, id)
        .filter(({ isByPlan }) => isByPlan)
        .map(({ definition }) => ({ letterKey: definition.id, about: id })),
    ),
    asked: () => factsAsked(deps.definitions, facts, knownIn(world, said), world.today),
    one(key) {
      const own = kept.find(({ letterKey, about }) => letterKey === key.letterKey && about === key.about);
      const sent = own && gone.get(own.id);
      return sent
        ? goneLetter(deps.definitions, facts, own, sent)
        : shownLetter(deps.definitions, world, facts, pack, kept, key);
    },
  };
}

const ANY_SHARE: Pence = 100;

/** A letter that went out about a debt that is not listed any more: as it went, and nothing to send. */
function goneLetter(
  definitions: readonly LetterDefinition[],
  facts: PackFacts,
  kept: KeptLetter,
  letter: ComposedLetter,
): ShownLetter | undefined {
  const definition = definitions.find(({ id }) => id === kept.letterKey);
  if (!definition) return undefined;
  const asSent = { ...kept, draft: { ...kept.draft, isTouched: false } };
  return {
    letterKey: kept.letterKey,
    about: kept.about,
    definition,
    facts: letterFacts(facts, null, null, 0),
    kept: asSent,
    letter,
    shown: markOf(letter),
    attachesBudget: false,
    canAttachBudget: false,
    stops: words.debtGone,
    waits: false,
    warns: null,
    setAside: 0,
    inOwnWords: false,
    share: null,
    state: stateOf(asSent, facts.writtenOn, { toFillIn: 0, isRead: false }),
  };
}

function shownLetter(
  definitions: readonly LetterDefinition[],
  world: World,
  facts: PackFacts,
  { offers, letters }: LetterPack,
  all: readonly KeptLetter[],
  { letterKey, about }: LetterKey,
): ShownLetter | undefined {
  const definition = definitions.find(({ id }) => id === letterKey);
  const debt = about === ABOUT_ALL ? null : facts.debts.find(({ id }) => id === about);
  // A letter about one debt is about no other thing, and the other way round.
  if (!definition || debt === undefined || (debt === null) !== (definition.about !== 'a debt'))
    return undefined;
  const kept = all.find(one => one.letterKey === letterKey && one.about === about) ?? null;
  const share = offers.shares.find(({ id }) => id === about)?.payment ?? null;
  const today = isoDate(world.today);
  const edits = kept?.draft.edits ?? {};
  const canAttachBudget = definition.budget !== 'never' && world.budget !== null;
  const attachesBudget = canAttachBudget && (kept?.attachesBudget ?? definition.budget === 'attach');
  const before = debt && {
    ...debt,
    ...standing(definitions, all, { debtId: debt.id, today, world, except: letterKey }),
  };
  const its = { ...letterFacts(facts, before, share, offers.among), attachesBudget };
  // Why there is no share is what the rules say of the debt, and not that there is none.
  const asIfShared = its.debt && { ...its, debt: { ...its.debt, share: its.debt.share ?? ANY_SHARE } };
  const verdict = offered(definition, asIfShared ?? its, world.today);
  const waits = world.offersWait && makesOffer(definition, definitions);
  const stops =
    verdict.kind === 'offered'
      ? waits
        ? words.offersWait
        : null
      : verdict.kind === 'not offered'
        ? verdict.says
        : words.notOffered;
  const last = kept?.draft.isTouched ? undefined : kept?.sent[0];
  const isPast = last !== undefined && countsNoMore(definitions, world, about, { ...last, definition });
  // What went to who had the debt before goes to nobody else, unless it can be sent anew.
  const isOld = isPast && verdict.kind !== 'offered';
  const addressed = its.debt && (isOld ? { ...its.debt, creditor: NO_ADDRESSEE, wasWith: null } : its.debt);
  const on = (day: string) => {
    // A plan that is drawn up says when it pays, whatever day stands on the letter.
    const money = its.money.areOfPlan ? its.money : { ...its.money, firstPayment: firstPaymentAfter(day) };
    const thatDay = { ...its, debt: addressed, writtenOn: day, money };
    const letter = compose(definition, thatDay, edits);
    return { letter, shown: markOf(letter) };
  };
  const readOn = kept?.readOn ?? null;
  // What was read keeps its day, as long as it says the same.
  const asRead = readOn !== null && !isReadTooLongAgo(readOn, today) ? on(readOn) : null;
  const isRead = asRead !== null && asRead.shown === kept?.draft.read;
  const now = isRead ? asRead : on(today);
  const went = wentIn(definitions, all, world, about).findLast(one => one.definition.id === letterKey);
  const inOwnWords = went?.isByPlan === true && kept?.draft.isTouched !== true;
  const offer = namesPlace(definition, 'share') ? offerIn(its, edits) : null;
  return {
    letterKey,
    about,
    definition,
    facts: its,
    kept,
    ...now,
    attachesBudget,
    canAttachBudget,
    stops,
    waits,
    warns: stops === null ? warnsOfMore(its, offer) : null,
    setAside: setAsideFirst(its.money),
    share: offer,
    inOwnWords,
    state: stateOf(asItStands(), today, {
      // No gaps are counted of what went in words that are not known.
      toFillIn: inOwnWords ? 0 : openPlaces(now.letter).length,
      isRead,
    }),
  };

  /** With an offer that was said on the plan alone to have gone by it, and without one that counts no more. */
  function asItStands(): KeptLetter | null {
    if (went?.isByPlan) return withOffer(kept ?? { ...NOT_KEPT, letterKey, about }, went);
    const isNextAgain =
      isNo(went?.answer) && letters.some(one => one.definition.id === letterKey && one.debtId === about);
    return (isPast && !isOld) || isNextAgain ? unsent(kept) : kept;
  }
}

/** Whoever said no to a letter can be sent it again. */
function isNo(answer: LetterAnswer | null | undefined): boolean {
  return answer === 'refused' || answer === 'asks for more';
}

const NOT_KEPT = { id: '', draft: NO_DRAFT, attachesBudget: false, readOn: null, sent: [] } as const;

/** A letter as if the offer that was said on the plan to have gone had gone by it. */
function withOffer(kept: KeptLetter, { sentOn, answerBy, answer, answeredOn }: Went): KeptLetter {
  const offer = {
    version: 0,
    attachedBudget: false,
    by: 'post',
    notedAt: new Date(0),
    answersBefore: [],
  } as const;
  return { ...kept, sent: [{ ...offer, sentOn, answerBy, answer, answeredOn }, ...kept.sent] };
}

/** A letter that went to who had its debt before, as it is for who has it now. */
function unsent(kept: KeptLetter | null): KeptLetter | null {
  return kept && { ...kept, sent: [] };
}

/** A mark of every word of a letter but its day. */
function markOf(letter: ComposedLetter): string {
  return createHash('sha256')
    .update(JSON.stringify({ ...letter, date: '' }))
    .digest('base64url');
}

/** How a letter stands. */
export function stateOf(
  kept: KeptLetter | null,
  today: string,
  { toFillIn, isRead }: { readonly toFillIn: number; readonly isRead: boolean },
): LetterState {
  const last = kept?.sent[0];
  if (last && !kept.draft.isTouched) {
    if (last.answer !== null && last.answer !== 'none') {
      return { kind: 'answered', toFillIn, on: last.answeredOn };
    }
    const isLate = last.answer === 'none' || (last.answerBy !== null && last.answerBy < today);
    return { kind: isLate ? 'no answer yet' : 'sent', toFillIn, on: last.sentOn };
  }
  if (toFillIn > 0) return { kind: 'fill in', toFillIn, on: null };
  if (isRead) return { kind: 'read', toFillIn, on: kept?.readOn ?? null };
  return { kind: (kept?.draft.read ?? null) === null ? 'not read' : 'read again', toFillIn, on: null };
}
