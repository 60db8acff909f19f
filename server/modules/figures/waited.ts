import { shownCount } from '@towpath/domain/values/smallGroups.ts';

/** What people wait for by the clock. */
export const WAITED_FOR = ['chat', 'callback'] as const;

const [MINUTE, HOUR, DAY] = [60, 3600, 24 * 3600];

/**
 * In seconds, by what bounds waits are told apart. A wait is kept as the bound that it was within: enough to say what is
 * usual, and too little to find one person by.
 */
export const WAIT_BOUNDS: readonly number[] = [
  ...[0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 7, 10, 15, 20, 30, 45].map(minutes => minutes * MINUTE),
  ...[1, 2, 3, 4, 6, 8, 12, 18].map(hours => hours * HOUR),
  ...[1, 2, 3, 4, 5, 7, 14, 28, 90].map(days => days * DAY),
];

/** So many have to have waited for the usual wait to be told, and to be among the slowest tenth. */
const FEWEST = 10;
const TENTHS = 10;

/** How many waited within each bound, by the bound in seconds. */
export type Waits = readonly { readonly within: number; readonly people: number }[];

/**
 * How long people waited: the usual wait, within which half had what they waited for, and the one within which nine in
 * ten had, so that the slowest tenth waited longer; both as bounds in seconds.
 *
 * @returns null for each that would be about fewer than ten people
 */
export function waitsInShort(waits: Waits): { usual: number | null; nineInTen: number | null } {
  const ordered = waits.toSorted((one, other) => one.within - other.within);
  const all = ordered.reduce((sum, { people }) => sum + people, 0);
  const boundOf = (share: number) => {
    let sum = 0;
    for (const { within, people } of ordered) {
      sum += people;
      if (sum >= all * share) return within;
    }
    return null;
  };
  return {
    usual: all < FEWEST ? null : boundOf(1 / 2),
    nineInTen: all < FEWEST * TENTHS ? null : boundOf(1 - 1 / TENTHS),
  };
}

/** The same of a kind, with how many waited, out of the counts of some days or one. */
export function waitOf<Kind extends string>(
  kind: Kind,
  counts: readonly { readonly measure: string; readonly detail: string; readonly people: number }[],
) {
  const waits = counts.filter(({ measure }) => measure === `waited for ${kind}`);
  const people = waits.reduce((sum, one) => sum + one.people, 0);
  const inShort = waitsInShort(waits.map(one => ({ within: Number(one.detail), people: one.people })));
  return { kind, people: shownCount(people), ...inShort };
}
