import type { LetterPack } from '@towpath/contracts/api/letters.ts';
import { dangerOf } from '@towpath/domain/letters/dangerOf.ts';
import { offersTogether } from '@towpath/domain/letters/offersTogether.ts';
import { namesPlace } from '@towpath/domain/letters/textsOf.ts';
import { type LettersNow, packKeys, type ShownLetter } from './shownLetters.ts';
import { idOf } from './toResponse.ts';
import { ownersOf } from './world.ts';

/** How letters stand that went. */
const WENT: ReadonlySet<ShownLetter['state']['kind']> = new Set(['sent', 'no answer yet', 'answered']);

/**
 * The letters of the plan, all that were begun, and those of offers that the plan was told of, each once: those about debts
 * for which bailiffs come first, then as they came. What waits for a talk and was not begun is none of them.
 */
export function packLetters(all: LettersNow): readonly ShownLetter[] {
  return packKeys(all)
    .flatMap(key => all.one(key) ?? [])
    .filter(one => !one.waits || isBegun(one))
    .toSorted((a, b) => Number(isOfVisit(b)) - Number(isOfVisit(a)));
}

/**
 * The letter that says to bailiffs that what they come for is held by law, by its id: the first of those about debts for which
 * they come, one that can still go before one that went. Null where there is none.
 */
export function letterToBailiffs(all: LettersNow): string | null {
  const its = packLetters(all).filter(one => isOfVisit(one) && one.facts.inForce !== null);
  const first = its.find(({ state, stops }) => stops === null && !WENT.has(state.kind)) ?? its[0];
  return first ? idOf(first) : null;
}

/**
 * Whether it was said by letter to all who may come for a debt that they are kept off by law: to the bailiffs of each such
 * debt, or to whom it is owed where no letter goes to them. False where no letter says so.
 */
export function isSaidToBailiffs(all: LettersNow): boolean {
  const its = packLetters(all).filter(
    ({ definition, facts, state, stops }) =>
      facts.debt?.courtStage === 'bailiffs' &&
      namesPlace(definition, 'protectedFrom') &&
      (stops === null || WENT.has(state.kind)),
  );
  const toBailiffs = its.filter(({ definition }) => definition.receiver === 'bailiff');
  const reached = new Set(toBailiffs.map(({ about }) => about));
  const meant = [...toBailiffs, ...its.filter(({ about }) => !reached.has(about))];
  return meant.length > 0 && meant.every(({ state }) => WENT.has(state.kind));
}

/** Whether a letter goes to bailiffs about a debt for which they come. */
function isOfVisit({ definition, facts }: ShownLetter): boolean {
  return definition.receiver === 'bailiff' && dangerOf(facts) !== null;
}

/** Whether there is something of a letter that its person looks for: what they wrote, or what went. */
function isBegun({ kept, state }: ShownLetter): boolean {
  return kept !== null || WENT.has(state.kind);
}

/** About whom no letter is in the pack, as its offer waits for a talk, with why. */
export function waiting(all: LettersNow, inPack: ReadonlySet<string>) {
  const names = ownersOf(all.world);
  return all.pack.letters.flatMap(({ definition, debtId }) => {
    const key = debtId === null ? null : { letterKey: definition.id, about: debtId };
    const to = key && names.get(key.about);
    const one = key && all.one(key);
    if (!key || !to || inPack.has(idOf(key)) || !one?.waits) return [];
    return [{ to, says: one.stops ?? '', isFirst: false }];
  });
}

/** What the letters offer together each month, of each debt once; null where none offers anything. */
export function offersIn({ together: { offers }, pack }: LettersNow): LetterPack['offers'] {
  if (offers.length === 0) return null;
  const { total, says } = offersTogether(offers, pack.offers);
  return {
    shares: offers.filter(({ isShare }) => isShare).map(({ sum }) => sum),
    onTop: offers.filter(({ isShare }) => !isShare).map(({ to, sum }) => ({ to, sum })),
    total,
    says,
  };
}
