import { choosePassword, requestPasswordReset } from '@towpath/contracts/api/passwords.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customer, loggedIn, PASSWORD } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { newNetwork, tryFrom } from '../../testing/tries.ts';
import { removeExpired } from './housekeeping.ts';
import { reserveEverywhere, tryFor } from './passwordTries.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const WRONG = 'Not the one 1!';
const NEW_PASSWORD = 'A new lock gate 8?';

let test: TestApp;
let other: FastifyInstance;
beforeAll(async () => {
  test = await createTestApp();
  other = (await test.startAnother()).app;
});
afterAll(() => test.close());

/** The code of a refusal, or 200, of one try. */
const attempt = (email: string, password: string, network: string, app = test.app) =>
  tryFrom(app, network, '', { email, password });

const unknownEmail = () => `nobody-${crypto.randomUUID()}@towpath.example`;

/** As after fifty wrong passwords from networks that nobody knows: one is tried, the others are written down. */
async function guessedFromEverywhere(email: string): Promise<void> {
  await attempt(email, WRONG, newNetwork());
  const { fromEverywhere } = tryFor(email, '', test.config.jwtSecret);
  const { numUpdatedRows } = await test.database
    .updateTable('password_tries')
    .set({ tries: 50 })
    .where('key', '=', fromEverywhere)
    .executeTakeFirstOrThrow();
  expect(numUpdatedRows).toBe(1n);
}

describe('tries during a pause', () => {
  it('are counted in the audit log, and not listed: the first, the tenth, the hundredth (IS-025)', async () => {
    const { email, customerId } = await customer(test);
    const network = newNetwork();
    const pausedOf = async () => {
      const entries = await test.database
        .selectFrom('audit_log')
        .select('facts')
        .where('customer_id', '=', customerId)
        .where('kind', '=', 'login refused')
        .orderBy('id')
        .execute();
      return entries.map(({ facts }) => facts).slice(5);
    };
    for (let tries = 0; tries < 5; tries += 1) await attempt(email, WRONG, network);
    const tries = Array.from({ length: 120 }, () => attempt(email, WRONG, network));
    expect(new Set(await Promise.all(tries))).toEqual(new Set(['TOO_MANY_REQUESTS']));
    const counted = [1, 10, 100].map(count => ({ why: 'paused', count }));
    expect((await pausedOf()).toSorted((a, b) => Number(Object(a).count) - Number(Object(b).count))).toEqual(
      counted,
    );
    test.clock.forward(MINUTE);
    expect(await attempt(email, WRONG, network)).toBe('LOGIN_REFUSED');
    await attempt(email, WRONG, network);
    expect((await pausedOf()).slice(3)).toEqual([{ why: 'wrong' }, { why: 'paused', count: 1 }]);
  });
});

describe('emails of nobody', () => {
  it('are counted in the audit log by network and hour, and not listed, whichever are made up (IS-029)', async () => {
    const network = newNetwork();
    const last = await test.database
      .selectFrom('audit_log')
      .select(({ fn }) => fn.max('id').as('id'))
      .executeTakeFirstOrThrow();
    const noted = async () => {
      const rows = await test.database
        .selectFrom('audit_log')
        .select(['kind', 'facts'])
        .where('id', '>', last.id ?? 0)
        .orderBy('id')
        .execute();
      return rows.map(({ kind, facts }) => [kind, facts]);
    };
    for (let turn = 0; turn < 12; turn += 1) {
      expect(await attempt(unknownEmail(), WRONG, network)).toBe('LOGIN_REFUSED');
      await test.call(requestPasswordReset, { body: { email: unknownEmail() } });
    }
    const counted = [1, 10].flatMap(count =>
      ['login refused', 'password reset asked'].map(kind => [kind, { why: 'unknown email', count }]),
    );
    expect(await noted()).toEqual(counted);
    expect(await attempt(unknownEmail(), WRONG, newNetwork())).toBe('LOGIN_REFUSED');
    test.clock.forward(60 * MINUTE);
    expect(await attempt(unknownEmail(), WRONG, network)).toBe('LOGIN_REFUSED');
    const first = ['login refused', { why: 'unknown email', count: 1 }];
    expect((await noted()).slice(4)).toEqual([first, first]);
  });
});

describe('tries at the same moment', () => {
  it('are looked at five times, however many come to two processes at once (IS-039)', async () => {
    const { email } = await customer(test);
    const network = newNetwork();
    const tries = Array.from({ length: 20 }, (_, turn) =>
      attempt(email, WRONG, network, turn % 2 ? other : test.app),
    );
    const codes = await Promise.all(tries);
    expect(codes.filter(code => code === 'LOGIN_REFUSED')).toHaveLength(5);
    expect(codes.filter(code => code === 'TOO_MANY_REQUESTS')).toHaveLength(15);
    expect(await attempt(email, PASSWORD, network)).toBe('TOO_MANY_REQUESTS');
  });

  it('do not let the right password by among too many (IS-039)', async () => {
    const { email } = await customer(test);
    const network = newNetwork();
    for (let turn = 0; turn < 5; turn += 1) await attempt(email, WRONG, network);
    const codes = await Promise.all([WRONG, PASSWORD, WRONG].map(word => attempt(email, word, network)));
    expect(new Set(codes)).toEqual(new Set(['TOO_MANY_REQUESTS']));
  });
});

