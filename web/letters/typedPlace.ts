import { useMemo } from 'react';
import type { Kind } from '../data/outbox/entry.ts';
import { useOutbox } from '../data/outbox/outboxContext.ts';
import { isText, objectOf } from '../data/outbox/shape.ts';
import { words } from './words.ts';

/** What stands in a place of a letter until the server has it, and what stood there when the person began. */
type TypedPlace = { readonly value: string; readonly was: string };

/** It may tell of health, or where somebody lives: it stays in this tab. */
const TYPED: Kind<TypedPlace> = {
  name: 'letter place',
  called: words.typed,
  fits: objectOf<TypedPlace>({ value: isText, was: isText }),
  keptIn: 'tab',
};

/** Where what is typed into one place is kept at each key, through a reload. */
export function useTypedPlace(letterId: string, place: string) {
  const outbox = useOutbox();
  return useMemo(
    () => outbox.slot(TYPED, () => ({ scope: `letter ${letterId}`, key: place })),
    [outbox, letterId, place],
  );
}
