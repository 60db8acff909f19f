import { onDemand } from '../../shell/onDemand.tsx';

export const DatesToKeep = onDemand(async () => (await import('./leads.ts')).DatesToKeep);
export const PlanColumns = onDemand(async () => (await import('./leads.ts')).PlanColumns);
export const ThingToday = onDemand(async () => (await import('./leads.ts')).ThingToday);

/** Fetches what leads, so that it is drawn at once. */
export async function fetchLeads(): Promise<void> {
  await Promise.all([DatesToKeep.fetchAhead(), PlanColumns.fetchAhead(), ThingToday.fetchAhead()]);
}
