import type { Outbox } from '../data/outbox/outbox.ts';
import { accessToken } from '../data/session.ts';

/**
 * What a logout would lose: for a guest without an account, everything; otherwise what only this device has, with the
 * names of entries that were typed and never submitted, or were refused.
 */
export type LogoutLoss =
  | { readonly kind: 'everything' }
  | { readonly kind: 'unsent'; readonly typed: readonly string[] };

/**
 * What would be lost; undefined if nothing would be (HO-054). For a guest the answer is immediate, so that the
 * question shows before another key can be pressed (HO-076); for an account, requests in progress are awaited first.
 */
export function lossAtLogOut(outbox: Outbox): LogoutLoss | Promise<LogoutLoss | undefined> {
  return accessToken() ? lossOnceSettled(outbox) : { kind: 'everything' };
}

async function lossOnceSettled(outbox: Outbox): Promise<LogoutLoss | undefined> {
  await outbox.settled();
  const unsent = outbox.unsent();
  if (unsent.length === 0) return undefined;
  // Waiting entries are sent automatically; typed or refused ones only the person can send or discard.
  const typed = unsent.filter(({ state }) => state !== 'waiting').map(({ called }) => called);
  return { kind: 'unsent', typed: [...new Set(typed)] };
}
