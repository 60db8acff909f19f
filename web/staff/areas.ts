import { onDemand } from '../shell/onDemand.tsx';
import type { Area } from './area.ts';
import { WorkList } from './WorkList.tsx';
import { words } from './words.ts';

const ChatsPage = onDemand(async () => (await import('./chats/ChatsPage.tsx')).ChatsPage);

/** The parts of the console, in the order of the bar. */
export const AREAS: readonly Area[] = [
  { name: 'work', label: words.areas.work, permission: 'see work', Page: WorkList },
  { name: 'chats', label: words.areas.chats, permission: 'chat', Page: ChatsPage },
];
