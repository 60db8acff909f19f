import { StatusTag, type TagTone } from '@towpath/design-system/cards/StatusTag.tsx';
import {
  chatCircleDots,
  check,
  clock,
  type Drawing,
  minusCircle,
} from '@towpath/design-system/icons/drawings.generated.ts';
import type { Standing } from './standing.ts';
import { words } from './words.ts';

const LOOKS: Readonly<Record<Standing, { readonly tone: TagTone; readonly icon: Drawing }>> = {
  alsoMatched: { tone: 'done', icon: check },
  unavailable: { tone: 'todo', icon: minusCircle },
  askAdviser: { tone: 'help', icon: chatCircleDots },
  givesTime: { tone: 'progress', icon: clock },
};

/** How a solution stands, each standing with an icon of its own. */
export function StandingTag({ standing }: { standing: Standing }) {
  return <StatusTag {...LOOKS[standing]}>{words.standings[standing]}</StatusTag>;
}
