/** Within so long the second of two keys has to follow. */
const FOLLOWS_MS = 1500;

/** What was pressed so far: the first of two keys, and when. */
export type Pressed = { readonly key: string; readonly at: number } | null;

/**
 * Which keys a press stands for, of those that there are: one key, or two after each other.
 *
 * @param now in milliseconds
 * @returns `keys`: what is to be done, undefined for nothing; `pressed`: what is to be remembered until the next press
 */
export function keyPress(
  before: Pressed,
  key: string,
  now: number,
  there: readonly string[],
): { readonly keys: string | undefined; readonly pressed: Pressed } {
  const one = key.length === 1 ? key.toLowerCase() : key;
  const both = before && now - before.at < FOLLOWS_MS ? `${before.key} ${one}` : undefined;
  if (both !== undefined && there.includes(both)) return { keys: both, pressed: null };
  if (there.includes(one)) return { keys: one, pressed: null };
  const begins = there.some(keys => keys.startsWith(`${one} `));
  return { keys: undefined, pressed: begins ? { key: one, at: now } : null };
}
