import type { Outbox } from '../data/outbox/outbox.ts';
import { accessToken } from '../data/session.ts';

/**
 * What somebody would lose by logging out: all of it, as a guest without an account; or what only this device has yet,
 * with what of it was typed and never submitted, or refused, by what it is called.
 */
export type LogoutLoss =
  | { readonly kind: 'everything' }
  | { readonly kind: 'unsent'; readonly typed: readonly string[] };

/**
 * What would be lost; undefined where nothing would (HO-054). A guest is answered at once, so that the question is there
 * before another key can be pressed (HO-076); for an account, what is on its way is let come through first.
 */
export function lossAtLogOut(outbox: Outbox): LogoutLoss | Promise<LogoutLoss | undefined> {
  return accessToken() ? lossOnceSettled(outbox) : { kind: 'everything' };
}

async function lossOnceSettled(outbox: Outbox): Promise<LogoutLoss | undefined> {
  await outbox.settled();
  const unsent = outbox.unsent();
  if (unsent.length === 0) return undefined;
  // What waits goes out by itself; what is typed, or was refused, only the person can send or give up.
  const typed = unsent.filter(({ state }) => state !== 'waiting').map(({ called }) => called);
  return { kind: 'unsent', typed: [...new Set(typed)] };
}
