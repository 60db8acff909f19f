import type { GivenAnswer, SavedAnswers } from './definition.ts';

/**
 * Something that is known about a person from elsewhere, such as the nation they gave in another questionnaire. The
 * engine is given the list of facts; conditions name one and compare it with one of its values.
 */
export type FactKind = {
  readonly name: string;
  /** Every value it can have, with the word for it in a text to review. */
  readonly values: Readonly<Record<string, string>>;
};

/** The facts of one person, by name. One that is left out is not known. */
export type KnownFacts = Readonly<Record<string, string>>;

/** What a condition compares with to ask whether a fact is not known; no other comparison holds while it is not. */
export const NOT_KNOWN = 'not known';

const PREFIX = 'fact ';

/** The key of a fact among the answers that the engine takes. A step id has no space, so the two can never clash. */
export function factKey(name: string): string {
  return `${PREFIX}${name}`;
}

/** The name of the fact under a key. */
export function factNamed(key: string): string {
  return key.slice(PREFIX.length);
}

export function isFactKey(key: string): boolean {
  return key.startsWith(PREFIX);
}

/** A fact as an entry among the answers. */
export function factEntry(value: string | undefined): readonly GivenAnswer[] {
  return [{ id: '', value: value ?? NOT_KNOWN }];
}

/** Answers together with the known facts, as every function that walks a path takes them. */
export function withFacts(answers: SavedAnswers, facts: KnownFacts): SavedAnswers {
  const entries = Object.entries(facts).map(([name, value]) => [factKey(name), factEntry(value)] as const);
  return entries.length === 0 ? answers : new Map([...answers, ...entries]);
}

/** The facts among answers. */
export function factsIn(answers: SavedAnswers): KnownFacts {
  return Object.fromEntries(
    [...answers].flatMap(([key, givenAnswers]) => {
      const value = givenAnswers[0]?.value ?? NOT_KNOWN;
      return isFactKey(key) && value !== NOT_KNOWN ? [[factNamed(key), value]] : [];
    }),
  );
}
