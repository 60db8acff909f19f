import { debtKindGuides, type KindGuides } from '@towpath/contracts/api/debts.ts';
import { createContext, useContext } from 'react';
import { useKeptRemote } from '../../data/keptRemote.ts';

/** What helps to find kinds of debt; 'none' where it could not be read, and undefined until it is there. */
export type KnownGuides = KindGuides | 'none' | undefined;

const Guides = createContext<KnownGuides>(undefined);
export const GuidesProvider = Guides.Provider;

/** Reads the guides once for all screens of the debts. */
export function useReadGuides(): KnownGuides {
  const { answer, phase } = useKeptRemote(call => call(debtKindGuides));
  return answer ?? (phase === 'failed' ? 'none' : undefined);
}

export function useGuides(): KnownGuides {
  return useContext(Guides);
}
