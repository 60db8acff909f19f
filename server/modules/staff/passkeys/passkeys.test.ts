import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resealColumn } from '../../../platform/keys/reseal.ts';
import { authenticator } from '../../../testing/authenticator.ts';
import { PASSWORD, staffIn } from '../../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../../testing/testApp.ts';
import { SEALED_STAFF } from '../sealed.ts';

const MINUTE = 60_000;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const { ops, send, codeOf, member } = staffIn(() => test);

function device() {
  const { hostname: rpId, origin } = new URL(test.config.publicUrl);
  return authenticator({ rpId, origin });
}

/** Somebody of ours, with what adding a passkey takes. */
async function withProof() {
  const one = await member();
  test.clock.forward(MINUTE);
  return { ...one, proof: () => ({ password: PASSWORD, code: codeOf(one.secret) }) };
}

/** Somebody of ours with a passkey. */
async function withPasskey() {
  const one = await withProof();
  const key = device();
  const begun = await send('POST', '/passkeys/begin', one.proof(), one.cookie);
  const { challengeId, options } = begun.body;
  const body = { challengeId, name: 'Work laptop', response: key.make(options) };
  expect((await send('POST', '/passkeys', body, one.cookie)).status).toBe(204);
  return { ...one, key, userHandle: options.user.id as string };
}

async function signInWith(sign: (options: { challenge: string }) => object) {
  const { challengeId, options } = (await send('POST', '/session/passkey/begin')).body;
  return send('POST', '/session/passkey', { challengeId, response: sign(options) });
}

const refused = (reply: { status: number; body: { error?: { code: string } } | null }) => {
  expect([reply.status, reply.body?.error?.code]).toEqual([403, 'STAFF_PASSKEY_REFUSED']);
};

describe('a passkey', () => {
  it('is added after password and code, listed under its name, signs in, and is removed (PT-012, PT-013)', async () => {
    const one = await withPasskey();
    const listed = (await send('GET', '/passkeys', undefined, one.cookie)).body.passkeys;
    expect(listed).toMatchObject([{ name: 'Work laptop', lastUsedAt: null }]);
    const signed = await signInWith(options => one.key.sign(options, { userHandle: one.userHandle }));
    expect([signed.status, signed.body.email]).toEqual([200, one.email]);
    expect(signed.cookie).toMatchObject({ path: '/staff', httpOnly: true, sameSite: 'Strict' });
    expect((await send('GET', '/me', undefined, signed.token)).status).toBe(200);
    const again = (await send('GET', '/passkeys', undefined, one.cookie)).body.passkeys;
    expect(again[0].lastUsedAt).not.toBeNull();
    const other = await member();
    expect((await send('DELETE', `/passkeys/${listed[0].id}`, undefined, other.cookie)).status).toBe(404);
    expect((await send('DELETE', `/passkeys/${listed[0].id}`, undefined, one.cookie)).status).toBe(204);
    refused(await signInWith(options => one.key.sign(options)));
  });

  it('is given another name by its owner alone, which is in the log once and sealed (PT-424)', async () => {
    const [one, other] = [await withPasskey(), await member()];
    const listed = async () => (await send('GET', '/passkeys', undefined, one.cookie)).body.passkeys[0];
    const { id } = await listed();
    const rename = (name: string, cookie = one.cookie, passkeyId = id) =>
      send('PUT', `/passkeys/${passkeyId}/name`, { name }, cookie);
    expect((await rename(' Old laptop ')).status).toBe(204);
    expect((await rename('Old laptop')).status).toBe(204);
    expect((await listed()).name).toBe('Old laptop');
    const unnamed = await rename('  ');
    expect([unnamed.status, unnamed.body.error.fields[0].field]).toEqual([400, 'name']);
    expect((await rename('x'.repeat(41))).status).toBe(400);
    expect((await rename('Mine', other.cookie)).status).toBe(404);
    expect((await rename('Mine', one.cookie, crypto.randomUUID())).status).toBe(404);
    expect((await rename('Mine', one.cookie, 'nothing')).status).toBe(404);
    const log = await test.database
      .selectFrom('staff_log')
      .select('facts')
      .where('kind', '=', 'passkey renamed')
      .execute();
    expect(log).toEqual([{ facts: { passkey: id } }]);
    const { sealed_name: sealed } = await test.database
      .selectFrom('staff_passkeys')
      .select('sealed_name')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(sealed.toString('latin1')).not.toContain('Old laptop');
    const signed = await signInWith(options => one.key.sign(options, { userHandle: one.userHandle }));
    expect(signed.status).toBe(200);
  });

  it('is not added without password and code, and with a name only (PT-012)', async () => {
    const one = await withProof();
    const wrong = { password: PASSWORD, code: '000000' };
    const reply = await send('POST', '/passkeys/begin', wrong, one.cookie);
    expect([reply.status, reply.body.error.code]).toEqual([403, 'STAFF_PROOF_REFUSED']);
    const begun = await send('POST', '/passkeys/begin', one.proof(), one.cookie);
    const { challengeId, options } = begun.body;
    const body = { challengeId, name: ' ', response: device().make(options) };
    const unnamed = await send('POST', '/passkeys', body, one.cookie);
    expect([unnamed.status, unnamed.body.error.fields[0].field]).toEqual([400, 'name']);
  });

  it('is added once, by whom it was begun for, at our address (PT-012)', async () => {
    const [one, other] = [await withProof(), await withPasskey()];
    const key = device();
    const begun = await send('POST', '/passkeys/begin', one.proof(), one.cookie);
    const { challengeId, options } = begun.body;
    const body = { challengeId, name: 'Laptop', response: key.make(options) };
    refused(await send('POST', '/passkeys', body, other.cookie));
    expect((await send('POST', '/passkeys', body, one.cookie)).status).toBe(204);
    refused(await send('POST', '/passkeys', body, one.cookie));
    test.clock.forward(MINUTE);
    const later = (await send('POST', '/passkeys/begin', one.proof(), one.cookie)).body;
    const elsewhere = device().make(later.options, 'https://towpath.example.com');
    refused(
      await send(
        'POST',
        '/passkeys',
        { challengeId: later.challengeId, name: 'X', response: elsewhere },
        one.cookie,
      ),
    );
    test.clock.forward(MINUTE);
    const last = (await send('POST', '/passkeys/begin', one.proof(), one.cookie)).body;
    const known = { challengeId: last.challengeId, name: 'X', response: other.key.make(last.options) };
    refused(await send('POST', '/passkeys', known, one.cookie));
  });
});

