import { composedOf } from '../data/outbox/composed.ts';
import type { Entry } from '../data/outbox/entry.ts';
import type { Outbox } from '../data/outbox/outbox.ts';
import type { Composed } from '../data/outbox/unsentWork.ts';
import { connection } from '../data/thisPage.ts';
import { words } from './apart/words.ts';

/** What only this device has of an account's work. */
export type Unsent = {
  readonly kind: 'unsent';
  /** What was typed and never submitted, or refused, by what it is called. */
  readonly typed: readonly string[];
  /** What of it only the person can finish: no call can be made of it as it stands. */
  readonly unfinished: readonly Pick<Entry, 'id' | 'called' | 'at'>[];
  /** What can be sent from here. */
  readonly composed: readonly Composed[];
  /** Whether anything can be sent from here. */
  readonly canSend: boolean;
  /** Whether it is the connection that is missing, so that finished work may be among the unfinished. */
  readonly isOffline: boolean;
};

/**
 * What somebody would lose by logging out: all of it, as a guest without an account; or what only this device has yet.
 */
export type LogoutLoss = { readonly kind: 'everything' } | Unsent;

/** What is only on this device, once what is on its way has come through; undefined for nothing (HO-054). */
export async function unsentOnceSettled(outbox: Outbox): Promise<Unsent | undefined> {
  await outbox.settled();
  const found = await composedOf(outbox);
  const composed = found ?? [];
  const elsewhere = (await outbox.tabMarks.elsewhere()).map(words.leaving.elsewhere);
  const unsent = outbox.unsent();
  if (unsent.length === 0 && elsewhere.length === 0) return undefined;
  const ids = new Set(composed.flatMap(one => one.ids));
  // What waits goes out by itself; what is typed, or was refused, only the person can send or give up.
  const typed = unsent.filter(({ state }) => state !== 'waiting');
  return {
    kind: 'unsent',
    typed: [...namesOf(typed), ...elsewhere],
    unfinished: [
      ...typed.filter(({ id }) => !ids.has(id)),
      ...elsewhere.map(called => ({ id: called, called, at: null })),
    ],
    composed,
    canSend: composed.length > 0 || unsent.some(entry => outbox.canSend(entry)),
    isOffline: !found || !connection.isOnline(),
  };
}

function namesOf(entries: readonly Entry[]): readonly string[] {
  return [...new Set(entries.map(({ called }) => called))];
}
