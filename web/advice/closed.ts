import { createContext, useContext } from 'react';

/**
 * Whether an advice is read, and nothing of it is chosen any more: the session that it belongs to is closed (DB-011), or the
 * person is on something in whose place nothing else can be chosen.
 */
const Closed = createContext(false);

export const ClosedProvider = Closed.Provider;

export function useIsClosed(): boolean {
  return useContext(Closed);
}
