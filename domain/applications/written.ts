import { type Entry, type Given, isEntries, type Place, type SingleValue } from './answer.ts';

/** An answer that one of us wrote down as the person said it, or that is from the form before: where, who did, and when. */
export type Written = {
  readonly at: Place;
  /** The id of whoever wrote it down; null of what the person gave themselves in the form before. */
  readonly by: string | null;
  /** The moment, in ISO. */
  readonly on: string;
  /** It was given in the form before, and not looked at again since. */
  readonly isBefore?: true;
};

/** To whom an answer was said, by first name, null for nobody; with the day 'YYYY-MM-DD', and whether for the form before. */
export type Source = { readonly name: string | null; readonly on: string; readonly isBefore: boolean };

/** Where an answer is from; null where the person gave it themselves, in this form. */
export type SaidTo = (at: Place) => Source | null;

/** Of answers that their person gave by themselves. */
export const TO_NOBODY: SaidTo = () => null;

/**
 * Who wrote down what, once answers have changed: of what is otherwise now, whoever changed it; of all else, who it was
 * before. What is from the form before and is given again, as it was, is this form's from then on.
 *
 * @param at where an answer was given
 * @param writer null where the person changed it themselves
 */
export function writtenAfter(
  written: readonly Written[],
  { before, after, at }: { readonly before: Given; readonly after: Given; readonly at: Place },
  writer: { readonly by: string; readonly on: string } | null,
): readonly Written[] {
  const [was, is] = [answersIn(before), answersIn(after)];
  const again = new Set(
    written.filter(one => one.isBefore && isWithin(one.at, at)).map(one => keyOf(one.at)),
  );
  const isSame = (key: string) =>
    !again.has(key) && JSON.stringify(was.get(key)?.value) === JSON.stringify(is.get(key)?.value);
  const kept = written.filter(({ at }) => is.has(keyOf(at)) && isSame(keyOf(at)));
  if (writer === null) return kept;
  const changed = [...is].flatMap(([key, { at }]) => (isSame(key) ? [] : [{ at, ...writer }]));
  return [...kept, ...changed];
}

/** Whether an answer is the one at a place, or a part of what is there. */
function isWithin(one: Place, { field, entry, part }: Place): boolean {
  if (one.field !== field) return false;
  return (entry === null || one.entry === entry) && (part === null || one.part === part);
}

/** A text that is the same for the same place alone. */
export function keyOf({ field, entry, part }: Place): string {
  return JSON.stringify([field, entry, part]);
}

type Answer = { readonly at: Place; readonly value: SingleValue | readonly [] };

/** Every answer that was given, by its place. That a list has nothing in it is one too. */
export function answersIn(given: Given): ReadonlyMap<string, Answer> {
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