describe('a pause', () => {
  it('is of the network that tried: the owner comes in from theirs (IS-040)', async () => {
    const { email } = await customer(test);
    const network = newNetwork();
    for (let turn = 0; turn < 5; turn += 1) await attempt(email, WRONG, network);
    expect(await attempt(email, PASSWORD, network)).toBe('TOO_MANY_REQUESTS');
    expect(await attempt(email, PASSWORD, newNetwork())).toBe(200);
    // And lets nobody in where it runs.
    expect(await attempt(email, PASSWORD, network)).toBe('TOO_MANY_REQUESTS');
  });

  it('of a session that asks for the password again shuts nobody out who logs in (IS-040)', async () => {
    const person = await customer(test);
    const change = (currentPassword: string) =>
      person.call(choosePassword, { body: { newPassword: NEW_PASSWORD, currentPassword } });
    for (let turn = 0; turn < 5; turn += 1) {
      expect((await change(WRONG)).error.code).toBe('CURRENT_PASSWORD_WRONG');
    }
    expect((await change(PASSWORD)).error.code).toBe('TOO_MANY_REQUESTS');
    const again = await loggedIn(test, person.email, PASSWORD);
    const fromThere = { newPassword: NEW_PASSWORD, currentPassword: PASSWORD };
    expect((await again.call(choosePassword, { body: fromThere })).status).toBe(204);
  });

  it('begins anew after the right password', async () => {
    const { email } = await customer(test);
    const network = newNetwork();
    for (let round = 0; round < 3; round += 1) {
      for (let turn = 0; turn < 4; turn += 1) {
        expect(await attempt(email, WRONG, network)).toBe('LOGIN_REFUSED');
      }
      expect(await attempt(email, PASSWORD, network)).toBe(200);
    }
  });
});

describe('guesses at one account from everywhere', () => {
  it('are stopped at fifty a day; then new places are led to their mail, the owner’s own place is not (IS-041)', async () => {
    const person = await customer(test);
    const home = newNetwork();
    expect(await attempt(person.email, PASSWORD, home)).toBe(200);
    for (let turn = 0; turn < 49; turn += 1) {
      expect(await attempt(person.email, WRONG, newNetwork())).toBe('LOGIN_REFUSED');
    }
    expect(await attempt(person.email, PASSWORD, newNetwork())).toBe(200);
    expect(await attempt(person.email, WRONG, newNetwork())).toBe('LOGIN_REFUSED');
    expect(await attempt(person.email, WRONG, newNetwork())).toBe('LOGIN_BY_MAIL_ONLY');
    expect(await attempt(person.email, PASSWORD, newNetwork())).toBe('LOGIN_BY_MAIL_ONLY');
    expect(await attempt(person.email, PASSWORD, home)).toBe(200);
    test.clock.forward(DAY);
    expect(await attempt(person.email, PASSWORD, newNetwork())).toBe(200);
  });

  it('are answered the same for an email of nobody (IS-041)', async () => {
    const [known, unknown] = [(await customer(test)).email, unknownEmail()];
    const answers = [];
    for (const email of [known, unknown]) {
      await guessedFromEverywhere(email);
      const { statusCode, body } = await test.app.inject({
        method: 'POST',
        url: '/api/core/users/customer/login',
        remoteAddress: newNetwork(),
        payload: { email, password: PASSWORD },
      });
      answers.push([statusCode, JSON.parse(body)]);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toEqual([
      403,
      {
        error: {
          code: 'LOGIN_BY_MAIL_ONLY',
          message:
            'Too many passwords have been tried for this email. To keep it safe, choose “Password Reset?” below. We’ll email you a link to get in.',
        },
      },
    ]);
  });

  it('leave the owner the way in by mail, from wherever they are (IS-041)', async () => {
    const { email } = await customer(test);
    await guessedFromEverywhere(email);
    expect(await attempt(email, PASSWORD, newNetwork())).toBe('LOGIN_BY_MAIL_ONLY');
    await test.call(requestPasswordReset, { body: { email } });
    const mail = (await test.mails()).filter(({ to }) => to === email).at(-1);
    const token = /\/reset-password\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const here = newNetwork();
    const reset = await test.app.inject({
      method: 'POST',
      url: '/api/core/users/customer/password-reset',
      remoteAddress: here,
      payload: { token, newPassword: NEW_PASSWORD },
    });
    expect(reset.statusCode).toBe(204);
    // Whoever guesses goes on.
    await guessedFromEverywhere(email);
    expect(await attempt(email, NEW_PASSWORD, newNetwork())).toBe('LOGIN_BY_MAIL_ONLY');
    expect(await attempt(email, NEW_PASSWORD, here)).toBe(200);
  });

  it('are stopped at fifty when they come at the same moment (IS-041)', async () => {
    const email = unknownEmail();
    const tries = Array.from({ length: 60 }, () => tryFor(email, newNetwork(), test.config.jwtSecret));
    const now = test.clock.now();
    const allowed = await Promise.all(tries.map(tried => reserveEverywhere(test.database, tried, now)));
    expect(allowed.filter(({ may }) => may === 'try')).toHaveLength(50);
    expect(allowed.filter(({ may }) => may === 'mail')).toHaveLength(10);
  });
});

it('keeps counts for a day and known places for thirty, as keyed hashes', async () => {
  const { email } = await customer(test);
  await attempt(email, WRONG, newNetwork());
  await test.database.deleteFrom('password_tries').execute();
  await attempt(email, WRONG, newNetwork());
  await attempt(email, PASSWORD, newNetwork());
  const rows = () => test.database.selectFrom('password_tries').selectAll().execute();
  const kept = await rows();
  expect(kept).toHaveLength(3);
  expect(Buffer.concat(kept.map(({ key }) => key)).includes(email)).toBe(false);
  test.clock.forward(DAY + 1);
  await removeExpired(test);
  expect(await rows()).toHaveLength(1);
  test.clock.forward(30 * DAY);
  await removeExpired(test);
  expect(await rows()).toEqual([]);
});
