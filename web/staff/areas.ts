import { onDemand } from '../shell/onDemand.tsx';
import type { Area } from './area.ts';
import { WorkList } from './WorkList.tsx';
import { words } from './words.ts';

const Calendar = onDemand(async () => (await import('./calendar/CalendarPage.tsx')).CalendarPage);

/** The parts of the console, in the order of the bar. */
export const AREAS: readonly Area[] = [
  { name: 'work', label: words.areas.work, permission: 'see work', Page: WorkList },
  { name: 'calendar', label: words.areas.calendar, permission: 'book', Page: Calendar },
];
