import { Offline } from './failure.ts';

/** How long leaving waits for calls under way, in milliseconds: somebody may be looking over the shoulder. */
const PATIENCE = 1_000;

const calls = new Map<AbortController, Promise<unknown>>();
let left = false;

/**
 * Makes a call that leaving waits for and, when it takes too long, breaks off. `make` is given the signal to send
 * it with; `own` is the caller's, which breaks it off too. A call broken off by leaving, and one begun after,
 * throws `Offline`: nothing is known of it.
 */
export async function underWay<T>(make: (signal: AbortSignal) => Promise<T>, own?: AbortSignal): Promise<T> {
  if (left) throw new Offline();
  const controller = new AbortController();
  const stop = () => controller.abort(own?.reason);
  if (own?.aborted) stop();
  own?.addEventListener('abort', stop);
  const answer = make(controller.signal);
  calls.set(controller, answer);
  try {
    return await answer;
  } catch (thrown) {
    throw left && !own?.aborted ? new Offline() : thrown;
  } finally {
    calls.delete(controller);
    own?.removeEventListener('abort', stop);
  }
}

/**
 * Lets what is under way come through, so that an answer being saved is saved and no call arrives after its session
 * is over; then does `work`, which ends the session. Until that is done no other call goes out.
 */
export async function leaving<T>(work: () => Promise<T>): Promise<T> {
  const until = Date.now() + PATIENCE;
  while (calls.size > 0 && Date.now() < until) {
    const enough = new Promise(resolve => setTimeout(resolve, until - Date.now()));
    await Promise.race([Promise.allSettled(calls.values()), enough]);
    // Who got an answer may ask for more.
    await new Promise(resolve => setTimeout(resolve));
  }
  left = true;
  for (const controller of calls.keys()) controller.abort();
  try {
    return await work();
  } finally {
    left = false;
  }
}
