import type { Call, EventOf, QueryOf } from '@towpath/contracts/api/call.ts';
import { addressOf } from './client.ts';
import { Offline } from './failure.ts';
import { readEvents } from './readEvents.ts';
import { authorization, isOthers } from './session.ts';
import { connection } from './thisPage.ts';

/** A call whose answer is a stream of server-sent events. */
export type StreamCall = Call & { readonly stream: NonNullable<Call['stream']> };

/** A stream that the server refused, by the status of its answer. */
export class StreamRefused extends Error {
  override readonly name = 'StreamRefused';
  readonly status: number;

  constructor(status: number) {
    super(`A stream was refused: ${status}.`);
    this.status = status;
  }
}

/**
 * Listens to a stream, by `fetch`, since the browser's own EventSource sends no credential. Resolves when the server has
 * ended it. Unlike other calls it does not count as on its way: nobody waits for it to come to an end.
 *
 * @throws Offline when no answer came, or the connection broke off; StreamRefused when the server refused it
 */
export async function eventsOf<C extends StreamCall>(
  call: C,
  { query, signal }: { readonly query: QueryOf<C>; readonly signal: AbortSignal },
  heard: (event: EventOf<C>) => void,
): Promise<void> {
  const credential = authorization();
  if (isOthers(credential)) throw new Offline();
  const headers: Record<string, string> = { accept: 'text/event-stream' };
  if (credential) headers.authorization = credential;
  try {
    const address = addressOf(call, { query });
    const response = await fetch(address, { headers, credentials: 'include', cache: 'no-store', signal });
    connection.reportAnswered();
    if (!response.ok || !response.body) throw new StreamRefused(response.status);
    await readEvents<EventOf<C>>(response.body, heard);
  } catch (thrown) {
    if (thrown instanceof StreamRefused || signal.aborted) throw thrown;
    throw new Offline();
  }
}
