import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compress, faultIn, fingerprintOfInputs } from './build.ts';

let folder: string;
const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'towpath-build-'));
  write('web/app/root.tsx', 'a');
  write('domain/values/pence.ts', 'b');
  write('package-lock.json', '{}');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the pages are stale', () => {
  it.each([
    ['a page changes', 'web/app/root.tsx', 'changed'],
    ['a rule changes', 'domain/values/pence.ts', 'changed'],
    ['a picture is added', 'web/public/icon.svg', '<svg/>'],
    ['a dependency changes', 'package-lock.json', '{ "lockfileVersion": 3 }'],
  ])('when %s', async (_case, file, text) => {
    const before = await fingerprintOfInputs(folder);
    write(file, text);
    expect(await fingerprintOfInputs(folder)).not.toBe(before);
  });

  it('when a file moves', async () => {
    const before = await fingerprintOfInputs(folder);
    rmSync(join(folder, 'web/app/root.tsx'));
    write('web/app/stem.tsx', 'a');
    expect(await fingerprintOfInputs(folder)).not.toBe(before);
  });
});

describe('the pages stay fresh', () => {
  it.each([
    ['a test changes', 'domain/values/pence.test.ts'],
    ['the server changes', 'server/app.ts'],
    ['they are built', 'web/build/client/index.html'],
    ['types are made for the routes', 'web/.react-router/types/root.ts'],
  ])('when %s', async (_case, file) => {
    const before = await fingerprintOfInputs(folder);
    write(file, 'new');
    expect(await fingerprintOfInputs(folder)).toBe(before);
  });
});

describe('compression', () => {
  it('puts a .br and a .gz beside what can be made smaller, and leaves the rest alone', async () => {
    const page = '<p>Live more. Stress less.</p>'.repeat(100);
    write('out/help/index.html', page);
    write('out/tiny.svg', '<');
    write('out/font.woff2', 'a'.repeat(1000));
    await compress(join(folder, 'out'));
    const read = (file: string): Buffer => readFileSync(join(folder, 'out', file));
    expect(brotliDecompressSync(read('help/index.html.br')).toString()).toBe(page);
    expect(gunzipSync(read('help/index.html.gz')).toString()).toBe(page);
    expect(existsSync(join(folder, 'out', 'tiny.svg.br'))).toBe(false);
    expect(existsSync(join(folder, 'out', 'font.woff2.gz'))).toBe(false);
  });
});

describe('a build that fails', () => {
  it.each([
    [
      "a fault in the operator's content",
      'failed to load config from web/vite.config.ts\nContentFault: brand.json: is not JSON\n    at readJson (x.ts:98:11)',
      'brand.json: is not JSON',
    ],
    [
      'a fault in a page',
      '✓ 395 modules transformed.\nbuild/client/assets/ErrorScreen-1.js  1 kB\n✗ Build failed in 1.24s\nBuild failed with 1 error:\n\n[builtin:vite-transform] Unexpected token\n   ╭─[ app/root.tsx?__react-router:1:9 ]',
      '[builtin:vite-transform] Unexpected token (app/root.tsx:1:9)',
    ],
    [
      'a page that cannot be made in advance',
      'vite\nError: Prerender: Request failed for /x',
      'Prerender: Request failed for /x',
    ],
    ['nothing that is known', 'Killed', undefined],
  ])('names %s', (_case, output, reason) => {
    expect(faultIn(output).reason).toBe(reason);
  });
});
