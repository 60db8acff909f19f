import { ABOUT_ALL, type LettersNow, type ShownLetter } from './shownLetters.ts';
import { idOf } from './toResponse.ts';
import { words } from './words.ts';
import { ownersOf } from './world.ts';

/**
 * The letters of the plan, all that were begun, and those of offers that the plan was told of, each once. What waits for a
 * talk and was not begun is none of them.
 */
export function packLetters(all: LettersNow): readonly ShownLetter[] {
  const keys = [
    ...all.pack.letters.map(({ definition, debtId }) => ({
      letterKey: definition.id,
      about: debtId ?? ABOUT_ALL,
    })),
    ...all.kept.map(({ letterKey, about }) => ({ letterKey, about })),
    ...all.byPlan,
  ];
  return keys
    .filter((key, at) => keys.findIndex(other => idOf(other) === idOf(key)) === at)
    .flatMap(key => all.one(key) ?? [])
    .filter(one => !one.waits || isBegun(one));
}

/** Whether there is something of a letter that its person looks for: what they wrote, or what went. */
function isBegun({ kept, state }: ShownLetter): boolean {
  return (
    kept !== null || state.kind === 'sent' || state.kind === 'no answer yet' || state.kind === 'answered'
  );
}

/** About whom no letter is in the pack, as its offer waits for a talk, with why. */
export function waiting(all: LettersNow, inPack: ReadonlySet<string>) {
  const names = ownersOf(all.world);
  return all.pack.letters.flatMap(({ definition, debtId }) => {
    const key = debtId === null ? null : { letterKey: definition.id, about: debtId };
    const to = key && names.get(key.about);
    if (!key || !to || inPack.has(idOf(key)) || !all.one(key)?.waits) return [];
    return [{ to, says: words.offersWait }];
  });
}
