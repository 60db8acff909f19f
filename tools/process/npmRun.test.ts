import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from '../sourceFiles.ts';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Readonly<Record<string, string>>;
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'towpath-npm-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Starts a supervised program by npm itself, with a script in the form that ours have. */
async function npmStart(): Promise<{ npm: ChildProcess; program: number; told: () => string[] }> {
  const [ready, log] = [join(folder, 'ready'), join(folder, 'signals')];
  const here = (file: string) => JSON.stringify(pathToFileURL(join(import.meta.dirname, file)).href);
  const program = join(folder, 'program.mjs');
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { start: 'node start.mjs' } }));
  writeFileSync(
    join(folder, 'start.mjs'),
    `import { supervise } from ${here('supervise.mjs')};
     const { code } = await supervise(process.execPath, ['--import', ${here('watch-parent.mjs')}, ${JSON.stringify(program)}]);
     process.exitCode = code;`,
  );
  writeFileSync(
    program,
    `import { appendFileSync, writeFileSync } from 'node:fs';
     for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {
       appendFileSync(${JSON.stringify(log)}, signal + ' ');
       setTimeout(() => process.exit(0), 300);
     });
     setInterval(() => {}, 1000);
     writeFileSync(${JSON.stringify(ready)}, String(process.pid));`,
  );
  const { npm_execpath: cli } = process.env;
  const [command = '', ...before] = cli?.endsWith('npm-cli.js') ? [process.execPath, cli] : ['npm'];
  const npm = spawn(command, [...before, 'start', '--silent'], {
    cwd: folder,
    stdio: 'ignore',
    detached: true,
  });
  await expect
    .poll(() => existsSync(ready) && readFileSync(ready, 'utf8') !== '', { timeout: 15_000 })
    .toBe(true);
  return {
    npm,
    program: Number(readFileSync(ready, 'utf8')),
    told: () => (existsSync(log) ? readFileSync(log, 'utf8').trim().split(' ') : []),
  };
}

describe('a script of package.json', () => {
  it.each(Object.entries(scripts))(
    '%s is a command that every system knows: node (IS-150)',
    (_name, script) => {
      expect(script).toMatch(/^node tools\/[\w./-]+\.mjs(?: [\w@./-]+)*$/);
    },
  );

  it.each([
    ['Ctrl-C, which the terminal sends to everybody', 'SIGINT', true, 'SIGINT'],
    ['a request to npm alone', 'SIGTERM', false, 'SIGTERM'],
    ['npm being killed outright', 'SIGKILL', false, 'SIGTERM'],
  ] as const)(
    'that npm runs is told once to stop, and stops, on %s (IS-150)',
    async (_case, signal, all, arrives) => {
      const { npm, program, told } = await npmStart();
      process.kill(all ? -Number(npm.pid) : Number(npm.pid), signal);
      await expect.poll(() => isAlive(program), { timeout: 10_000 }).toBe(false);
      expect(told()).toEqual([arrives]);
    },
  );
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
