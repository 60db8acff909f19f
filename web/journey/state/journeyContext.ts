import { createContext, useContext, useSyncExternalStore } from 'react';
import type { JourneySnapshot, JourneyStore } from './journeyStore.ts';
import type { LoadedJourney } from './loadJourney.ts';

/** Undefined outside a journey. */
export const LoadedJourneyContext = createContext<LoadedJourney | undefined>(undefined);

export const JourneyProvider = LoadedJourneyContext.Provider;

/** The journey of this screen. */
export function useLoadedJourney(): LoadedJourney {
  const journey = useContext(LoadedJourneyContext);
  if (!journey) throw new Error('Shown outside a journey.');
  return journey;
}

export function useJourneyStore(): JourneyStore {
  return useLoadedJourney().store;
}

/** The current state of the journey; the component renders again when it changes. */
export function useSnapshot(): JourneySnapshot {
  const store = useJourneyStore();
  return useSyncExternalStore(store.subscribe, store.snapshot, store.snapshot);
}
