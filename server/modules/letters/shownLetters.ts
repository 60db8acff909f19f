import { createHash } from 'node:crypto';
import type { LetterInList } from '@towpath/contracts/api/letters.ts';
import { asksOfBreak } from '@towpath/domain/letters/breakAgreed.ts';
import { compose } from '@towpath/domain/letters/compose.ts';
import { type ComposedLetter, openPlaces } from '@towpath/domain/letters/composed.ts';
import type { LetterDefinition } from '@towpath/domain/letters/definition.ts';
import { type LetterFacts, NO_ADDRESSEE } from '@towpath/domain/letters/facts.ts';
import { type AskedFact, factsAsked } from '@towpath/domain/letters/factsAsked.ts';
import type { LastDay } from '@towpath/domain/letters/lastDay.ts';
import { setAsideFirst, warnsOfMore } from '@towpath/domain/letters/moreThanLeft.ts';
import {
  asksOfSum,
  isPartOfPlan,
  type MonthlyOffer,
  onceEach,
  roomFor,
} from '@towpath/domain/letters/offersTogether.ts';
import { type LetterPack, letterFacts, type PackFacts, packOf } from '@towpath/domain/letters/pack.ts';
import type { SaidForLetters } from '@towpath/domain/letters/saidForLetters.ts';
import { firstPaymentAfter, isReadTooLongAgo } from '@towpath/domain/letters/sentLetter.ts';
import { type Settlement, warnsOfMoreAtOnce } from '@towpath/domain/letters/settlements.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import type { Pence } from '@towpath/domain/values/pence.ts';
import { asPlanSays } from './asPlanSays.ts';
import { withBreaks } from './breaksTold.ts';
import { type FromForms, latestOf } from './fromForms.ts';
import {
  ABOUT_ALL,
  type JudgedLetter,
  judged,
  offerMade,
  type Scene,
  sentLast,
  settlementMade,
} from './judging.ts';
import type { Contacts } from './kept.ts';
import { type LastDayFor, lastDaysFor } from './lastDays.ts';
import { withNoneOfOthers } from './noneSaid.ts';
import { type OfficerPick, officersByDebt, picksFor } from './officers.ts';
import type { KeptLetter, LetterKey } from './repository.ts';
import { words } from './words.ts';
import { knownIn, ownersOf, packFacts, type World, type WorldDeps, wentIn } from './world.ts';

/** One letter as it would go today. */
export type ShownLetter = LetterKey & {
  readonly definition: LetterDefinition;
  readonly facts: LetterFacts;
  readonly kept: KeptLetter | null;
  readonly letter: ComposedLetter;
  /** As it went, while it stands as sent; null where it did not, where no copy is kept, or where it was changed since. */
  readonly asSent: ComposedLetter | null;
  /** What it says today, as a mark. */
  readonly shown: string;
  readonly attachesBudget: boolean;
  readonly canAttachBudget: boolean;
  /** Courts and firms that were typed about other debts and may fit. */
  readonly picks: readonly OfficerPick[];
  readonly stops: string | null;
  /** It makes an offer, and waits with the plan: for a talk, or until that can be drawn up. */
  readonly waits: boolean;
  /** The last day to send it; null where there is none, it went or is not to go. */
  readonly lastDay: LastDay | null;
  /** That it offers more than the budget leaves; null where it does not. */
  readonly warns: string | null;
  /** What is asked of its sum, which is another than the plan pays; null for nothing. */
  readonly asks: string | null;
  /** What of the sum that is left the budget shows as set aside for debts that come first, in pence a month. */
  readonly setAside: Pence;
  readonly share: Pence | null;
  /** Its offer went, as was said on the plan alone: in which words is not known. */
  readonly inOwnWords: boolean;
  /** When it went last, also where it was changed since; null where it did not. */
  readonly wentOn: string | null;
  readonly state: LetterState;
};

export type LetterState = {
  readonly kind: LetterInList['state']['kind'];
  readonly toFillIn: number;
  readonly on: string | null;
};

/** All letters of a person, by what is known and what they typed. */
export type LettersNow = {
  readonly today: string;
  readonly world: World;
  readonly contacts: Contacts;
  /** What forms say of the same places. */
  readonly forms: FromForms;
  readonly kept: readonly KeptLetter[];
  readonly pack: LetterPack;
  /** What they said for letters alone. */
  readonly said: SaidForLetters;
  /** What is asked of them for letters, and what they can change of it; worked out when it is called. */
  readonly asked: () => readonly AskedFact[];
  /** The letters of offers that were said on the plan alone to have gone. */
  readonly byPlan: readonly LetterKey[];
  /** What all letters that were sent or are being prepared offer each month. */
  readonly together: Together;
  /** One letter; undefined where there is none of that kind for that debt. */
  readonly one: (key: LetterKey) => ShownLetter | undefined;
};

