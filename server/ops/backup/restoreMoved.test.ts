import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { choosePassword } from '@towpath/contracts/api/passwords.ts';
import { login } from '@towpath/contracts/api/session.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../../platform/database/migrate.ts';
import { runOnce } from '../../platform/database/postgres/running.ts';
import { RESTORE_IS_UNFINISHED, UNFINISHED_RESTORE } from '../../platform/database/unfinishedRestore.ts';
import { machinePrograms } from '../../testing/machinePostgres.ts';
import { customer, PASSWORD } from '../../testing/person.ts';
import { type Restoring, startRestoring } from '../../testing/restoring.ts';

/** Without PostgreSQL's own programs no back-up can be made. */
describe.runIf(machinePrograms !== null)('a restore that was cut off', { timeout: 180_000 }, () => {
  let at: Restoring;
  beforeAll(async () => {
    at = await startRestoring();
  });
  afterEach(() => at.stopAll());
  afterAll(() => at.close());

  /** A back-up, a password that was changed after it, and a restore that was cut off before that was carried over. */
  async function cutOff() {
    const { url, test, name, kept, backUp } = await at.service();
    const person = await customer(test);
    const made = await backUp();
    const body = { newPassword: 'A new lock gate 8?', currentPassword: PASSWORD };
    expect((await person.call(choosePassword, { body })).status).toBe(204);
    await at.stop(test);
    await at.ops(['restore', made, '--replace', name], url, line => {
      if (line.startsWith('Restored ')) throw new Error('cut off');
    });
    await expect(migrate(url)).rejects.toThrow(RESTORE_IS_UNFINISHED);
    expect(existsSync(`${made}.changes`)).toBe(true);
    const elsewhere = join(at.folder, `elsewhere of ${name}`);
    return {
      url,
      kept,
      made,
      elsewhere,
      /** Restores a back-up in place of what is there. */
      restore: (path: string) => at.ops(['restore', path, '--replace', name], url),
      /** The old password opens nothing once all is carried over. */
      async expectCarriedOver() {
        const again = await at.serve(url);
        const { error } = await again.call(login, { body: { email: person.email, password: PASSWORD } });
        expect(error.code).toBe('LOGIN_REFUSED');
      },
    };
  }

  it('is run again with its folder moved (IS-326)', async () => {
    const { kept, made, elsewhere, restore, expectCarriedOver } = await cutOff();
    renameSync(kept, elsewhere);
    expect(await restore(join(elsewhere, basename(made)))).toMatchObject({ code: 0, err: [] });
    await expectCarriedOver();
  });

  it('is run again with its back-up fetched anew under another name, by the lists that it left (IS-326)', async () => {
    const { made, elsewhere, restore, expectCarriedOver } = await cutOff();
    cpSync(made, join(elsewhere, 'fetched'), { recursive: true });
    rmSync(made, { recursive: true });
    expect(await restore(join(elsewhere, 'fetched'))).toMatchObject({ code: 0, err: [] });
    await expectCarriedOver();
  });

  it('is not run again where the lists that it left are out of reach, and says what to bring along (IS-326)', async () => {
    const { url, made, elsewhere, restore, expectCarriedOver } = await cutOff();
    const left = `${made}.changes`;
    mkdirSync(elsewhere);
    cpSync(made, join(elsewhere, 'fetched'), { recursive: true });
    const away = join(at.folder, 'away');
    renameSync(left, away);
    for (const path of [join(elsewhere, 'fetched'), made]) {
      expect(await restore(path)).toEqual({
        code: 1,
        out: [],
        err: [expect.stringContaining(`left ${left}, which is not there any more, so nothing was changed.`)],
      });
    }
    await expect(migrate(url)).rejects.toThrow(RESTORE_IS_UNFINISHED);
    renameSync(away, join(elsewhere, basename(left)));
    expect(await restore(join(elsewhere, 'fetched'))).toMatchObject({ code: 0, err: [] });
    await expectCarriedOver();
  });

  it('is not taken for that of another back-up that has come into its place (IS-326)', async () => {
    const { url, made, elsewhere, restore } = await cutOff();
    const empty = await at.emptyDatabase();
    await migrate(empty);
    await at.done(['backup', '--to', elsewhere], empty);
    const [other = ''] = readdirSync(elsewhere).filter(entry => entry.endsWith('.backup'));
    rmSync(made, { recursive: true });
    cpSync(join(elsewhere, other), made, { recursive: true });
    expect((await restore(made)).err).toEqual([
      expect.stringContaining(
        `A restore of ${made} was cut off, so nothing was changed. What lies there now is another one.`,
      ),
    ]);
    await expect(migrate(url)).rejects.toThrow(RESTORE_IS_UNFINISHED);
  });

  it('that an earlier release began is known by its path (IS-326)', async () => {
    const { url, made, elsewhere, restore, expectCarriedOver } = await cutOff();
    await runOnce(url, 'update migrations set contracts = $2 where id = $1', [
      UNFINISHED_RESTORE,
      'a restore was cut off, and has to be run again',
    ]);
    cpSync(dirname(made), elsewhere, { recursive: true });
    expect((await restore(join(elsewhere, basename(made)))).err).toEqual([
      expect.stringContaining(`Run that one again: npm run ops -- restore ${made} --replace`),
    ]);
    expect(await restore(made)).toMatchObject({ code: 0, err: [] });
    await expectCarriedOver();
  });
});
