import { type Entry, type Given, isEntries, type Place, type SingleValue } from './answer.ts';

/** An answer that one of us wrote down as the person said it: where, who did, and when. */
export type Written = {
  readonly at: Place;
  /** The id of whoever wrote it down. */
  readonly by: string;
  /** The moment, in ISO. */
  readonly on: string;
};

/** To whom an answer was said, by first name, with the day 'YYYY-MM-DD'; null where the person gave it themselves. */
export type SaidTo = (at: Place) => { readonly name: string; readonly on: string } | null;

/** Of answers that their person gave by themselves. */
export const TO_NOBODY: SaidTo = () => null;

/**
 * Who wrote down what, once answers have changed: of what is otherwise now, whoever changed it; of all else, who it was
 * before.
 *
 * @param writer null where the person changed it themselves
 */
export function writtenAfter(
  written: readonly Written[],
  { before, after }: { readonly before: Given; readonly after: Given },
  writer: Pick<Written, 'by' | 'on'> | null,
): readonly Written[] {
  const [was, is] = [answersIn(before), answersIn(after)];
  const isSame = (key: string) => JSON.stringify(was.get(key)?.value) === JSON.stringify(is.get(key)?.value);
  const kept = written.filter(({ at }) => is.has(keyOf(at)) && isSame(keyOf(at)));
  if (writer === null) return kept;
  const changed = [...is].flatMap(([key, { at }]) => (isSame(key) ? [] : [{ at, ...writer }]));
  return [...kept, ...changed];
}

/** A text that is the same for the same place alone. */
export function keyOf({ field, entry, part }: Place): string {
  return JSON.stringify([field, entry, part]);
}

type Answer = { readonly at: Place; readonly value: SingleValue | readonly [] };

/** Every answer that was given, by its place. That a list has nothing in it is one too. */
function answersIn(given: Given): ReadonlyMap<string, Answer> {
  const answers = Object.entries(given).flatMap(([field, value]): readonly Answer[] => {
    const own = { field, entry: null, part: null };
    if (!isEntries(value)) return [{ at: own, value }];
    return value.length === 0 ? [{ at: own, value: [] }] : value.flatMap(entry => partsOf(field, entry));
  });
  return new Map(answers.map(answer => [keyOf(answer.at), answer]));
}

function partsOf(field: string, { id, parts }: Entry): readonly Answer[] {
  return Object.entries(parts).map(([part, value]) => ({ at: { field, entry: id, part }, value }));
}
