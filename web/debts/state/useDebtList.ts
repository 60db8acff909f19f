import { useEffect, useSyncExternalStore } from 'react';
import { useLoadedJourney } from '../../journey/state/journeyContext.ts';
import type { LoadedJourney } from '../../journey/state/loadJourney.ts';
import { DebtList, type DebtListSnapshot } from './debtList.ts';

/** One list for all screens of a journey, so that going from one to the next shows it at once. */
const lists = new WeakMap<LoadedJourney, DebtList>();

/** The debts of the person on this journey, read again whenever a screen that shows them opens. */
export function useDebtList(): readonly [DebtListSnapshot, DebtList] {
  const journey = useLoadedJourney();
  let list = lists.get(journey);
  if (!list) {
    list = new DebtList(journey);
    lists.set(journey, list);
  }
  const { start, subscribe, snapshot } = list;
  useEffect(() => start(), [start]);
  return [useSyncExternalStore(subscribe, snapshot, snapshot), list];
}
