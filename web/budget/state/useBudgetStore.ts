import { BUDGET } from '@towpath/domain/budget/steps.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { useLoadedJourney } from '../../journey/state/journeyContext.ts';
import type { LoadedJourney } from '../../journey/state/loadJourney.ts';
import { type BudgetSnapshot, BudgetStore } from './budgetStore.ts';

/** One budget for all screens of a journey, so that going from one to the next shows it at once. */
const stores = new WeakMap<LoadedJourney, BudgetStore>();

/** The budget of the person on this journey, read again whenever a screen that shows it opens. */
export function useBudgetStore(): readonly [BudgetSnapshot, BudgetStore] {
  const store = budgetStoreOf(useLoadedJourney());
  const { start, subscribe, snapshot } = store;
  useEffect(start, [start]);
  return [useSyncExternalStore(subscribe, snapshot, snapshot), store];
}

/** The same as far as it is read, for what stands beside the screens that show it. */
export function useBudgetSoFar(): BudgetSnapshot {
  const { subscribe, snapshot } = budgetStoreOf(useLoadedJourney());
  return useSyncExternalStore(subscribe, snapshot, snapshot);
}

/** The one budget of a journey. */
export function budgetStoreOf(journey: LoadedJourney): BudgetStore {
  const existing = stores.get(journey);
  if (existing) return existing;
  const store = new BudgetStore(journey, budgetStep(journey)?.step.id ?? '');
  stores.set(journey, store);
  return store;
}

/** The step of the journey at which the budget is filled in. */
export function budgetStep({ store }: LoadedJourney) {
  return [...store.plan.stepById.values()].find(({ step }) => step.type === BUDGET.name);
}
