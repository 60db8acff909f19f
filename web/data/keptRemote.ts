import { useEffect } from 'react';
import { KeptRead, readAgainWhenReached, type Through } from './keptReplies.ts';
import type { Remote } from './operation.ts';
import { useRemote } from './remote.ts';

/** How a read makes its calls. */
export type ReadKept = KeptRead['call'];

/**
 * Like `useRemote`, for what a page shows also after a reload without a connection: what the server said last, kept by
 * the tab. `keptAt` says of when that is, in ms; what the server has is then read once it can be reached.
 */
export function useKeptRemote<T>(
  read: (call: ReadKept) => Promise<T>,
  through?: Through,
): Remote<T> & { readonly keptAt: number | undefined; readonly again: () => Promise<unknown> } {
  const { answer, again, ...state } = useRemote(async () => {
    const reading = new KeptRead(through);
    return { read: await read(reading.call), reading };
  });
  const keptAt = answer?.reading.keptAt;
  const isKept = keptAt !== undefined;
  useEffect(() => (isKept ? readAgainWhenReached(() => void again()) : undefined), [isKept, again]);
  return { ...state, answer: answer?.read, keptAt, again };
}