it('keeps its name sealed, where whoever changes the key finds it (PT-012, IS-174)', async () => {
  await withPasskey();
  for (const column of SEALED_STAFF) {
    const shut = await resealColumn(test.database, test.config.dataSecret, column);
    expect(shut).toEqual({ changed: 0, shut: 0 });
  }
  const { sealed_name: sealed } = await test.database
    .selectFrom('staff_passkeys')
    .select('sealed_name')
    .executeTakeFirstOrThrow();
  expect(sealed.toString('latin1')).not.toContain('Work laptop');
});

describe('signing in with a passkey', () => {
  it('is refused for a challenge that was used, is over, or never was (PT-013)', async () => {
    const { key } = await withPasskey();
    const { challengeId, options } = (await send('POST', '/session/passkey/begin')).body;
    const first = key.sign(options);
    const both = await Promise.all(
      [first, first].map(response => send('POST', '/session/passkey', { challengeId, response })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 403]);
    refused(await send('POST', '/session/passkey', { challengeId, response: key.sign(options) }));
    const late = (await send('POST', '/session/passkey/begin')).body;
    test.clock.forward(6 * MINUTE);
    refused(
      await send('POST', '/session/passkey', {
        challengeId: late.challengeId,
        response: key.sign(late.options),
      }),
    );
    for (const id of ['nothing', crypto.randomUUID()]) {
      refused(await send('POST', '/session/passkey', { challengeId: id, response: key.sign(options) }));
    }
  });

  it('is refused at another address, as another, without the owner’s finger, and from a copy of the device (PT-013)', async () => {
    const [one, other] = [await withPasskey(), await withPasskey()];
    refused(await signInWith(options => one.key.sign(options, { origin: 'https://towpath.example.com' })));
    refused(await signInWith(options => one.key.sign(options, { userHandle: other.userHandle })));
    refused(await signInWith(options => one.key.sign(options, { isVerified: false })));
    const forged = (options: { challenge: string }) => ({
      ...other.key.sign(options),
      id: one.key.sign(options).id,
      rawId: one.key.sign(options).rawId,
    });
    refused(await signInWith(forged));
    expect((await signInWith(options => one.key.sign(options))).status).toBe(200);
    refused(await signInWith(options => one.key.sign(options, { isCopy: true })));
    refused(await signInWith(options => device().sign(options)));
  });

  it('ends with whoever leaves, and with a new link that is used (PT-013)', async () => {
    const [gone, lost] = [await withPasskey(), await withPasskey()];
    await ops('end', gone.email, '--why', 'left');
    refused(await signInWith(options => gone.key.sign(options)));
    const token = (await ops('link', lost.email)).said[0]?.split('#')[1] ?? '';
    const { secret } = (await send('POST', '/set-up/begin', { token })).body;
    expect((await signInWith(options => lost.key.sign(options))).status).toBe(200);
    await send('POST', '/set-up', { token, password: PASSWORD, code: codeOf(secret) });
    refused(await signInWith(options => lost.key.sign(options)));
  });

  it('goes on while a stranger keeps the password paused (PT-014)', async () => {
    const one = await withPasskey();
    test.clock.forward(MINUTE);
    const wrong = { email: one.email, password: 'nothing of the kind', code: '000000' };
    for (let tries = 0; tries < 5; tries += 1) await send('POST', '/session', wrong);
    const right = { email: one.email, password: PASSWORD, code: codeOf(one.secret) };
    expect((await send('POST', '/session', right)).status).toBe(401);
    expect((await signInWith(options => one.key.sign(options))).status).toBe(200);
    expect((await send('POST', '/session', right)).status).toBe(401);
  });
});
