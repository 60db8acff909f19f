import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import type { staffWork } from '@towpath/contracts/api/staffWork.ts';
import { LIVING_PLACES, type LivingPlace } from '@towpath/domain/people/nation.ts';

/** A piece of work, as the list has it. */
export type Item = AnswerOf<typeof staffWork>['items'][number];

/** Worrying words. */
const GRAVEST: Item['danger'] = 2;

/** The kinds of work in the order in which they stand: who is there now first, then what has an hour, then what has a day. */
export const KINDS_IN_ORDER: readonly Item['kind'][] = [
  'chat',
  'callback',
  'booking',
  'plan',
  'review',
  'advice',
  'application',
  'task',
];

/** One lane of the list: of one kind; or what cannot wait, or what the reader has taken, of all kinds. */
export type Lane = { readonly of: Item['kind'] | 'care' | 'mine'; readonly items: readonly Item[] };

/** What of the list is shown: one kind, what the reader has taken, or all. */
export type Filter = Item['kind'] | 'mine' | 'all';

/** The part of the list that is shown; of people anywhere where no nation is named. */
export type Narrowed = { readonly show: Filter; readonly nation: LivingPlace | null };

/** What an address names of the list; all where it names nothing that there is. */
export function narrowedIn(search: string, kinds: readonly Item['kind'][]): Narrowed {
  const given = new URLSearchParams(search);
  const named = given.get('show');
  return {
    show: named === 'mine' ? named : (kinds.find(kind => kind === named) ?? 'all'),
    nation: LIVING_PLACES.find(one => one === given.get('nation')) ?? null,
  };
}

/** The address of a part of the list. */
export function narrowedPath({ show, nation }: Narrowed): string {
  const given = new URLSearchParams({ ...(show !== 'all' && { show }), ...(nation && { nation }) });
  return given.size === 0 ? '/staff' : `/staff?${given}`;
}

/** Whether a piece of work is in a part of the list. */
export function isShownBy({ show, nation }: Narrowed, item: Item): boolean {
  if (nation !== null && item.nation !== nation) return false;
  return show === 'all' || (show === 'mine' ? item.takenBy?.isMe === true : item.kind === show);
}

/**
 * The lanes of a part of the list: worrying words above all else, of whatever kind, then kind after kind. In each lane
 * the order is the one of the list; a lane of which nothing is shown is not among them.
 *
 * @param hasMineOnTop what the reader has taken stands on top, in a lane of its own
 */
export function lanesOf(items: readonly Item[], narrowed: Narrowed, hasMineOnTop: boolean): readonly Lane[] {
  const inPart = items.filter(item => isShownBy(narrowed, item));
  const isOnTop = ({ takenBy }: Item) => hasMineOnTop && takenBy?.isMe === true;
  const shown = inPart.filter(item => !isOnTop(item));
  const isGrave = ({ danger }: Item) => danger === GRAVEST;
  const lanes: readonly Lane[] = [
    { of: 'mine', items: inPart.filter(isOnTop) },
    { of: 'care', items: shown.filter(isGrave) },
    ...KINDS_IN_ORDER.map(of => ({ of, items: shown.filter(item => item.kind === of && !isGrave(item)) })),
  ];
  return lanes.filter(lane => lane.items.length > 0);
}
