import type { Place } from './answer.ts';
import { keyOf } from './written.ts';

/** One answer of a form, in words. */
export type SaidAnswer = {
  readonly at: Place;
  readonly label: string;
  /** The entry of a list that it belongs to, by name. */
  readonly of: string | null;
  readonly says: string;
};

/** An answer that is another now than it was. Null: there was none then, or there is none now. */
export type ChangedAnswer = Omit<SaidAnswer, 'says'> & {
  readonly was: string | null;
  readonly now: string | null;
};

/**
 * What has another answer now than it had then, in the order of then; what is new comes last. Where an answer is from
 * counts for nothing: the same answer, told anew, is the same.
 */
export function changedSince(
  then: readonly SaidAnswer[],
  now: readonly SaidAnswer[],
): readonly ChangedAnswer[] {
  const [before, after] = [byPlace(then), byPlace(now)];
  const isNew = ({ at }: SaidAnswer) => !before.has(keyOf(at));
  return [...then, ...now.filter(isNew)].flatMap(({ at, label, of }) => {
    const [was, is] = [before.get(keyOf(at)) ?? null, after.get(keyOf(at)) ?? null];
    return was === is ? [] : [{ at, label, of, was, now: is }];
  });
}

function byPlace(answers: readonly SaidAnswer[]): ReadonlyMap<string, string> {
  return new Map(answers.map(({ at, says }) => [keyOf(at), says]));
}
