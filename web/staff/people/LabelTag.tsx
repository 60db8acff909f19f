import { StatusTag, type TagTone } from '@towpath/design-system/cards/StatusTag.tsx';
import {
  check,
  clock,
  type Drawing,
  handPalm,
  phone,
  phoneCall,
} from '@towpath/design-system/icons/drawings.generated.ts';
import type { SessionStatus } from '@towpath/domain/people/sessionStatus.ts';
import { words } from './words.ts';

const LOOKS: Readonly<Record<SessionStatus, { readonly tone: TagTone; readonly icon?: Drawing }>> = {
  Active: { tone: 'done' },
  Complete: { tone: 'help', icon: check },
  'Completed Offline': { tone: 'help', icon: phone },
  'Hard Dropout': { tone: 'error', icon: handPalm },
  'Soft Dropout': { tone: 'care', icon: phoneCall },
  Invalidated: { tone: 'outline' },
  Expired: { tone: 'todo', icon: clock },
  Abandoned: { tone: 'todo' },
};

/** The status of a session, word for word (ST-004). */
export function LabelTag({ status }: { readonly status: SessionStatus | null }) {
  if (status === null) return <span>{words.notBegun}</span>;
  return <StatusTag {...LOOKS[status]}>{status}</StatusTag>;
}
