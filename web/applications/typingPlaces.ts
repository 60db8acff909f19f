import { createContext, useContext } from 'react';
import type { Outbox } from '../data/outbox/outbox.ts';
import { useOutbox } from '../data/outbox/outboxContext.ts';

/** Where what is typed into a form is kept until it is saved. */
export type TypingPlaces = Pick<Outbox, 'slot'>;

const Places = createContext<TypingPlaces | undefined>(undefined);

/** Keeps elsewhere than in this browser what is typed into the forms inside. */
export const TypingPlacesProvider = Places.Provider;

/** Where it is kept here: with what else the person has typed, where nothing else is said. */
export function useTypingPlaces(): TypingPlaces {
  const outbox = useOutbox();
  return useContext(Places) ?? outbox;
}
