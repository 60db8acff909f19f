/** What leads once there is a plan, a date, or somebody to wait for: one file, fetched then. */
export { DatesToKeep } from './DatesToKeep.tsx';
export { PlanColumns } from './PlanColumns.tsx';
export { ThingToday } from './ThingToday.tsx';
export { WaitsAndDone } from './WaitsAndDone.tsx';
