import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { REPOSITORY_ROOT } from './platform/config/config.ts';
import { ownContent, unmarkedContent } from './testing/ownContent.ts';
import { listenSomewhere, type ProgramRuns, portOf, programRuns } from './testing/programRun.ts';
import { copyRelease } from './testing/releaseCopy.ts';
import { createPublishedDatabase, createTestDatabase } from './testing/testDatabase.ts';

let runs: ProgramRuns;
beforeEach(() => {
  runs = programRuns();
});
afterEach(() => runs.close());

/** No mail is sent in these tests. */
const SMTP_URL = 'smtp://localhost:9';
/** Runs the server on its own. */
const run = (settings: Readonly<Record<string, string>> = {}) =>
  runs.run('server/main.ts', { SMTP_URL, ...settings });

/** Everything production requires, beside the database and the content. */
const PRODUCTION = {
  NODE_ENV: 'production',
  TOWPATH_DEV: '',
  PUBLIC_URL: 'https://advice.example.org',
  JWT_SECRET: 'a secret of this test, long enough for it',
  HEALTH_DATA_KEY: 'another secret of this test, long enough',
  DATA_SECRET: 'a third secret of this test, long enough',
  METRICS_TOKEN: 'a token for the metrics',
  TRUST_PROXY: '0',
  MAIL_FROM: 'hello@advice.example.org',
  CREDIT_FILE_PROVIDER: 'off',
  MESSAGE_PROVIDER: 'off',
  ADDRESS_PROVIDER: 'off',
} as const;

/** A content folder that `write` fills. */
function contentBy(write: (folder: string) => void): string {
  const folder = join(runs.folder, 'own-content');
  mkdirSync(folder);
  write(folder);
  return folder;
}

