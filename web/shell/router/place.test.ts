import { expect, it } from 'vitest';
import { matchPath, placeOf } from './place.ts';

it('takes an address apart', () => {
  expect(placeOf('/login?next=%2Fdashboard#top', 1)).toEqual({
    pathname: '/login',
    search: '?next=%2Fdashboard',
    hash: '#top',
    state: 1,
  });
  expect(placeOf('/journey/debts', null)).toMatchObject({ pathname: '/journey/debts', search: '', hash: '' });
  expect(placeOf('/journey/debts?#', null)).toMatchObject({ search: '', hash: '' });
});

it.each([
  ['/start', '/start', {}],
  ['/start', '/start/', {}],
  ['/start', '/started', null],
  ['/journey/:pageId', '/journey/debts', { pageId: 'debts' }],
  ['/journey/:pageId', '/journey/a%20b/', { pageId: 'a b' }],
  ['/journey/:pageId', '/journey/%E0%A4%A', { pageId: '%E0%A4%A' }],
  ['/journey/:pageId', '/journey', null],
  ['/journey/:pageId', '/journey/a/b', null],
  ['*', '/anything/at/all', {}],
])('matches %s with %s', (pattern, pathname, params) => {
  expect(matchPath(pattern, pathname)).toEqual(params);
});
