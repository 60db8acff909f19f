import { sayDay } from '../../values/dayWords.ts';

const IN_WORDS = ['No', 'One', 'Two', 'Three', 'Four'];

type Missing = readonly { readonly endsOn?: string | null | undefined }[];

/**
 * How many things stand in the way of a write-off, which end by themselves and when, and who looks at the others.
 *
 * @param name the person's first name; null to leave it out
 */
export function sayInTheWay(missing: Missing, name: string | null = null): string {
  const count = missing.length;
  const days = missing.flatMap(({ endsOn }) => endsOn ?? []).toSorted();
  const last = days.at(-1);
  const person = name === null ? '' : `, ${name}`;
  const stand = `${IN_WORDS[count] ?? count} ${count === 1 ? 'thing stands' : 'things stand'} in the way${person}.`;
  if (last === undefined) return `${stand} An adviser can look at ${count === 1 ? 'it' : 'them'} with you.`;
  if (days.length === count) {
    return `${stand} ${count === 1 ? 'It ends by itself' : 'They end by themselves, the last'} on ${sayDay(last)}.`;
  }
  const others = count - days.length === 1 ? 'the other' : 'the others';
  const wait =
    days.length === 1 ? 'One ends by itself' : `${IN_WORDS[days.length]} end by themselves, the last`;
  return `${stand} ${wait} on ${sayDay(last)}. An adviser can look at ${others} with you.`;
}

/** The day on which the last wait is over, 'YYYY-MM-DD'; null where nothing ends by itself. */
export function lastWaitEnds(missing: Missing): string | null {
  return (
    missing
      .flatMap(({ endsOn }) => endsOn ?? [])
      .toSorted()
      .at(-1) ?? null
  );
}
