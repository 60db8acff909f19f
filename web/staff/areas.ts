import { onDemand } from '../shell/onDemand.tsx';
import type { Area } from './area.ts';
import { WorkList } from './WorkList.tsx';
import { words } from './words.ts';

const Members = onDemand(async () => (await import('./members/MembersPage.tsx')).MembersPage);
const FiguresPart = onDemand(async () => (await import('./figures/FiguresPage.tsx')).FiguresPage);
const Log = onDemand(async () => (await import('./log/LogPage.tsx')).LogPage);
const Account = onDemand(async () => (await import('./account/StaffAccountPage.tsx')).StaffAccountPage);
const Calendar = onDemand(async () => (await import('./calendar/CalendarPage.tsx')).CalendarPage);
const Chats = onDemand(async () => (await import('./chats/ChatsPage.tsx')).ChatsPage);
const CasePage = onDemand(async () => (await import('./case/CasePage.tsx')).CasePage);
const Partners = onDemand(async () => (await import('./partners/Partners.tsx')).Partners);
const People = onDemand(async () => (await import('./people/PeoplePage.tsx')).PeoplePage);

/** The parts of the console, in the order of the bar. */
export const AREAS: readonly Area[] = [
  { name: 'work', label: words.areas.work, permission: 'see work', Page: WorkList, isWide: true },
  { name: 'people', label: words.areas.people, permission: 'see people', Page: People, isWide: true },
  { name: 'calendar', label: words.areas.calendar, permission: 'book', Page: Calendar, isWide: true },
  { name: 'chats', label: words.areas.chats, permission: 'chat', Page: Chats, isWide: true },
  { name: 'figures', label: words.areas.figures, permission: 'see figures', Page: FiguresPart },
  { name: 'partners', label: words.areas.partners, permission: 'manage partners', Page: Partners },
  { name: 'staff', label: words.areas.staff, permission: 'manage staff', Page: Members },
  { name: 'log', label: words.areas.log, permission: 'see log', Page: Log },
  { name: 'case', label: words.areas.case, permission: 'see cases', Page: CasePage, isHidden: true },
];

/** What is there for whoever is signed in, below their name. */
export const OWN_AREAS: Readonly<Record<string, Area['Page']>> = { account: Account };