export type Typed = {
  readonly kept: readonly KeptLetter[];
  readonly contacts: Contacts;
  readonly forms: FromForms;
  readonly said: SaidForLetters;
  /** The ids of letters that went out and whose debt is not listed any more. */
  readonly gone: ReadonlySet<string>;
  /** What went out last of each letter that did, by the ids of the letters. */
  readonly went: ReadonlyMap<string, ComposedLetter>;
};

/** What letters offer each month together, each debt once. */
export type Together = {
  readonly offers: readonly (MonthlyOffer & { readonly to: string })[];
  readonly total: Pence;
  /** What the budget leaves for them; null where it is not known. */
  readonly room: Pence | null;
  /** What is offered once to settle debts. */
  readonly settlements: readonly Settlement[];
};

function offersOf(scene: Scene, keys: readonly LetterKey[]): Together {
  const names = ownersOf(scene.world);
  const all = keys.flatMap(key => judged(scene, key) ?? []);
  const offers = onceEach(
    all.flatMap(one => {
      const offer = offerMade(one);
      return offer ? [{ ...offer, to: names.get(one.about) ?? '' }] : [];
    }),
  );
  const settlements = all.flatMap(one => settlementMade(one) ?? []);
  const total = offers.reduce((sum, offer) => sum + offer.sum, 0);
  return { offers, total, room: roomFor(offers, scene.pack.offers.left), settlements };
}

/** The letters of the plan, all that were begun, and those of offers that the plan was told of, each once. */
export function packKeys({
  pack,
  kept,
  byPlan,
}: Pick<LettersNow, 'pack' | 'kept' | 'byPlan'>): readonly LetterKey[] {
  const keys = [
    ...pack.letters.map(({ definition, debtId }) => ({
      letterKey: definition.id,
      about: debtId ?? ABOUT_ALL,
    })),
    ...kept.map(({ letterKey, about }) => ({ letterKey, about })),
    ...byPlan,
  ];
  const isSame = (a: LetterKey, b: LetterKey) => a.letterKey === b.letterKey && a.about === b.about;
  return keys.filter((key, at) => keys.findIndex(other => isSame(other, key)) === at);
}

/** Works it out. */
export function lettersNow(deps: WorldDeps, world: World, typed: Typed): LettersNow {
  const { forms, said, gone, went } = typed;
  const kept = asPlanSays(typed.kept, deps.definitions, world.plan, isoDate(world.today));
  const contacts = officersByDebt(typed.contacts, {
    definitions: deps.definitions,
    kept,
    went,
    isAsRead(key, tried) {
      const one = lettersNow(deps, world, { ...typed, contacts: tried }).one(key);
      return one !== undefined && one.shown === one.kept?.draft.read;
    },
  });
  const known = packFacts(deps, world, { contacts: latestOf(contacts, forms), said, kept });
  const facts = withBreaks(known, deps.definitions, kept);
  const pack = packOf(deps.definitions, facts, world.today);
  const scene: Scene = { definitions: deps.definitions, world, facts, pack, kept, went };
  const byPlan = world.debts.flatMap(({ id }) =>
    wentIn(deps.definitions, kept, world, id)
      .filter(({ isByPlan }) => isByPlan)
      .map(({ definition }) => ({ letterKey: definition.id, about: id })),
  );
  const together = offersOf(scene, packKeys({ pack, kept, byPlan }));
  const lastDay = lastDaysFor(deps, world, { facts, said, kept });
  return {
    kept,
    contacts,
    forms,
    today: isoDate(world.today),
    world,
    pack,
    said,
    byPlan,
    together,
    asked: () => factsAsked(deps.definitions, facts, knownIn(world, said), world.today),
    one(key) {
      const own = kept.find(({ letterKey, about }) => letterKey === key.letterKey && about === key.about);
      const sent = own && gone.has(own.id) && went.get(own.id);
      if (sent) return goneLetter(deps.definitions, facts, own, sent);
      const one = judged(scene, key);
      return one && shownLetter(one, { world, together, contacts, lastDay });
    },
  };
}

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
    asSent: letter,
    shown: markOf(letter),
    attachesBudget: false,
    canAttachBudget: false,
    picks: [],
    stops: words.debtGone,
    waits: false,
    lastDay: null,
    warns: null,
    asks: null,
    setAside: 0,
    inOwnWords: false,
    wentOn: kept.sent[0]?.sentOn ?? null,
    share: null,
    state: stateOf(asSent, facts.writtenOn, { toFillIn: 0, isRead: false, isStopped: 'not to send' }),
  };
}

