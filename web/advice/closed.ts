import { createContext, useContext } from 'react';

/** Whether the session that the advice belongs to is closed: it is read, and nothing of it is chosen any more (DB-011). */
const Closed = createContext(false);

export const ClosedProvider = Closed.Provider;

export function useIsClosed(): boolean {
  return useContext(Closed);
}
