import { WORK_KINDS } from '@towpath/contracts/api/staffWork.ts';
import { expect, it } from 'vitest';
import {
  type Item,
  isShownBy,
  KINDS_IN_ORDER,
  lanesOf,
  type Narrowed,
  narrowedIn,
  narrowedPath,
} from './item.ts';

const item = (kind: Item['kind'], isMe: boolean | null, nation: Item['nation'] = null): Item => ({
  id: '1',
  kind,
  danger: 0,
  pressing: null,
  dueAt: '',
  lateAfter: '',
  beginsAt: null,
  notBefore: null,
  createdAt: '',
  attempts: 0,
  lastOutcome: null,
  callKind: null,
  safe: null,
  nation,
  takenBy: isMe === null ? null : { name: 'Jo', isMe, since: '' },
  putBack: null,
});

const readBack = (narrowed: Narrowed) =>
  narrowedIn(new URL(narrowedPath(narrowed), 'http://towpath').search, ['callback', 'plan']);

it('shows of the list what the address names, and all where it names nothing that there is (PT-086)', () => {
  for (const show of ['all', 'mine', 'plan'] as const) {
    expect(readBack({ show, nation: null })).toEqual({ show, nation: null });
  }
  expect(narrowedIn('?show=nothing&nation=atlantis', ['callback'])).toEqual({ show: 'all', nation: null });
  const items = [item('callback', true), item('plan', false), item('plan', null)];
  const shown = (show: Narrowed['show']) =>
    items.filter(one => isShownBy({ show, nation: null }, one)).length;
  expect([shown('all'), shown('mine'), shown('plan'), shown('chat')]).toEqual([3, 1, 2, 0]);
});

it('narrows to the people of a nation beside the kind (PT-420)', () => {
  const ofWales = { show: 'plan', nation: 'wales' } as const;
  expect(readBack(ofWales)).toEqual(ofWales);
  const items = [item('plan', null, 'wales'), item('callback', null, 'wales'), item('plan', null)];
  const shown = (show: Narrowed['show'], nation: Narrowed['nation']) =>
    items.filter(one => isShownBy({ show, nation }, one)).length;
  expect([shown('all', 'wales'), shown('plan', 'wales'), shown('plan', 'scotland')]).toEqual([2, 1, 0]);
});

it('stands in lanes with worrying words of whatever kind above all else, then chats (PT-470)', () => {
  const one = (id: string, kind: Item['kind'], danger: Item['danger'] = 0) => ({
    ...item(kind, null),
    id,
    danger,
  });
  // As the service has it: the gravest first, then what is due first.
  const items = [
    one('worried', 'chat', 2),
    one('officers', 'callback', 1),
    one('advice', 'advice'),
    one('call', 'callback'),
    one('hello', 'chat'),
  ];
  const said = (show: Narrowed['show']) =>
    lanesOf(items, { show, nation: null }, false).map(lane => [lane.of, lane.items.map(({ id }) => id)]);
  expect(said('all')).toEqual([
    ['care', ['worried']],
    ['chat', ['hello']],
    ['callback', ['officers', 'call']],
    ['advice', ['advice']],
  ]);
  expect(said('chat')).toEqual([
    ['care', ['worried']],
    ['chat', ['hello']],
  ]);
  expect(said('callback')).toEqual([['callback', ['officers', 'call']]]);
});

it('has what the reader has taken on top where the list asks for that, each piece once (PT-532)', () => {
  const items = [{ ...item('chat', null), danger: 2 as const }, item('callback', true), item('plan', false)];
  const lanes = (hasMineOnTop: boolean) =>
    lanesOf(items, { show: 'all', nation: null }, hasMineOnTop).map(lane => [lane.of, lane.items.length]);
  expect(lanes(true)).toEqual([
    ['mine', 1],
    ['care', 1],
    ['plan', 1],
  ]);
  expect(lanes(false)).toEqual([
    ['care', 1],
    ['callback', 1],
    ['plan', 1],
  ]);
});

it('has a place for every kind of work that there is, once (PT-470)', () => {
  expect(KINDS_IN_ORDER.toSorted()).toEqual(WORK_KINDS.toSorted());
});
