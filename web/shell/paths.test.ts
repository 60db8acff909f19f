import { describe, expect, it } from 'vitest';
import { isAppPath, loginPath, paths, safeNext } from './paths.ts';

describe('the page after login', () => {
  it.each(['/dashboard', '/journey/your-home', '/dashboard?saved=1', '/dashboard#help'])(
    'may be %s',
    next => {
      expect(safeNext(next)).toBe(next);
    },
  );

  it.each([
    undefined,
    null,
    '',
    'dashboard',
    'https://evil.example/dashboard',
    '//evil.example/dashboard',
    '/\\evil.example',
    'javascript:alert(1)',
    '/login',
    '/login?next=/dashboard',
    '/reset-password?token=1',
    '/start',
    '/about',
    '/dashboardx',
  ])('is never %s', next => {
    expect(safeNext(next)).toBeUndefined();
  });

  it('is carried by the address of the login page', () => {
    expect(loginPath('/journey/your-home?a=b')).toBe('/login?next=%2Fjourney%2Fyour-home%3Fa%3Db');
    expect(loginPath('https://evil.example')).toBe('/login');
    expect(loginPath()).toBe('/login');
  });
});

it('leaves finished pages, other sites and links within a page to the browser', () => {
  expect(
    [paths.home, paths.about, paths.help('bailiffs'), '#main', 'tel:111', 'https://a.example/login'].filter(
      isAppPath,
    ),
  ).toEqual([]);
  const drawnHere = [
    paths.login,
    paths.dashboard,
    paths.start,
    paths.journey('a'),
    paths.completedDebts,
    paths.solution('DMP'),
  ];
  expect(drawnHere.every(isAppPath)).toBe(true);
});