/** Each of these starts the whole server. */
describe('the server by itself', { timeout: 120_000 }, () => {
  it('lets a request under way finish before it goes', async () => {
    // A database of its own: a server that starts also writes its content.
    const opened = await createPublishedDatabase();
    const server = run({ DATABASE_URL: opened.url });
    const port = await portOf(server);
    const body = JSON.stringify({ email: 'nobody@towpath.example', password: 'x' });
    const answer = await new Promise<string>((resolve, reject) => {
      let received = '';
      const socket = connect(port, 'localhost', () => {
        socket.write(
          `POST /api/core/users/customer/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
        );
        setTimeout(() => server.process.kill('SIGTERM'), 200);
        setTimeout(() => socket.write(body.slice(5)), 600);
      });
      socket.on('data', part => {
        received += part;
      });
      socket.on('close', () => resolve(received));
      socket.on('error', reject);
    });
    expect(answer).toContain('401 Unauthorized');
    expect(answer).toContain('LOGIN_REFUSED');
    expect(await server.ended).toBe(0);
    await opened.close();
  });

  it('is first not ready and serves on, then ends, whoever still sends slowly (IS-009)', async () => {
    const opened = await createPublishedDatabase();
    const server = run({ DATABASE_URL: opened.url, DRAIN_SECONDS: '2', RATE_LIMITS: 'off' });
    const port = await portOf(server);
    const at = (path: string) => `http://localhost:${port}${path}`;
    const slow = connect(port, 'localhost', () =>
      slow.write('POST /api/core/sessions/guest HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{'),
    );
    slow.on('error', () => undefined);
    expect((await fetch(at('/health/ready'))).status).toBe(200);
    const told = performance.now();
    server.process.kill('SIGTERM');
    await expect.poll(async () => (await fetch(at('/health/ready'))).status).toBe(503);
    expect(await (await fetch(at('/health/ready'))).json()).toMatchObject({ status: 'stopping' });
    while (performance.now() - told < 1500) {
      expect((await fetch(at('/api/core/sessions/guest'), { method: 'POST' })).status).toBe(200);
    }
    expect(await server.ended).toBe(0);
    expect(performance.now() - told).toBeGreaterThan(2_000);
    // The slow one is cut ten seconds after the others have ended.
    expect(performance.now() - told).toBeLessThan(20_000);
    expect(server.err()).toBe('');
    await opened.close();
  });

  it('says so in one line when the database cannot be used, and why', async () => {
    const silent = await listenSomewhere(socket => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    const gone = await listenSomewhere();
    gone.server.close();
    const right = new URL(inject('templateDatabaseUrl'));
    const socket = right.searchParams.get('host');
    const place = socket ? `${socket}/.s.PGSQL.${right.port}` : right.host;
    const wrongPassword = Object.assign(new URL(right), { password: 'guess' });
    const wrongName = Object.assign(new URL(right), { pathname: '/nothing_like_it' });
    const expected = [
      [`postgres://a:secret@localhost:${gone.port}/b`, `nothing answers at localhost:${gone.port}.`],
      [`postgres://a:secret@localhost:${silent.port}/b`, 'is not a PostgreSQL, or takes too long.'],
      [wrongPassword.href, `${place} refuses this user or password.`],
      [wrongName.href, `there is no database "nothing_like_it" at ${place}.`],
    ] as const;
    for (const [DATABASE_URL, reason] of expected) {
      const server = run({ DATABASE_URL });
      expect(await server.ended).toBe(1);
      expect(server.err()).toMatch(/^DATABASE_URL: [^\n]+\n$/);
      expect(server.err()).toContain(reason);
      expect(server.err()).not.toMatch(/secret|guess/);
    }
    silent.server.close();
  });

  it('says so in one line when the content is faulty: which file, which place', async () => {
    const content = join(runs.folder, 'content');
    cpSync(join(REPOSITORY_ROOT, 'content'), content, { recursive: true });
    const brand = JSON.parse(readFileSync(join(content, 'brand.json'), 'utf8'));
    writeFileSync(join(content, 'brand.json'), JSON.stringify({ ...brand, name: 7 }));
    const server = run({ CONTENT_DIR: content });
    expect(await server.ended).toBe(1);
    expect(server.err()).toMatch(/^Content [^\n]*brand\.json[^\n]*name[^\n]*\n$/);
  });

  it('does not start while a role that the rules ask for stands on no kind of debt: one line (HO-003)', async () => {
    const content = join(runs.folder, 'content');
    cpSync(join(REPOSITORY_ROOT, 'content'), content, { recursive: true });
    const kinds = readFileSync(join(content, 'credit-types.json'), 'utf8');
    writeFileSync(join(content, 'credit-types.json'), kinds.replace('["loan", "has-guarantor"]', '["loan"]'));
    const server = run({ CONTENT_DIR: content });
    expect(await server.ended).toBe(1);
    expect([server.out(), server.err()]).toEqual([
      '',
      `Content ${join(content, 'credit-types.json')}: creditTypes: must have a kind of debt with the role 'has-guarantor', which rules ask for.\n`,
    ]);
  });

  it('names every wrong setting, each in a line of its own (HO-173)', async () => {
    const server = run({ PORT: 'x', SMTP_URL: 'y' });
    expect(await server.ended).toBe(1);
    expect(server.err()).toMatch(
      /^Setting not right: PORT [^\n;]+\.\nSetting not right: SMTP_URL [^\n;]+\.\n$/,
    );
  });

  it('does not start without a mail server (HO-060)', async () => {
    const server = run({ SMTP_URL: '' });
    expect(await server.ended).toBe(1);
    expect(server.err()).toMatch(/^SMTP_URL must be set: [^\n]+\n$/);
  });

  it('does not start in production with example content: one line for each, beside those for settings (HO-060, HO-062)', async () => {
    const server = run({ ...PRODUCTION, DATABASE_URL: '', METRICS_TOKEN: '' });
    expect(await server.ended).toBe(1);
    expect(server.out()).toBe('');
    const lines = server.err().trimEnd().split('\n');
    expect(lines.slice(0, 2)).toEqual([
      expect.stringMatching(/^Production: DATABASE_URL must be set: /),
      expect.stringMatching(/^Production: METRICS_TOKEN must be set: /),
    ]);
    expect(lines).toContain('Production: content brand.json: claims.helped is marked as an example.');
    const number = 'has a phone number that Ofcom keeps for drama';
    expect(lines).toContain(`Production: content settings.json: callFromNumber ${number}.`);
    for (const line of lines.slice(2))
      expect(line).toMatch(/^Production: content [\w-]+\.json: \S+ [^\n]+\.$/);
  });

  it('does not start in production with what is made up after its marks are gone: one line for each, with its place (HO-170, HO-171, HO-172)', async () => {
    const CONTENT_DIR = contentBy(unmarkedContent);
    const server = run({ ...PRODUCTION, DATABASE_URL: 'postgres://a:b@localhost:9/c', CONTENT_DIR });
    expect(await server.ended).toBe(1);
    const lines = server.err().trimEnd().split('\n');
    const drama = 'has a phone number that Ofcom keeps for drama.';
    const words = 'says that it is an example.';
    const figure = 'put in a figure with its source, or leave the row out';
    for (const line of [
      `settings.json: callFromNumber ${drama}`,
      `brand.json: footer.wysiwyg_content ${words}`,
      `brand.json: firm.legalName ${words}`,
      `brand.json: claims.rating.source ${words}`,
      `pages.json: pages[0].sections[3].paragraphs[1] ${words}`,
      `budget.json: guideFigures[0] is marked as illustrative: ${figure}.`,
      `budget.json: itemCaps[0] rests on 'own-proposal', a proposal of our own: ${figure}; the source is named in basis.itemCaps.`,
    ]) {
      expect(lines).toContain(`Production: content ${line}`);
    }
    for (const line of lines) expect(line).toMatch(/^Production: content [\w-]+\.json: \S+ [^\n]+\.$/);
  });

  it('runs in production, without sandbox and tools, and its pages say nothing of a trial (HO-060, HO-064, HO-065)', async () => {
    const copy = join(runs.folder, 'copy');
    copyRelease(copy);
    const pages = join(copy, 'web', 'build', 'client');
    mkdirSync(pages, { recursive: true });
    const strip = '<aside data-if="trial">This is a trial.</aside>';
    writeFileSync(join(pages, 'index.html'), `<html><head></head><body>${strip}Home</body></html>`);
    // Every build has one.
    writeFileSync(join(pages, 'sw.js'), '');

    const opened = await createTestDatabase();
    const settings = {
      ...PRODUCTION,
      SMTP_URL,
      DATABASE_URL: opened.url,
      CONTENT_DIR: contentBy(ownContent),
      PORT: '',
    };
    const free = await listenSomewhere();
    free.server.close();
    const server = runs.run('server/main.ts', { ...settings, PORT: String(free.port) }, copy);
    await expect
      .poll(() => server.out() + server.err(), { timeout: 60_000 })
      .toContain('running at https://');
    expect(server.out().split('\n')).toEqual([
      'Connecting to the database …',
      'Credit reports are not searched: people add their debts by hand.',
      'No text messages are sent, and without a code nobody can search a credit report.',
      'Addresses are not looked up: people type theirs.',
      'Applications are not sent from here: advisers send the file themselves.',
      'Towpath is running at https://advice.example.org',
      '',
    ]);
    const home = await (await fetch(`http://localhost:${free.port}/`)).text();
    expect(home).toContain('<meta name="off" content="credit-search address-lookup text-messages">');
    expect(home).toContain('<body>Home</body>');
    expect(existsSync(join(copy, 'sandbox')) || existsSync(join(copy, 'tools'))).toBe(false);
    server.process.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(server.err()).toBe('');
    await opened.close();
  });
});
