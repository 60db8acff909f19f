import { expect, it } from 'vitest';
import { filterIn, filterPath, type Item, isShownBy } from './item.ts';

const item = (kind: Item['kind'], isMe: boolean | null): Item => ({
  id: '1',
  kind,
  danger: 0,
  dueAt: '',
  notBefore: null,
  createdAt: '',
  attempts: 0,
  lastOutcome: null,
  callKind: null,
  safe: null,
  takenBy: isMe === null ? null : { name: 'Jo', isMe, since: '' },
});

it('shows of the list what the address names, and all where it names nothing that there is (PT-086)', () => {
  for (const filter of ['all', 'mine', 'plan'] as const) {
    expect(filterIn(new URL(filterPath(filter), 'http://towpath').search, ['callback', 'plan'])).toBe(filter);
  }
  expect(filterIn('?show=nothing', ['callback'])).toBe('all');
  const items = [item('callback', true), item('plan', false), item('plan', null)];
  const shown = (filter: Parameters<typeof isShownBy>[0]) =>
    items.filter(one => isShownBy(filter, one)).length;
  expect([shown('all'), shown('mine'), shown('plan'), shown('chat')]).toEqual([3, 1, 2, 0]);
});
