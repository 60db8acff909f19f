import type { Outbox } from '../data/outbox/outbox.ts';
import { accessToken } from '../data/session.ts';

/**
 * What somebody would lose by logging out: all of it, as a guest without an account; or what only this device has yet,
 * with what of it was typed and never submitted, by what it is called.
 */
export type Loss =
  | { readonly kind: 'everything' }
  | { readonly kind: 'unsent'; readonly typed: readonly string[] };

/** Lets what is on its way come through, and says what would be lost then; undefined where nothing would (HO-054). */
export async function lossAtLogOut(outbox: Outbox): Promise<Loss | undefined> {
  if (!accessToken()) return { kind: 'everything' };
  await outbox.settled();
  const unsent = outbox.unsent();
  if (unsent.length === 0) return undefined;
  const typed = unsent.filter(({ state }) => state === 'typed').map(({ called }) => called);
  return { kind: 'unsent', typed: [...new Set(typed)] };
}
