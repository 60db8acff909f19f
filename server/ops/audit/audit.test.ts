import { login } from '@towpath/contracts/api/session.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { note } from '../../platform/audit/auditLog.ts';
import { customer } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { runOps } from '../run.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** What the command printed, and its exit code. */
async function audit(...words: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await runOps(['audit', ...words], {
    environment: { DATABASE_URL: test.databaseUrl, DATA_DIR: test.config.dataDir },
    say: line => void out.push(line),
    complain: line => void err.push(line),
  });
  return { code, err, entries: out.map(line => JSON.parse(line)) };
}

describe('npm run ops -- audit', () => {
  it('prints the entries of a span of time, an object a line, oldest first (IS-034)', async () => {
    const person = await customer(test);
    const days = [
      '2026-10-03T00:00:00Z',
      '2026-10-01T00:00:00Z',
      '2026-10-01T23:59:59Z',
      '2026-10-02T00:00:00Z',
    ];
    for (const day of days) {
      const entry = { at: new Date(day), customerId: person.customerId, facts: {} } as const;
      await note(test.database, { kind: 'export asked', ...entry });
    }
    const { code, entries } = await audit('--since', '2026-10-01', '--until', '2026-10-03');
    expect(code).toBe(0);
    expect(entries.map(({ at }) => at)).toEqual([
      '2026-10-01T00:00:00.000Z',
      '2026-10-01T23:59:59.000Z',
      '2026-10-02T00:00:00.000Z',
    ]);
    expect(entries[0]).toEqual({
      id: expect.any(Number),
      at: '2026-10-01T00:00:00.000Z',
      kind: 'export asked',
      customerId: person.customerId,
      sessionId: null,
      network: null,
      facts: {},
    });
  });

  it('prints each of thousands once (IS-034)', async () => {
    const at = new Date('2026-09-01T00:00:00Z');
    const many = Array.from({ length: 2_500 }, (_, number) => ({
      at: new Date(at.getTime() + Math.floor(number / 700)),
      kind: 'export asked',
      facts: '{}',
    }));
    await test.database.insertInto('audit_log').values(many).execute();
    const { entries } = await audit('--since', '2026-09-01', '--until', '2026-09-02');
    expect(new Set(entries.map(({ id }) => id)).size).toBe(2_500);
    expect(entries).toHaveLength(2_500);
  });

  it('prints what was refused with its network, and what two refusals share (IS-034)', async () => {
    const since = test.clock.now().toISOString();
    const person = await customer(test);
    for (const password of ['Wrong one 1!', 'Wrong one 2!']) {
      await test.call(login, { body: { email: person.email, password } });
    }
    const { entries } = await audit('--since', since);
    const refused = entries.filter(({ kind }) => kind === 'login refused');
    expect(refused).toHaveLength(2);
    expect(refused[0].network).toMatch(/^[\w-]{43}$/);
    expect(refused[0].network).toBe(refused[1].network);
  });

  it.each([['yesterday'], ['2026-13-01'], ['2026-11-01T09:00']])(
    'refuses %s as a moment (IS-034)',
    async since => {
      expect(await audit('--since', since)).toEqual({
        code: 2,
        entries: [],
        err: ['--since must be a day like 2026-11-01 or a moment like 2026-11-01T09:00:00Z.'],
      });
    },
  );
});
