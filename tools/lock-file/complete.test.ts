import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../sourceFiles.ts';
import { completed, type LockFile, missingPlatformPackages } from './complete.ts';

const lock: LockFile = {
  packages: {
    '': {},
    'node_modules/a': {
      version: '1.2.3',
      dev: true,
      optionalDependencies: {
        'a-linux-x64-musl': '1.2.3',
        'a-linux-x64': '1.2.3',
        'a-darwin-arm64': '1.2.3',
        'a-any': '^1.0.0',
      },
    },
    'node_modules/a-linux-x64': { version: '1.2.3' },
  },
};

describe('the lock file', () => {
  it('names the packages for every platform, so that npm ci accepts it (npm run lock adds them)', () => {
    const ours = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as LockFile;
    expect(Object.keys(missingPlatformPackages(ours))).toEqual([]);
  });

  it('is completed with the version and platform of packages that a registry left out', () => {
    expect(missingPlatformPackages(lock)).toEqual({
      'node_modules/a-linux-x64-musl': {
        version: '1.2.3',
        dev: true,
        optional: true,
        os: ['linux'],
        cpu: ['x64'],
        libc: ['musl'],
      },
      'node_modules/a-darwin-arm64': {
        version: '1.2.3',
        dev: true,
        optional: true,
        os: ['darwin'],
        cpu: ['arm64'],
      },
    });
  });

  it('keeps npm’s order, and needs nothing more afterwards', () => {
    const whole = completed(lock);
    expect(Object.keys(whole.packages)).toEqual([
      '',
      'node_modules/a',
      'node_modules/a-darwin-arm64',
      'node_modules/a-linux-x64',
      'node_modules/a-linux-x64-musl',
    ]);
    expect(missingPlatformPackages(whole)).toEqual({});
  });
});
