/** Picks at random, but the same each time for the same seed. */
export type Picker = {
  one<T>(list: readonly T[]): T;
  /** A whole number, both ends included. */
  from(least: number, most: number): number;
  /** True in this share of all calls, 0 to 1. */
  chance(share: number): boolean;
};

/** Mulberry32: small, fast, and random enough for examples. */
export function picker(seed: number): Picker {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const from = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    one(list) {
      const chosen = list[from(0, list.length - 1)];
      if (chosen === undefined) throw new Error('nothing to choose from');
      return chosen;
    },
    from,
    chance: share => next() < share,
  };
}
