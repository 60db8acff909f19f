import { STAFF_PERMISSIONS } from '@towpath/domain/people/staffPermissions.ts';
import { Secret, TOTP } from 'otpauth';
import { expect } from 'vitest';
import { addWithLink } from '../modules/staff/memberChanges.ts';
import { runOps } from '../ops/run.ts';
import type { TestApp } from './testApp.ts';

/** The password of everybody who is added here. */
export const PASSWORD = 'a barge, a lock and a heron';

/** A Tuesday soon after the clocks of tests begin, at ten in the morning. */
export function tuesdayMorning(): Date {
  return new Date('2026-11-24T10:00:00Z');
}

/** Adds the role 'desk', which may do all but see facts of health. */
export async function addDesk({ database }: Pick<TestApp, 'database'>): Promise<void> {
  const permissions = STAFF_PERMISSIONS.filter(one => one !== 'see health');
  await database.insertInto('staff_roles').values({ role: 'desk', permissions }).execute();
}

/** Adds people who work behind the site and makes their calls, in the app of a test. */
export function staffIn(test: () => TestApp) {
  /** Codes and links of the command count by the real clock. */
  const closeToNow = () => test().clock.set(new Date());

  async function ops(...words: string[]) {
    const said: string[] = [];
    const code = await runOps(['staff', ...words], {
      environment: {
        DATABASE_URL: test().databaseUrl,
        DATA_DIR: test().config.dataDir,
        JWT_SECRET: 'a secret that is long enough for tests',
        SUDO_USER: 'megan',
      },
      say: line => void said.push(line),
      complain: line => void said.push(line),
    });
    return { code, said };
  }

  async function send(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
    cookie?: string,
  ) {
    const reply = await test().app.inject({
      method,
      url: `/staff/api${path}`,
      ...(payload ? { payload } : {}),
      headers: cookie === undefined ? {} : { cookie: `staffSession=${cookie}` },
    });
    const set = reply.cookies.find(({ name }) => name === 'staffSession');
    return {
      status: reply.statusCode,
      body: reply.body === '' ? null : JSON.parse(reply.body),
      cookie: set,
      token: set?.value ?? '',
    };
  }

  /** The code of an app that has a secret, now or so many half minutes on. */
  const codeOf = (secret: string, on = 0) =>
    new TOTP({ algorithm: 'SHA1', digits: 6, period: 30, secret: Secret.fromBase32(secret) }).generate({
      timestamp: test().clock.now().getTime() + on * 30_000,
    });

  let added = 0;
  /** Somebody of ours who has set up their sign-in, and is signed in. */
  async function member(role = 'adviser') {
    added += 1;
    const email = `jo${added}@example.org`;
    const { database, config, clock } = test();
    const by = { at: clock.now(), staffId: null, by: 'megan' };
    const token = await database
      .transaction()
      .execute(trx => addWithLink(trx, config.dataSecret, { email, name: `Jo ${added}`, role }, by));
    if (token === null) throw new Error(`${email} was there already.`);
    const begun = await send('POST', '/set-up/begin', { token });
    const { secret } = begun.body;
    const done = await send('POST', '/set-up', { token, password: PASSWORD, code: codeOf(secret) });
    expect(done.status).toBe(200);
    return { email, secret, cookie: done.token, linkToken: token };
  }

  /** The same, signed in on a coming Tuesday at ten in the morning, when it is safe to ring; later calls are made then. */
  async function memberInTheMorning(role = 'adviser') {
    test().clock.set(tuesdayMorning());
    const { email, secret } = await member(role);
    // Each code counts once: that of this moment is used up by the set-up.
    const code = codeOf(secret, 1);
    const signedIn = await send('POST', '/session', { email, password: PASSWORD, code });
    expect(signedIn.status).toBe(200);
    return { email, cookie: signedIn.token };
  }

  return { ops, send, codeOf, member, memberInTheMorning, closeToNow };
}
