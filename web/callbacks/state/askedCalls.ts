import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import { madeCallbacks, myCallbacks } from '@towpath/contracts/api/callbacks.ts';
import { api } from '../../data/client.ts';

/** A call that the person waits for. */
export type AskedCall = AnswerOf<typeof myCallbacks>[number];

/** The calls that the person asked for, newest first; none where that cannot be read. */
export function readAskedCalls(
  read: (call: typeof myCallbacks) => Promise<readonly AskedCall[]> = api,
): Promise<readonly AskedCall[]> {
  return read(myCallbacks).catch(() => []);
}

/** A call that the person does not wait for any more. */
export type MadeCall = AnswerOf<typeof madeCallbacks>[number];

/** What came of the calls that were asked for, one of each step; none where that cannot be read. */
export function readMadeCalls(
  read: (call: typeof madeCallbacks) => Promise<readonly MadeCall[]> = api,
): Promise<readonly MadeCall[]> {
  return read(madeCallbacks).catch(() => []);
}
