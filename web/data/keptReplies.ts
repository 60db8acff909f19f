import type { AnswerOf, Call } from '@towpath/contracts/api/call.ts';
import { api, type Given, type RequestOf } from './client.ts';
import { Offline } from './failure.ts';
import { isNumber, isText, objectOf, readAs, type Shape } from './outbox/shape.ts';
import { releaseOf } from './release.ts';
import { isPageLeft, NOBODY, personId, RELOAD_PREFIX } from './session.ts';
import { connection } from './thisPage.ts';

/** How often a page tries to read what it shows while the connection is away, in ms: a server does not say that it is back. */
const ASK_AGAIN_AFTER = 15_000;

type Kept = {
  readonly person: string;
  readonly release: string;
  /** When the server said it, in ms. */
  readonly at: number;
  readonly answer: unknown;
};

const isAnything: Shape<unknown> = (value): value is unknown => value !== undefined;
const isKept = objectOf<Kept>({ person: isText, release: isText, at: isNumber, answer: isAnything });

/**
 * Keeps what the server said to a call, for a reload without a connection: in this tab alone, for this person alone,
 * until it is closed or the session ends (WT-066). A later answer takes its place.
 */
export function keepReply<C extends Call>(call: C, answer: AnswerOf<C>, ...[request]: Given<C>): void {
  const person = personId();
  if (person === NOBODY) return;
  const release = releaseOf(document);
  keepInTab(keyOf(call, request), { person, release, at: Date.now(), answer } satisfies Kept);
}

/** What the server said to a call last, as far as this tab has kept it for this person, and this release wrote it. */
export function keptReply<C extends Call>(call: C, ...[request]: Given<C>): AnswerOf<C> | undefined {
  return keptAnswer(call, request)?.answer;
}

function keptAnswer<C extends Call>(
  call: C,
  request: RequestOf<C> | undefined,
): { readonly answer: AnswerOf<C>; readonly at: number } | undefined {
  const kept = readAs(isKept, keptInTab(keyOf(call, request)));
  if (kept?.person !== personId() || kept.release !== releaseOf(document)) return undefined;
  // Kept under the call that it answered, by this very release.
  return { answer: kept.answer as AnswerOf<C>, at: kept.at };
}

/** Makes a call once the time for it has come, such as after the answers before it; may reject with `Offline`. */
export type Through = <T>(ask: () => Promise<T>) => Promise<T>;

/** The calls of one read of a page, each answered by the server, or else by what this tab has kept of it. */
export class KeptRead {
  /** The time of the oldest answer that was kept, in ms; undefined where the server gave all of them. */
  keptAt: number | undefined;
  readonly #through: Through;

  constructor(through: Through = ask => ask()) {
    this.#through = through;
  }

  /** Throws what `api` throws; `Offline` only where nothing is kept. */
  readonly call = async <C extends Call>(call: C, ...given: Given<C>): Promise<AnswerOf<C>> => {
    try {
      const answer = (await this.#through(() => api(call, ...given))) as AnswerOf<C>;
      keepReply(call, answer, ...given);
      return answer;
    } catch (failure) {
      const kept = failure instanceof Offline ? keptAnswer(call, given[0]) : undefined;
      if (kept === undefined) throw failure;
      this.keptAt = Math.min(kept.at, this.keptAt ?? kept.at);
      return kept.answer;
    }
  };
}

/**
 * Reads again when the connection is back, and tries now and then while it is away. Returns a function that stops it.
 *
 * @param again may look at the connection: it is away while this only tries
 */
export function readAgainWhenReached(again: () => void): () => void {
  const stop = connection.watch(() => connection.isOnline() && again());
  const timer = setInterval(() => connection.isOnline() || again(), ASK_AGAIN_AFTER);
  return () => {
    clearInterval(timer);
    stop();
  };
}

/**
 * Writes into what the tab keeps for a reload, unless the person has left the page; without storage, or with a full one,
 * a reload needs the connection.
 */
export function keepInTab(key: string, content: object): void {
  if (isPageLeft()) return;
  try {
    sessionStorage.setItem(RELOAD_PREFIX + key, JSON.stringify(content));
  } catch {
    // As without.
  }
}

/** A text that the tab keeps for a reload. */
export function keptInTab(key: string): string | null {
  try {
    return sessionStorage.getItem(RELOAD_PREFIX + key);
  } catch {
    return null;
  }
}

function keyOf(
  call: Call,
  { params, query }: { readonly params?: unknown; readonly query?: unknown } = {},
): string {
  return `reply${call.path} ${JSON.stringify([params, query])}`;
}
