import { onDemand } from '../../shell/onDemand.tsx';

export const DatesToKeep = onDemand(async () => (await import('./leads.ts')).DatesToKeep);
export const PlanColumns = onDemand(async () => (await import('./leads.ts')).PlanColumns);
export const ThingToday = onDemand(async () => (await import('./leads.ts')).ThingToday);
export const WaitsAndDone = onDemand(async () => (await import('./leads.ts')).WaitsAndDone);

/** Fetches what leads, so that it is drawn at once. */
export async function fetchLeads(): Promise<void> {
  await Promise.all([DatesToKeep, PlanColumns, ThingToday, WaitsAndDone].map(part => part.fetchAhead()));
}
