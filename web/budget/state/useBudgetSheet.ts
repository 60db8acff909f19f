import { SFS } from '@towpath/domain/budget/steps.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { useLoadedJourney } from '../../journey/state/journeyContext.ts';
import type { LoadedJourney } from '../../journey/state/loadJourney.ts';
import { BudgetSheet, type BudgetSnapshot } from './budgetSheet.ts';

/** One budget for all screens of a journey, so that going from one to the next shows it at once. */
const sheets = new WeakMap<LoadedJourney, BudgetSheet>();

/** The budget of the person on this journey, read again whenever a screen that shows it opens. */
export function useBudgetSheet(): readonly [BudgetSnapshot, BudgetSheet] {
  const sheet = budgetSheetOf(useLoadedJourney());
  const { start, subscribe, snapshot } = sheet;
  useEffect(start, [start]);
  return [useSyncExternalStore(subscribe, snapshot, snapshot), sheet];
}

/** The one budget of a journey. */
export function budgetSheetOf(journey: LoadedJourney): BudgetSheet {
  const known = sheets.get(journey);
  if (known) return known;
  const sheet = new BudgetSheet(journey, budgetStep(journey)?.step.id ?? '');
  sheets.set(journey, sheet);
  return sheet;
}

/** The step of the journey at which the budget is filled in. */
export function budgetStep({ store }: LoadedJourney) {
  return [...store.plan.stepById.values()].find(({ step }) => step.type === SFS.name);
}
