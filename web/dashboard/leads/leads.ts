/** What only who has a plan sees: one file, fetched once there is one. */
export { PlanColumns } from './PlanColumns.tsx';
export { ThingToday } from './ThingToday.tsx';
