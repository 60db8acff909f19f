import { execFile, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startMailbox } from '@towpath/sandbox/mailbox/mailbox.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { REPOSITORY_ROOT } from '../platform/config/config.ts';
import { runOnce } from '../platform/database/postgres/running.ts';
import { temporaryFolder } from '../platform/database/temporaryFolder.ts';
import { ownContent } from '../testing/ownContent.ts';
import { listenSomewhere } from '../testing/programRun.ts';
import { createTestDatabase } from '../testing/testDatabase.ts';
import { runOps } from './run.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What a run of a command printed, and its exit code. */
async function ops(words: readonly string[], settings: Readonly<Record<string, string>> = {}) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await runOps(words, {
    environment: { DATA_DIR: folder, ...settings },
    say: line => void out.push(line),
    complain: line => void err.push(...line.split('\n')),
  });
  return { code, out, err };
}

describe('npm run ops', () => {
  it('is a program of its own, which lists its commands in a line each (IS-140)', async () => {
    const node = join(REPOSITORY_ROOT, 'node_modules', 'node', 'bin', 'node');
    const printed = await new Promise<string>((resolve, reject) => {
      execFile(node, [join(REPOSITORY_ROOT, 'server/ops/main.ts'), 'help'], (fault, out) =>
        fault ? reject(fault) : resolve(out),
      );
    });
    expect(printed).toMatch(/^npm run ops -- \[--settings FILE\] COMMAND \[options\]\n/);
    expect(printed).toMatch(/\n {2}check {2,}\S[^\n]+\n/);
  });

  it('says in a line which file is out of reach, such as the content of a release (IS-313)', async () => {
    const content = join(folder, 'content');
    cpSync(join(REPOSITORY_ROOT, 'content'), content, { recursive: true });
    for (const place of [folder, content]) chmodSync(place, 0o555);
    const node = join(REPOSITORY_ROOT, 'node_modules', 'node', 'bin', 'node');
    const program = join(REPOSITORY_ROOT, 'server/ops/main.ts');
    // Root may write everywhere, so it becomes nobody.
    const account = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
    const asAccount = (...words: string[]) => {
      const env = { PATH: process.env.PATH, CONTENT_DIR: content };
      const { status, stderr } = spawnSync(node, [program, ...words], { env, encoding: 'utf8', ...account });
      return [status, stderr];
    };
    expect(asAccount('questions', 'copy', 'qualifier')).toEqual([
      1,
      `It did not work: ${join(content, 'questions', 'qualifier')}: permission denied to this account.\n`,
    ]);
    // Where a list of who was erased cannot be seen, nobody may take it that there is none.
    chmodSync(content, 0o000);
    expect(asAccount('restore', join(content, 'towpath.backup'))).toEqual([
      1,
      `${join(content, 'erased')} cannot be read: this account may not look there.\n`,
    ]);
    for (const place of [folder, content]) chmodSync(place, 0o755);
  }, 60_000);

  it.each([
    [['fly'], 'There is no command fly. See: npm run ops -- help'],
    [['check', '--fast'], "Unknown option '--fast'."],
    [['check', 'twice'], '"twice" is one word too many.'],
    [['--settings', '/nowhere/at-all', 'check'], 'The file /nowhere/at-all of --settings cannot be read.'],
  ])('says in one line how %j is called wrongly, and ends with 2 (IS-140)', async (words, line) => {
    expect(await ops(words)).toEqual({ code: 2, out: [], err: [line] });
  });

  it('says in one line that the service has to start once, where the database has no tables yet (IS-341)', async () => {
    const opened = await createTestDatabase();
    await runOnce(opened.url, 'drop schema public cascade');
    await runOnce(opened.url, 'create schema public');
    const look = ['--why', 'a try', '--who', 'Ines Ward'];
    for (const words of [
      ['questions', 'preview', 'qualifier', '--who', 'Ines Ward'],
      ['audit'],
      ['reseal'],
      ['retention', '--dry-run'],
      ['corrections', ...look],
      ['email-changes', ...look],
      ['callbacks', 'list', ...look],
      ['people', 'find', '--email', 'danielle@towpath.example', ...look],
      ['kept', 'danielle@towpath.example', ...look],
    ]) {
      const { code, out, err } = await ops(words, { DATABASE_URL: opened.url });
      expect([code, out, err.length], words.join(' ')).toEqual([1, [], 1]);
      expect(err[0], words.join(' ')).toMatch(
        /^The database is not of this release yet: start the service once, then try again\./,
      );
    }
    await opened.close();
  }, 60_000);

  it('says what one command does and takes (IS-140)', async () => {
    const { code, out } = await ops(['check', '--help']);
    expect(code).toBe(0);
    expect(out).toContain('npm run ops -- check [--connect] [--database] [--content]');
    expect(out.at(-1)).toMatch(/^ {2}--content +\S/);
  });
});

