import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import type { staffWork } from '@towpath/contracts/api/staffWork.ts';

/** A piece of work, as the list has it. */
export type Item = AnswerOf<typeof staffWork>['items'][number];

/** What of the list is shown: one kind, what the reader has taken, or all. */
export type Filter = Item['kind'] | 'mine' | 'all';

/** The filter that an address names; all where it names none that there is. */
export function filterIn(search: string, kinds: readonly Item['kind'][]): Filter {
  const named = new URLSearchParams(search).get('show');
  return named === 'mine' ? named : (kinds.find(kind => kind === named) ?? 'all');
}

/** The address of a filter. */
export function filterPath(filter: Filter): string {
  return filter === 'all' ? '/staff' : `/staff?show=${filter}`;
}

/** Whether a piece of work is shown by a filter. */
export function isShownBy(filter: Filter, { kind, takenBy }: Item): boolean {
  return filter === 'all' || (filter === 'mine' ? takenBy?.isMe === true : kind === filter);
}
