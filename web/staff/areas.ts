import { onDemand } from '../shell/onDemand.tsx';
import type { Area } from './area.ts';
import { WorkList } from './WorkList.tsx';
import { words } from './words.ts';

const Partners = onDemand(async () => (await import('./partners/Partners.tsx')).Partners);

/** The parts of the console, in the order of the bar. */
export const AREAS: readonly Area[] = [
  { name: 'work', label: words.areas.work, permission: 'see work', Page: WorkList },
  { name: 'partners', label: words.areas.partners, permission: 'manage partners', Page: Partners },
];
