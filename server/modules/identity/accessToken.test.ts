import { SignJWT } from 'jose';
import { expect, it } from 'vitest';
import type { KeyRing } from '../../platform/config/keyRing.ts';
import { ACCESS_TOKEN_SECONDS, accessTokens } from './accessToken.ts';

const NOW = new Date('2026-11-23T10:00:00Z');
const claims = { customerId: crypto.randomUUID(), sessionId: crypto.randomUUID() };
const ringOf = (current: string, ...older: string[]): KeyRing => ({ name: 'JWT_SECRET', current, older });
const FIRST = 'the first signing secret of these tests';
const SECOND = 'the second signing secret of these tests';

it('a token signed before the key changed counts until it ends (IS-172)', async () => {
  const token = await accessTokens(ringOf(FIRST)).sign(claims, NOW);
  const after = accessTokens(ringOf(SECOND, FIRST));
  expect(await after.verify(token, NOW)).toEqual(claims);
  const ended = new Date(NOW.getTime() + ACCESS_TOKEN_SECONDS * 1000);
  expect(await after.verify(token, ended)).toBeNull();
  expect(await accessTokens(ringOf(SECOND)).verify(token, NOW)).toBeNull();
});

it('new tokens are signed with the current key alone (IS-172)', async () => {
  const token = await accessTokens(ringOf(SECOND, FIRST)).sign(claims, NOW);
  expect(await accessTokens(ringOf(SECOND)).verify(token, NOW)).toEqual(claims);
  expect(await accessTokens(ringOf(FIRST)).verify(token, NOW)).toBeNull();
});

it('a token that names no row of ours counts as none, whoever signed it (IS-008)', async () => {
  const tokens = accessTokens(ringOf(FIRST));
  for (const wrong of [{ customerId: 'somebody' }, { sessionId: "1'" }, { customerId: '' }]) {
    expect(await tokens.verify(await tokens.sign({ ...claims, ...wrong }, NOW), NOW)).toBeNull();
  }
});

it('a token that is for something else, or says not for what, opens nothing (IS-049)', async () => {
  const tokens = accessTokens(ringOf(FIRST));
  const [, payload = ''] = (await tokens.sign(claims, NOW)).split('.');
  const said = JSON.parse(Buffer.from(payload, 'base64url').toString());
  expect(said).toMatchObject({ iss: 'towpath', aud: 'towpath api' });
  const signed = (changes: Readonly<Record<string, unknown>>) =>
    new SignJWT({ ...said, ...changes })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode(FIRST));
  expect(await tokens.verify(await signed({}), NOW)).toEqual(claims);
  for (const other of [{ aud: 'another api' }, { aud: undefined }, { iss: 'another issuer' }]) {
    expect(await tokens.verify(await signed(other), NOW), JSON.stringify(other)).toBeNull();
  }
});
