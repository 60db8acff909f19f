import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { choosePassword } from '@towpath/contracts/api/passwords.ts';
import { login } from '@towpath/contracts/api/session.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../../platform/database/migrate.ts';
import { runOnce } from '../../platform/database/postgres/running.ts';
import { RESTORE_IS_UNFINISHED, UNFINISHED_RESTORE } from '../../platform/database/unfinishedRestore.ts';
import { machinePrograms } from '../../testing/machinePostgres.ts';
import { customer, PASSWORD } from '../../testing/person.ts';
import { type Restoring, startRestoring } from '../../testing/restoring.ts';
import type { TestApp } from '../../testing/testApp.ts';

const NEW_PASSWORD = 'A new lock gate 8?';
const DAY = 24 * 60 * 60 * 1000;

/** Without PostgreSQL's own programs no back-up can be made. */
describe.runIf(machinePrograms !== null)('the list of what people did', { timeout: 180_000 }, () => {
  let at: Restoring;
  beforeAll(async () => {
    at = await startRestoring();
  });
  afterEach(() => at.stopAll());
  afterAll(() => at.close());

  const logIn = (test: TestApp, email: string, password: string) =>
    test.call(login, { body: { email, password } });

  it('lets nobody be served where a restore was cut off, and run again it ends as if it had not been (IS-268)', async () => {
    const { url, test, name, backUp, kept } = await at.service();
    const person = await customer(test);
    const made = await backUp();
    const body = { newPassword: NEW_PASSWORD, currentPassword: PASSWORD };
    expect((await person.call(choosePassword, { body })).status).toBe(204);
    await at.stop(test);

    const cut = await at.ops(['restore', made, '--replace', name], url, line => {
      if (line.startsWith('Restored ')) throw new Error('cut off');
    });
    expect([cut.code, cut.err[0]]).toEqual([1, expect.stringContaining('cut off')]);
    await expect(migrate(url)).rejects.toThrow(RESTORE_IS_UNFINISHED);
    // What a release before this one goes by: a migration that it does not know, and that contracts.
    const unknown = 'select contracts is not null as stops from migrations where id = $1';
    expect((await runOnce(url, unknown, [UNFINISHED_RESTORE])).rows).toEqual([{ stops: true }]);
    expect((await at.ops(['check', '--database'], url)).err).toEqual([RESTORE_IS_UNFINISHED]);
    expect((await at.ops(['backup', '--to', kept], url)).err).toEqual([RESTORE_IS_UNFINISHED]);

    await at.done(['restore', made, '--replace', name], url);
    const again = await at.serve(url);
    expect((await logIn(again, person.email, PASSWORD)).error.code).toBe('LOGIN_REFUSED');
    await at.stop(again);
    await at.done(['restore', made, '--replace', name], url);
    const { rows } = await runOnce(
      url,
      "select count(*)::int as times from audit_log where kind = 'password changed'",
    );
    expect(rows).toEqual([{ times: 1 }]);
  });

  it('is restored from no other back-up where a restore was cut off, and given up it loses nothing that was known (IS-268)', async () => {
    const { url, test, name, kept, backUp } = await at.service();
    const person = await customer(test);
    const made = await backUp();
    const other = join(kept, 'towpath-another.backup');
    const apart = join(at.folder, 'apart');
    await at.done(['backup', '--to', apart], url);
    cpSync(join(apart, readdirSync(apart).find(entry => entry.endsWith('.backup')) ?? ''), other, {
      recursive: true,
    });
    const body = { newPassword: NEW_PASSWORD, currentPassword: PASSWORD };
    expect((await person.call(choosePassword, { body })).status).toBe(204);
    await at.stop(test);
    await at.ops(['restore', made, '--replace', name], url, line => {
      if (line.startsWith('Restored ')) throw new Error('cut off');
    });

    const refused = await at.ops(['restore', other, '--replace', name], url);
    expect([refused.code, refused.err]).toEqual([
      1,
      [expect.stringContaining(`Run that one again: npm run ops -- restore ${made} --replace ${name}. `)],
    ]);
    await expect(migrate(url)).rejects.toThrow(RESTORE_IS_UNFINISHED);
    const empty = await at.emptyDatabase();
    await at.done(['restore', other], empty);
    const again = await at.serve(empty);
    expect((await logIn(again, person.email, PASSWORD)).error.code).toBe('LOGIN_REFUSED');
  });

  it('says on a new machine what to do again, and without it nothing is restored (IS-269)', async () => {
    const { url, test, kept, backUp } = await at.service();
    const person = await customer(test);
    const made = await backUp();
    const list = join(kept, 'changes');
    expect(readFileSync(list, 'utf8')).toBe('end\n');
    const body = { newPassword: NEW_PASSWORD, currentPassword: PASSWORD };
    expect((await person.call(choosePassword, { body })).status).toBe(204);
    await at.done(['changes', '--out', list], url);
    const [line = '', ...rest] = readFileSync(list, 'utf8').split('\n');
    expect(rest).toEqual(['end', '']);
    expect(JSON.parse(line)).toEqual({
      customerId: person.customerId,
      at: test.clock.now().toISOString(),
      kind: 'password changed',
      facts: {},
    });
    await at.stop(test);

    const other = await at.emptyDatabase();
    const elsewhere = join(at.folder, 'elsewhere');
    renameSync(list, elsewhere);
    const refused = await at.ops(['restore', made], other);
    expect([refused.code, refused.err]).toEqual([
      1,
      [
        expect.stringMatching(
          /^There is no \S+\/changes, the list of what people did .*nothing was changed\./,
        ),
      ],
    ]);
    writeFileSync(list, readFileSync(elsewhere, 'utf8').replace('end\n', ''));
    expect((await at.ops(['restore', made], other)).err).toEqual([`${list} is cut off: nothing was read.`]);
    rmSync(list);
    const unknown = {
      customerId: person.customerId,
      at: new Date().toISOString(),
      kind: 'of later',
      facts: {},
    };
    writeFileSync(list, `${JSON.stringify(unknown)}\nend\n`);
    expect((await at.ops(['restore', made], other)).err).toEqual([
      expect.stringMatching(
        /^The list of changes is from a newer release, with "of later": nothing was changed\./,
      ),
    ]);
    rmSync(list);
    expect((await runOnce(other, "select 1 from pg_tables where schemaname = 'public'")).rowCount).toBe(0);

    await at.done(['restore', made, '--changes', elsewhere], other);
    const again = await at.serve(other);
    expect((await logIn(again, person.email, PASSWORD)).error.code).toBe('LOGIN_REFUSED');

    const without = await at.emptyDatabase();
    await at.done(['restore', made, '--without-lists'], without);
    await at.done(
      ['changes', '--apply', elsewhere, '--as-of', new Date(Date.now() - DAY).toISOString()],
      without,
    );
    const third = await at.serve(without);
    expect((await logIn(third, person.email, PASSWORD)).error.code).toBe('LOGIN_REFUSED');
  });

  it('keeps what another database does not know, for as long as there may be a back-up (IS-269)', async () => {
    const { url, kept, backUp } = await at.service();
    await backUp();
    const list = join(kept, 'changes');
    const of = (days: number) =>
      JSON.stringify({
        customerId: '6f0c7a0e-2a47-4ab2-9d8c-0c5b8a1f3d21',
        at: new Date(Date.now() - days * DAY).toISOString(),
        kind: 'consent withdrawn',
        facts: { consent: 'support needs', words: '1' },
      });
    const [young, old] = [of(2), of(400)];
    // A restore has left it beside a back-up that is gone.
    const left = join(kept, 'towpath-20200101T000000Z.backup.changes');
    writeFileSync(left, `${old}\nend\n`);
    writeFileSync(list, `${old}\n${young}\nend\n`);
    await at.done(['changes', '--out', list], url);
    expect(readFileSync(list, 'utf8')).toBe(`${young}\nend\n`);
    expect(await at.done(['backup', '--to', kept, '--keep', '30'], url)).toContain(
      'Removed towpath-20200101T000000Z.backup.changes.',
    );
    expect(existsSync(left)).toBe(false);
  });

  it('is no reason to lose what the database knows that is to be replaced, where that cannot be read (IS-269)', async () => {
    const { url, test, name, backUp } = await at.service();
    const made = await backUp();
    await at.stop(test);
    await runOnce(url, 'alter table audit_log rename column facts to lost');
    expect((await at.ops(['restore', made, '--replace', name], url)).err).toEqual([
      expect.stringMatching(/^What people did since cannot be read .*"facts".*nothing was changed\./),
    ]);
    expect((await runOnce(url, 'select lost from audit_log')).rowCount).toBe(0);
  });
});
