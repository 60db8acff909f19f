import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../sourceFiles.ts';

const PROJECTS = ['domain', 'contracts', 'server', 'sandbox', 'design-system'];

/**
 * A line in a file of each workspace that the compiler must refuse, because it uses something that does not exist
 * where the code runs.
 */
const REFUSED = [
  ['domain/values/page.ts', 'export const title = document.title;'],
  ['domain/values/process.ts', 'export const port = process.env.PORT;'],
  ['domain/values/file.ts', "export { readFileSync } from 'node:fs';"],
  ['domain/values/later.ts', "export const fs = await import('node:fs');"],
  ['domain/values/net.ts', "export const answer = fetch('/api');"],
  ['domain/values/timer.ts', 'export const timer = setTimeout(() => {}, 1);'],
  ['domain/values/output.ts', "console.log('x');\nexport {};"],
  ['domain/values/speed.ts', 'export const now = performance.now();'],
  ['domain/values/random.ts', 'export const id = crypto.randomUUID();'],
  ['contracts/api/page.ts', 'export const title = document.title;'],
  ['contracts/api/bytes.ts', "export const bytes = Buffer.from('a');"],
  ['server/page.ts', 'export const title = document.title;'],
  ['server/element.ts', 'export let element: HTMLElement | null = null;'],
  ['sandbox/window.ts', 'export const width = window.innerWidth;'],
  ['design-system/process.ts', 'export const port = process.env.PORT;'],
] as const;

/** What each of them may use. */
const FINE = [
  ['domain/values/fine.ts', 'export const half = Math.round(7 / 2);'],
  ['domain/values/fine.test.ts', 'export const port = process.env.PORT;'],
  ['server/fine.ts', 'export const port = process.env.PORT;'],
  ['design-system/fine.ts', 'export const title = (): string => document.title;'],
] as const;

let folder: string;
let refused: ReadonlySet<string>;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'towpath-compiler-'));
  for (const file of ['tsconfig.base.json', ...PROJECTS.map(project => `${project}/tsconfig.json`)]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  for (const [file, source] of [...REFUSED, ...FINE]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${source}\n`);
  }
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const { stdout } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/typescript/bin/tsc'), '--build', '--pretty', 'false', ...PROJECTS],
    { cwd: folder, encoding: 'utf8' },
  );
  refused = new Set([...stdout.matchAll(/^(\S+?)\(\d+,\d+\): error/gm)].map(([, file]) => file ?? ''));
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the compiler', () => {
  it.each(REFUSED)('refuses in %s: %s (HO-067)', file => {
    expect(refused).toContain(file);
  });

  it.each(FINE)('has nothing against %s: %s', file => {
    expect(refused).not.toContain(file);
  });
});
