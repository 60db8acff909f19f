import { onDemand } from '../shell/onDemand.tsx';
import type { Area } from './area.ts';
import { WorkList } from './WorkList.tsx';
import { words } from './words.ts';

const People = onDemand(async () => (await import('./people/PeoplePage.tsx')).PeoplePage);

/** The parts of the console, in the order of the bar. */
export const AREAS: readonly Area[] = [
  { name: 'work', label: words.areas.work, permission: 'see work', Page: WorkList },
  { name: 'people', label: words.areas.people, permission: 'see people', Page: People },
];
