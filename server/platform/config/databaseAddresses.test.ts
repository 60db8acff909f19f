import { expect, it } from 'vitest';
import { databaseAddresses } from './databaseAddresses.ts';

it.each([
  ['postgres://a:b@one:5432/name', ['postgres://a:b@one:5432/name']],
  ['postgres://one/name', ['postgres://one/name']],
  [
    'postgresql://a:b%2C%40@one:5432,two:5433,[::1]/name?sslmode=verify-full',
    [
      'postgresql://a:b%2C%40@one:5432/name?sslmode=verify-full',
      'postgresql://a:b%2C%40@two:5433/name?sslmode=verify-full',
      'postgresql://a:b%2C%40@[::1]/name?sslmode=verify-full',
    ],
  ],
  ['postgres://a:b,c@one,two/name', ['postgres://a:b,c@one/name', 'postgres://a:b,c@two/name']],
  ['nonsense', ['']],
])('an address of several servers is one for each: %s (IS-016)', (url, addresses) => {
  expect(databaseAddresses(url)).toEqual(addresses);
});
