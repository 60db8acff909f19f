import * as z from 'zod';

/** The secrets that are keys, by the setting that holds them. */
export const KEY_NAMES = ['HEALTH_DATA_KEY', 'DATA_SECRET', 'JWT_SECRET'] as const;
export type KeyName = (typeof KEY_NAMES)[number];

/** A key in use, and the ones before it: they open and verify what is still there from their time. */
export type KeyRing = {
  /** The setting of the current key; the older ones stand in the same with `_OLD` behind it. */
  readonly name: KeyName;
  readonly current: string;
  readonly older: readonly string[];
};

const SHORTEST = 32;

/** The form of a key. */
export const key = z.string().min(SHORTEST, `must have at least ${SHORTEST} characters`).optional();

/** The form of the keys before it: one or more, with commas between them. One key alone may hold commas itself. */
export const olderKeys = z
  .string()
  .default('')
  .transform(listed => {
    const keys = listed
      .split(',')
      .map(one => one.trim())
      .filter(one => one !== '');
    return keys.every(one => one.length >= SHORTEST) ? keys : [listed.trim()];
  })
  .refine(
    keys => keys.every(one => one.length >= SHORTEST),
    `must hold keys of at least ${SHORTEST} characters, with commas between them`,
  );

/** The keys of a ring, the current one first. */
export function keysOf({ current, older }: KeyRing): readonly [string, ...string[]] {
  return [current, ...older.filter(one => one !== current)];
}
