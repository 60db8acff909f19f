/** Chance that comes out the same again for the same seed. */
export type Chance = {
  /** A whole number from 0 up to, and without, another. */
  below(limit: number): number;
  /** Whether something of so many in a hundred happens. */
  happens(percent: number): boolean;
  pick<Item>(items: readonly [Item, ...Item[]] | readonly Item[]): Item;
};

/** Numbers by mulberry32, which is small and even enough for choosing. */
export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    happens: percent => next() * 100 < percent,
    pick(items) {
      const item = items[below(items.length)];
      if (item === undefined && items.length === 0) throw new Error('There is nothing to pick from.');
      // An index below the length is in the list.
      return item as (typeof items)[number];
    },
  };
}
