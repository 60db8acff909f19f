import { useEffect } from 'react';
import { KeptRead, readAgainWhenReached, type Through } from './keptReplies.ts';
import type { Remote } from './operation.ts';
import { useRemote } from './remote.ts';

/** How a read makes its calls. */
export type ReadKept = KeptRead['call'];

/**
 * Like `useRemote`, for what a page shows also after a reload without a connection: what the server said last, kept by
 * the tab. `isKept` says so; what the server has is then read once it can be reached.
 */
export function useKeptRemote<T>(
  read: (call: ReadKept) => Promise<T>,
  through?: Through,
): Remote<T> & { readonly isKept: boolean; readonly again: () => Promise<unknown> } {
  const { answer, again, ...state } = useRemote(async () => {
    const reading = new KeptRead(through);
    return { read: await read(reading.call), reading };
  });
  const isKept = answer?.reading.isKept ?? false;
  useEffect(() => (isKept ? readAgainWhenReached(() => void again()) : undefined), [isKept, again]);
  return { ...state, answer: answer?.read, isKept, again };
}
