import { createContext, useContext } from 'react';
import type { Outbox } from './outbox.ts';

const OutboxContext = createContext<Outbox | undefined>(undefined);

export const OutboxProvider = OutboxContext.Provider;

/** The outbox of this browser. */
export function useOutbox(): Outbox {
  const outbox = useContext(OutboxContext);
  if (!outbox) throw new Error('Shown outside the app.');
  return outbox;
}
