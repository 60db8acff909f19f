import type { Place } from './answer.ts';
import { sayNone } from './sayValue.ts';
import { keyOf } from './written.ts';

/** One answer of a form, in words. */
export type SaidAnswer = {
  readonly at: Place;
  readonly label: string;
  /** The entry of a list that it belongs to, by name. */
  readonly of: string | null;
  readonly says: string;
};

/**
 * An answer that is another now than it was. Null: there was none then, or there is none now. One of an entry without a part
 * is that entry itself, by its name, which was there and is not any more.
 */
export type ChangedAnswer = Omit<SaidAnswer, 'says'> & {
  readonly was: string | null;
  readonly now: string | null;
};

/**
 * What has another answer now than it had then, in the order of then; what is new comes last. Where an answer is from
 * counts for nothing: the same answer, told anew, is the same. An entry that is gone is said once, and not answer by answer.
 *
 * @param doubted what is asked by now whether it is there at all, as a debt that is off the list: it is gone too
 */
export function changedSince(
  then: readonly SaidAnswer[],
  now: readonly SaidAnswer[],
  doubted: readonly Place[] = [],
): readonly ChangedAnswer[] {
  const [before, after] = [byPlace(then), byPlace(now)];
  const isNew = ({ at }: SaidAnswer) => !before.has(keyOf(at));
  const there = new Set(now.map(({ at }) => keyOf(entryAt(at))));
  for (const at of doubted) there.delete(keyOf(entryAt(at)));
  const isGone = ({ at }: SaidAnswer) => at.entry !== null && !there.has(keyOf(entryAt(at)));
  const said = new Set<string>();
  return [...then, ...now.filter(isNew)].flatMap((answer): ChangedAnswer[] => {
    const { at, label, of } = answer;
    if (isGone(answer)) {
      const entry = keyOf(entryAt(at));
      if (said.has(entry)) return [];
      said.add(entry);
      return [{ at: entryAt(at), label: of ?? label, of: null, was: of ?? label, now: null }];
    }
    const [was, is] = [before.get(keyOf(at)) ?? null, after.get(keyOf(at)) ?? null];
    return was === is ? [] : [{ at, label, of, was, now: is }];
  });
}

/** Whether what changed is an entry of a list as a whole, which is gone. */
export function isEntryGone({ at, now }: Pick<ChangedAnswer, 'at' | 'now'>): boolean {
  return at.entry !== null && at.part === null && now === null;
}

function entryAt({ field, entry }: Place): Place {
  return { field, entry, part: null };
}

function byPlace(answers: readonly SaidAnswer[]): ReadonlyMap<string, string> {
  return new Map(answers.map(({ at, says }) => [keyOf(at), sayNone(says)]));
}
