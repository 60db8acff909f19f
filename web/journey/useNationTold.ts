import { nationTold } from '@towpath/domain/journeys/nationTold.ts';
import type { LivingPlace } from '@towpath/domain/people/nation.ts';
import { useContext, useSyncExternalStore } from 'react';
import { LoadedJourneyContext } from './state/journeyContext.ts';

const unchanging = () => () => undefined;

/** Where the person lives, as far as the journey of this screen knows it; undefined outside a journey. */
export function useNationTold(): LivingPlace | undefined {
  const store = useContext(LoadedJourneyContext)?.store;
  const read = () => store && nationTold(store.snapshot().answersAndFacts);
  return useSyncExternalStore(store?.subscribe ?? unchanging, read, read);
}
