import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import { myCallbacks } from '@towpath/contracts/api/callbacks.ts';
import { api } from '../../data/client.ts';

/** A call that the person waits for. */
export type AskedCall = AnswerOf<typeof myCallbacks>[number];

/** The calls that the person asked for, newest first; none where that cannot be read. */
export function readAskedCalls(
  read: (call: typeof myCallbacks) => Promise<readonly AskedCall[]> = api,
): Promise<readonly AskedCall[]> {
  return read(myCallbacks).catch(() => []);
}
