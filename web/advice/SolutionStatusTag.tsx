import { StatusTag, type TagTone } from '@towpath/design-system/cards/StatusTag.tsx';
import {
  chatCircleDots,
  check,
  clock,
  type Drawing,
  minusCircle,
} from '@towpath/design-system/icons/drawings.generated.ts';
import type { SolutionStatus } from './solutionStatus.ts';
import { words } from './words.ts';

const LOOKS: Readonly<Record<SolutionStatus, { readonly tone: TagTone; readonly icon: Drawing }>> = {
  alsoMatched: { tone: 'done', icon: check },
  unavailable: { tone: 'todo', icon: minusCircle },
  askAdviser: { tone: 'help', icon: chatCircleDots },
  givesTime: { tone: 'progress', icon: clock },
};

/** The status of a solution, each status with its own icon. */
export function SolutionStatusTag({ status }: { status: SolutionStatus }) {
  return <StatusTag {...LOOKS[status]}>{words.statuses[status]}</StatusTag>;
}
