import type { Entry } from './answer.ts';
import type { ListField } from './form.ts';
import type { KnownEntry } from './known/known.ts';
import type { SaidTo } from './written.ts';

type List = {
  readonly field: Pick<ListField, 'id'>;
  readonly known: readonly KnownEntry[] | undefined;
  readonly saidTo: SaidTo;
};

/** How the ids begin of what is made from a line of the budget. */
const LINE = 'line:';

/**
 * What was given of a list, without what the form before added to things that are not known any more, such as a line that the
 * budget has no longer. Things without names of their own are known by their places alone: where one of them is gone, nobody
 * can say which of those that are left it was said of, so that all of it is asked anew. Undefined where nothing is left.
 */
export function stillFitting(
  { field, known, saidTo }: List,
  given: readonly Entry[],
): readonly Entry[] | undefined {
  const ids = new Set(known?.map(({ id }) => id));
  const byPlace = (id: string) => id.startsWith(`${field.id}:`);
  const isBefore = (id: string) => (part: string) =>
    saidTo({ field: field.id, entry: id, part })?.isBefore ?? false;
  const isGone = ({ id, parts }: Entry) => !ids.has(id) && Object.keys(parts).every(isBefore(id));
  const isAnyGone = given.some(one => byPlace(one.id) && isGone(one));
  const fitting = given.flatMap(one => {
    if (isGone(one) && (byPlace(one.id) || one.id.startsWith(LINE))) return [];
    if (!isAnyGone || !byPlace(one.id)) return [one];
    const own = Object.entries(one.parts).filter(([part]) => !isBefore(one.id)(part));
    return own.length === 0 ? [] : [{ ...one, parts: Object.fromEntries(own) }];
  });
  // That there are none is an answer of its own, which nobody gave.
  return given.length > 0 && fitting.length === 0 ? undefined : fitting;
}
