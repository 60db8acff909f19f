import { onDemand } from '../shell/onDemand.tsx';
import type { Area } from './area.ts';
import { WorkList } from './WorkList.tsx';
import { words } from './words.ts';

const CasePage = onDemand(async () => (await import('./case/CasePage.tsx')).CasePage);

/** The parts of the console, in the order of the bar. */
export const AREAS: readonly Area[] = [
  { name: 'work', label: words.areas.work, permission: 'see work', Page: WorkList },
  { name: 'case', label: words.areas.case, permission: 'see cases', Page: CasePage, isHidden: true },
];
