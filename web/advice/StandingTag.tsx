import { StatusTag, type TagTone } from '@towpath/design-system/cards/StatusTag.tsx';
import {
  chatCircleDots,
  check,
  clock,
  type Drawing,
  minusCircle,
} from '@towpath/design-system/icons/drawings.generated.ts';
import type { Standing } from './standing.ts';

const LOOKS: Readonly<Record<Standing, { readonly tone: TagTone; readonly icon: Drawing }>> = {
  'Also Matched': { tone: 'done', icon: check },
  Unavailable: { tone: 'todo', icon: minusCircle },
  'Ask an adviser': { tone: 'help', icon: chatCircleDots },
  'Gives you time': { tone: 'progress', icon: clock },
};

/** How a solution stands, each standing with an icon of its own. */
export function StandingTag({ standing }: { standing: Standing }) {
  return <StatusTag {...LOOKS[standing]}>{standing}</StatusTag>;
}
