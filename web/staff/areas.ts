import { onDemand } from '../shell/onDemand.tsx';
import type { Area } from './area.ts';
import { WorkList } from './WorkList.tsx';
import { words } from './words.ts';

const Members = onDemand(async () => (await import('./members/MembersPage.tsx')).MembersPage);
const FiguresPart = onDemand(async () => (await import('./figures/FiguresPage.tsx')).FiguresPage);
const Log = onDemand(async () => (await import('./log/LogPage.tsx')).LogPage);
const Account = onDemand(async () => (await import('./account/StaffAccountPage.tsx')).StaffAccountPage);

/** The parts of the console, in the order of the bar. */
export const AREAS: readonly Area[] = [
  { name: 'work', label: words.areas.work, permission: 'see work', Page: WorkList },
  { name: 'figures', label: words.areas.figures, permission: 'see figures', Page: FiguresPart },
  { name: 'staff', label: words.areas.staff, permission: 'manage staff', Page: Members },
  { name: 'log', label: words.areas.log, permission: 'see log', Page: Log },
];

/** What is there for whoever is signed in, below their name. */
export const OWN_AREAS: Readonly<Record<string, Area['Page']>> = { account: Account };
