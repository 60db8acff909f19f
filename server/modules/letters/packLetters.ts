import { ABOUT_ALL, type LettersNow, type ShownLetter } from './shownLetters.ts';
import { idOf } from './toResponse.ts';

/** The letters of the plan, all that were begun, and those of offers that the plan was told of, each once. */
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
    .flatMap(key => all.one(key) ?? []);
}
