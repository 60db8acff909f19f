import { type Place, placeOf } from '../shell/router/place.ts';
import type { Places } from '../shell/router/router.tsx';

/** A history of its own for a test, which begins at an address. */
export function placesFrom(address: string): Places {
  const kept: Place[] = [placeOf(address, null)];
  const watchers = new Set<() => void>();
  let at = 0;
  return {
    now: () => kept[at] as Place,
    add(to, state) {
      at += 1;
      kept.splice(at, Number.POSITIVE_INFINITY, placeOf(to, state));
    },
    swap(to, state) {
      kept[at] = placeOf(to, state);
    },
    move(by) {
      if (!kept[at + by]) return;
      at += by;
      for (const moved of watchers) moved();
    },
    watch(moved) {
      watchers.add(moved);
      return () => watchers.delete(moved);
    },
  };
}
