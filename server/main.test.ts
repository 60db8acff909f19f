import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { REPOSITORY_ROOT } from './platform/config/config.ts';
import { isAlive, readLockFile, untilGone } from './platform/database/postgres/running.ts';
import { temporaryFolder } from './platform/database/temporaryFolder.ts';
import { createTestDatabase } from './testing/testDatabase.ts';

const node = join(REPOSITORY_ROOT, 'node_modules', 'node', 'bin', 'node');

let folder: string;
let children: ChildProcess[];
beforeEach(() => {
  folder = temporaryFolder();
  children = [];
});
afterEach(async () => {
  for (const child of children) if (child.exitCode === null) child.kill('SIGKILL');
  await untilGone(readLockFile(join(folder, 'postgres'))?.pid ?? 0, 10_000);
  rmSync(folder, { recursive: true, force: true });
});

type Run = { process: ChildProcess; out: () => string; err: () => string; ended: Promise<number | null> };

/** Runs the server as `npm start` does, but without building pages. */
function run(settings: Readonly<Record<string, string>>): Run {
  const child = spawn(node, [join(REPOSITORY_ROOT, 'server', 'main.ts')], {
    env: { ...process.env, TOWPATH_DEV: '1', DATA_DIR: folder, PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  const said = { out: '', err: '' };
  child.stdout.on('data', part => {
    said.out += part;
  });
  child.stderr.on('data', part => {
    said.err += part;
  });
  return {
    process: child,
    out: () => said.out,
    err: () => said.err,
    ended: new Promise(resolve => child.once('close', resolve)),
  };
}

/** The port, once the server says that it is running. */
async function portOf(server: Run): Promise<number> {
  for (;;) {
    const found = /running at http:\/\/localhost:(\d+)/.exec(server.out());
    if (found) return Number(found[1]);
    if (server.process.exitCode !== null) throw new Error(server.err());
    await new Promise(resolve => setTimeout(resolve, 25));
  }
}

function listenSomewhere(answer?: (socket: Socket) => void): Promise<{ server: Server; port: number }> {
  const server = createServer(answer);
  return new Promise(resolve => {
    server.listen(0, 'localhost', () => {
      const address = server.address();
      resolve({ server, port: typeof address === 'object' && address ? address.port : 0 });
    });
  });
}

/** Each of these starts the whole program, most of them with a PostgreSQL of its own. */
describe('the program', { timeout: 120_000 }, () => {
  it('starts with no settings, says how far it is, and stops in order when told', async () => {
    const server = run({});
    const port = await portOf(server);
    expect((await fetch(`http://localhost:${port}/health/ready`)).status).toBe(200);
    const postgres = readLockFile(join(folder, 'postgres'))?.pid ?? 0;
    expect(isAlive(postgres)).toBe(true);
    server.process.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(isAlive(postgres)).toBe(false);
    expect(server.err()).toBe('');
    expect(server.out().split('\n')).toEqual([
      'Starting the database …',
      expect.stringMatching(/^Brought the database up to date \(\d+ migrations\)\.$/),
      expect.stringMatching(/^Mails are kept on this machine only: read them at http:\/\/localhost:\d+$/),
      expect.stringMatching(/^Addresses are made up: .* http:\/\/localhost:\d+\/postcodes$/),
      expect.stringMatching(
        /^Text messages are kept on this machine only: read them at http:\/\/localhost:\d+$/,
      ),
      expect.stringMatching(/^Credit searches find made-up people only: see who at http:\/\/localhost:\d+$/),
      `Towpath is running at http://localhost:${port}`,
      'Stopping …',
      '',
    ]);
  });

  it('lets a request under way finish before it goes', async () => {
    // A database of its own: a server that starts also writes its content.
    const opened = await createTestDatabase();
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

  it('says so in one line when its port is in use, and starts nothing', async () => {
    const taken = await listenSomewhere();
    const server = run({ PORT: String(taken.port) });
    expect(await server.ended).toBe(1);
    expect(server.err()).toBe(
      `Port ${taken.port} is in use. Stop what uses it, or set PORT to another number.\n`,
    );
    expect(server.out()).toBe('');
    taken.server.close();
  });

  it('says so in one line when the database cannot be used, and why', async () => {
    const silent = await listenSomewhere(socket => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    const gone = await listenSomewhere();
    gone.server.close();
    const right = new URL(inject('templateDatabaseUrl'));
    const wrongPassword = Object.assign(new URL(right), { password: 'guess' });
    const wrongName = Object.assign(new URL(right), { pathname: '/nothing_like_it' });
    const expected = [
      [`postgres://a:secret@localhost:${gone.port}/b`, `nothing answers at localhost:${gone.port}.`],
      [`postgres://a:secret@localhost:${silent.port}/b`, 'is not a PostgreSQL, or takes too long.'],
      [wrongPassword.href, `${right.host} refuses this user or password.`],
      [wrongName.href, `there is no database "nothing_like_it" at ${right.host}.`],
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
    const content = join(folder, 'content');
    cpSync(join(REPOSITORY_ROOT, 'content'), content, { recursive: true });
    const brand = JSON.parse(readFileSync(join(content, 'brand.json'), 'utf8'));
    writeFileSync(join(content, 'brand.json'), JSON.stringify({ ...brand, name: 7 }));
    const server = run({ CONTENT_DIR: content });
    expect(await server.ended).toBe(1);
    expect(server.err()).toMatch(/^Content [^\n]*brand\.json[^\n]*name[^\n]*\n$/);
  });

  it('names every wrong setting in one line', async () => {
    const server = run({ PORT: 'x', SMTP_URL: 'y' });
    expect(await server.ended).toBe(1);
    expect(server.err()).toMatch(/^Setting not right: PORT [^\n]*; SMTP_URL [^\n]*\n$/);
  });

  it('takes its database along when it is killed outright', async () => {
    const server = run({});
    await portOf(server);
    const postgres = readLockFile(join(folder, 'postgres'))?.pid ?? 0;
    expect(isAlive(postgres)).toBe(true);
    server.process.kill('SIGKILL');
    expect(await untilGone(postgres, 10_000)).toBe(true);
  });

  it('stops when told to in the middle of starting', async () => {
    const server = run({});
    while (!server.out().includes('Starting')) await new Promise(resolve => setTimeout(resolve, 10));
    server.process.kill('SIGINT');
    expect(await server.ended).toBe(0);
    expect(server.err()).toBe('');
  });
});