type Around = Pick<LettersNow, 'world' | 'together' | 'contacts'> & { readonly lastDay: LastDayFor };

function shownLetter(one: JudgedLetter, { world, together, contacts, lastDay }: Around): ShownLetter {
  const { letterKey, about, definition, kept, stands, isOld, inOwnWords, stops, offer } = one;
  const today = isoDate(world.today);
  const { total, room } = together;
  const facts = { ...one.facts, offersMore: room !== null && total > room };
  const { debt } = facts;
  // What went to who had the debt before goes to nobody else, unless it can be sent anew.
  const addressed = debt && (isOld ? { ...debt, creditor: NO_ADDRESSEE, wasWith: null } : debt);
  const typed = kept?.draft.edits ?? {};
  const edits = isOld ? typed : withNoneOfOthers(typed, contacts, { definition, about, facts });
  const on = (day: string) => {
    // A plan that is drawn up says when it pays, whatever day stands on the letter.
    const money = facts.money.areOfPlan
      ? facts.money
      : { ...facts.money, firstPayment: firstPaymentAfter(day, definition) };
    const letter = compose(definition, { ...facts, debt: addressed, writtenOn: day, money }, edits);
    return { letter, shown: markOf(letter) };
  };
  const readOn = kept?.readOn ?? null;
  // What was read keeps its day, as long as it says the same.
  const asRead = readOn !== null && !isReadTooLongAgo(readOn, today) ? on(readOn) : null;
  const isRead = asRead !== null && asRead.shown === kept?.draft.read;
  const now = isRead ? asRead : on(today);
  const isShare = isPartOfPlan(definition, facts);
  return {
    letterKey,
    about,
    definition,
    facts,
    kept,
    ...now,
    asSent: one.asSent,
    attachesBudget: facts.attachesBudget,
    canAttachBudget: one.canAttachBudget,
    picks: stops === null ? picksFor(now.letter, about, contacts) : [],
    stops,
    waits: one.waits,
    lastDay: stops === null && sentLast(stands) === null ? lastDay(one) : null,
    warns: stops === null ? warnsOf() : null,
    asks:
      (stops === null && sentLast(stands) === null ? asksOfSum(definition, facts, offer) : null) ??
      asksOfBreak(definition, facts, sentLast(stands)?.answer ?? null),
    setAside: setAsideFirst(facts.money),
    share: offer,
    inOwnWords,
    wentOn: (kept?.sent[0] ?? stands?.sent[0])?.sentOn ?? null,
    state: stateOf(stands, today, {
      // No gaps are counted of what went in words that are not known.
      toFillIn: inOwnWords ? 0 : openPlaces(now.letter).length,
      isRead,
      isStopped: stops !== null && (one.waits ? 'waits' : 'not to send'),
    }),
  };

  function warnsOf(): string | null {
    if (offer !== null) return warnsOfMore(facts, { offer, isShare, total, room });
    const { settlement: sum } = one;
    if (sum === null || debt === null) return null;
    return warnsOfMoreAtOnce({ debtId: debt.id, sum }, together.settlements, facts.money.lumpSum);
  }
}

/** A mark of every word of a letter but its day. */
export function markOf(letter: ComposedLetter): string {
  return createHash('sha256')
    .update(JSON.stringify({ ...letter, date: '' }))
    .digest('base64url');
}

type Written = {
  readonly toFillIn: number;
  readonly isRead: boolean;
  /** It is not to be sent: it waits with its plan, or does not fit any more. */
  readonly isStopped: 'waits' | 'not to send' | false;
};

/** How a letter stands. */
export function stateOf(
  kept: KeptLetter | null,
  today: string,
  { toFillIn, isRead, isStopped }: Written,
): LetterState {
  const last = kept?.sent[0];
  if (last && !kept.draft.isTouched) {
    if (last.answer !== null && last.answer !== 'none') {
      return { kind: 'answered', toFillIn, on: last.answeredOn };
    }
    const isLate = last.answer === 'none' || (last.answerBy !== null && last.answerBy < today);
    return { kind: isLate ? 'no answer yet' : 'sent', toFillIn, on: last.sentOn };
  }
  if (isStopped) return { kind: isStopped, toFillIn, on: null };
  if (toFillIn > 0) return { kind: 'fill in', toFillIn, on: null };
  if (isRead) return { kind: 'read', toFillIn, on: kept?.readOn ?? null };
  return { kind: (kept?.draft.read ?? null) === null ? 'not read' : 'read again', toFillIn, on: null };
}