describe('npm run ops -- check', () => {
  it('says that settings and content are right, and takes settings from a file (IS-141)', async () => {
    const file = join(folder, 'towpath.env');
    writeFileSync(file, 'PORT=4000\n# a comment\nMAIL_FROM="Advice <a@towpath.example>"\n');
    expect(await ops(['--settings', file, 'check'])).toEqual({
      code: 0,
      out: ['Settings and content are right for a trial.'],
      err: [],
    });
    writeFileSync(file, 'PORT=four\n');
    expect((await ops(['--settings', file, 'check'])).err).toEqual([
      'Setting not right: PORT must be a whole number.',
    ]);
  });

  it('names every fault of settings and content at once, a line each, and starts nothing (IS-141)', async () => {
    const CONTENT_DIR = join(folder, 'content');
    cpSync(join(REPOSITORY_ROOT, 'content'), CONTENT_DIR, { recursive: true });
    const brand = JSON.parse(readFileSync(join(CONTENT_DIR, 'brand.json'), 'utf8'));
    writeFileSync(join(CONTENT_DIR, 'brand.json'), JSON.stringify({ ...brand, name: 7 }));
    const { code, out, err } = await ops(['check'], { PORT: 'x', SMTP_URL: 'y', CONTENT_DIR });
    expect([code, out]).toEqual([1, []]);
    expect(err).toEqual([
      expect.stringMatching(/^Setting not right: PORT /),
      expect.stringMatching(/^Setting not right: SMTP_URL /),
      expect.stringMatching(/^Content .*brand\.json.*name/),
    ]);
  });

  it('says of production all that is missing, the pages too (IS-141)', async () => {
    mkdirSync(join(folder, 'empty'));
    const { code, err } = await ops(['check'], {
      TOWPATH_MODE: 'production',
      CONTENT_DIR: join(folder, 'empty'),
    });
    expect(code).toBe(1);
    expect(err).toContainEqual(expect.stringMatching(/^Production: DATABASE_URL must be set: /));
    expect(err).toContainEqual(expect.stringMatching(/^Production: SMTP_URL must be set: /));
    expect(err).toContainEqual(expect.stringMatching(/^Content .*empty.* cannot be read\.$/));
  });

  it('tries the content alone, as production asks for it, before there are settings (IS-310)', async () => {
    const shipped = await ops(['check', '--content'], { CONTENT_DIR: join(REPOSITORY_ROOT, 'content') });
    expect([shipped.code, shipped.out]).toEqual([1, []]);
    expect(shipped.err.length).toBeGreaterThan(10);
    for (const line of shipped.err) expect(line).toMatch(/^Production: content \w+\.json: /);
    const CONTENT_DIR = join(folder, 'own');
    mkdirSync(CONTENT_DIR);
    ownContent(CONTENT_DIR);
    expect(await ops(['check', '--content'], { CONTENT_DIR })).toEqual({
      code: 0,
      out: ['The content is right for production.'],
      err: [],
    });
    rmSync(join(CONTENT_DIR, 'help.json'));
    const { code, err } = await ops(['check', '--content'], { CONTENT_DIR });
    expect([code, err]).toEqual([1, [expect.stringMatching(/^Content .*help\.json cannot be read\.$/)]]);
  });

  it('tries the connections when told to: the database, its migrations, mail and partners (IS-142)', async () => {
    const opened = await createTestDatabase();
    const mailbox = await startMailbox();
    const partner = await listenSomewhere(socket => socket.destroy());
    const settings = {
      DATABASE_URL: opened.url,
      SMTP_URL: mailbox.smtpUrl,
      CREDIT_FILE_URL: `http://localhost:${partner.port}`,
      CREDIT_FILE_KEY: 'key',
    };
    const well = await ops(['check', '--connect'], settings);
    expect(well).toEqual({
      code: 0,
      err: [],
      out: [
        'Settings and content are right for a trial.',
        expect.stringMatching(/^Database: PostgreSQL \d+ answers, up to date\.$/),
        `Mail: ${new URL(mailbox.smtpUrl).host} answers and lets us in.`,
        `CREDIT_FILE_URL: localhost:${partner.port} answers.`,
      ],
    });
    await runOnce(opened.url, 'delete from migrations where id = (select max(id) from migrations)');
    expect((await ops(['check', '--connect'], settings)).out[1]).toMatch(
      /answers, 1 migration runs at the next start\.$/,
    );
    await mailbox.close();
    await opened.close();
    partner.server.close();
    const wrong = await ops(['check', '--connect'], {
      ...settings,
      MESSAGE_URL: 'https://nobody.invalid',
      MESSAGE_KEY: 'key',
    });
    expect(wrong.code).toBe(1);
    expect(wrong.err).toEqual([
      expect.stringMatching(/^DATABASE_URL: there is no database "towpath_test_\w+" at \S+\.$/),
      expect.stringMatching(/^SMTP_URL: \S+ does not take mail: .*ECONNREFUSED.*\.$/),
      `CREDIT_FILE_URL: nothing answers at localhost:${partner.port}.`,
      'MESSAGE_URL: there is no machine called nobody.invalid.',
    ]);
  });

  it('names the socket where a database that does not run is reached by one (IS-312)', async () => {
    const DATABASE_URL = `postgres://towpath@localhost/towpath?host=${folder}`;
    expect((await ops(['check', '--database'], { DATABASE_URL })).err).toEqual([
      `DATABASE_URL: nothing answers at ${folder}/.s.PGSQL.5432.`,
    ]);
  });

  it('names a full disk of the database, which still answers every question, in a line (IS-313)', async () => {
    const opened = await createTestDatabase();
    const settings = { DATABASE_URL: opened.url };
    expect((await ops(['check', '--connect'], settings)).code).toBe(0);
    // As PostgreSQL says it, at whatever takes room.
    const full = `begin raise exception 'No space left on device' using errcode = '53100'; end`;
    await runOnce(opened.url, `create function no_row() returns trigger language plpgsql as $$ ${full} $$`);
    await runOnce(
      opened.url,
      'create trigger no_row before insert or update on recurring_jobs execute function no_row()',
    );
    await runOnce(
      opened.url,
      `create function no_table() returns event_trigger language plpgsql as $$ ${full} $$`,
    );
    await runOnce(
      opened.url,
      `create event trigger no_table on ddl_command_end when tag in ('CREATE TABLE AS') execute function no_table()`,
    );
    const why = 'cannot write: its disk is full: make room there';
    const found = await ops(['check', '--connect'], settings);
    expect([found.code, found.err]).toEqual([1, [`Database: it ${why}.`]]);
    expect((await ops(['retention', '--clock-is-right'], settings)).err).toEqual([
      `It did not work: the database ${why}, then try again.`,
    ]);
    await opened.close();
  });

  it('tries the database alone for a switch of releases, whatever mail and partners do (IS-096)', async () => {
    const opened = await createTestDatabase();
    const settings = {
      DATABASE_URL: opened.url,
      SMTP_URL: 'smtp://localhost:9',
      CREDIT_FILE_URL: 'http://localhost:9',
      CREDIT_FILE_KEY: 'key',
    };
    const check = () => ops(['check', '--database'], settings);
    expect(await check()).toEqual({
      code: 0,
      err: [],
      out: [
        'Settings and content are right for a trial.',
        expect.stringMatching(/^Database: PostgreSQL \d+ answers, up to date\.$/),
      ],
    });
    await runOnce(opened.url, "insert into migrations (id, checksum) values ('9998_more', 'x')");
    expect(await check()).toMatchObject({
      code: 0,
      out: [
        'Settings and content are right for a trial.',
        expect.stringMatching(/, 1 of a newer release\.$/),
      ],
    });
    await runOnce(
      opened.url,
      "insert into migrations (id, checksum, contracts) values ('9999_less', 'x', 'nothing reads the letters any more')",
    );
    expect(await check()).toMatchObject({
      code: 1,
      err: [
        'The database is too new for this release: it has had migration 9999_less, which contracts: nothing reads the letters any more. Run a newer release, or restore the back-up from before it.',
      ],
    });
    await opened.close();
    expect(await check()).toMatchObject({
      code: 1,
      err: [expect.stringMatching(/^DATABASE_URL: there is no database/)],
    });
  });
});
