/** What only who has a plan sees: one file, fetched once there is one. */
export { DatesToKeep } from './DatesToKeep.tsx';
export { PlanColumns } from './PlanColumns.tsx';
export { ThingToday } from './ThingToday.tsx';
