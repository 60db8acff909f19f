import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { root } from '../sourceFiles.ts';
import { composeConfig } from '../testing/composeConfig.ts';

const sample = (...names: string[]) => readFileSync(join(root, ...names), 'utf8');
const FILES = ['compose.yaml', 'compose.production.yaml'];

/** What of a service other parts of the file name. */
type Service = {
  readonly image?: string;
  readonly build?: { readonly context: string; readonly target: string };
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly secrets?: readonly (string | { readonly source: string })[];
  readonly volumes?: readonly (string | { readonly type: string; readonly source: string })[];
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly logging?: { readonly driver: string; readonly options?: Readonly<Record<string, string>> };
};
type Config = {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes?: object;
  readonly secrets?: object;
};
const configOf = (file: string): Config => composeConfig(sample('deploy', file), { TOWPATH_RELEASE: '1' });

/** The instructions of the Dockerfile, a line each, without comments. */
const instructions = sample('Dockerfile')
  .split('\n')
  .filter(line => line !== '' && !line.startsWith('#'));
const stages = instructions.flatMap(line => /^FROM (\S+) AS (\S+)$/.exec(line)?.slice(2) ?? []);

const braced = (inside: string) => `$\{${inside}}`;

describe('variables in a compose file', () => {
  it.each([
    [`$A-${braced('A')}`, 'x-x'],
    [braced('B:-y') + braced('B-z'), 'yz'],
    [braced('E:-y') + braced('E-z'), 'y'],
    [braced('A:?wants A'), 'x'],
    ['$$A and $1', '$A and $1'],
  ])('are put in as Compose does: %s is %s (IS-290)', (text, filled) => {
    expect(composeConfig(`value: '${text}'`, { A: 'x', E: '' })).toEqual({ value: filled });
  });

  it.each([
    [braced('B:?wants B'), 'B: wants B'],
    [braced('E:?wants E'), 'E: wants E'],
    ['$B', 'B is not set.'],
  ])('without a value are said: %s (IS-290)', (text, problem) => {
    expect(() => composeConfig(`value: '${text}'`, { E: '' })).toThrow(problem);
  });
});

describe.each(FILES)('%s', file => {
  const { services, ...declared } = configOf(file);
  const all = Object.entries(services);

  it('names only stages, services, volumes and secrets that there are (IS-290)', () => {
    expect(all.length).toBeGreaterThan(2);
    for (const [name, service] of all) {
      const { build, depends_on = {}, secrets = [], volumes = [] } = service;
      if (build) {
        expect(stages, name).toContain(build.target);
        expect(existsSync(resolve(root, 'deploy', build.context, 'Dockerfile')), name).toBe(true);
      }
      expect(build?.target ?? service.image, name).toMatch(/^[a-z][\w./-]*(?::[\w.-]+)?$/);
      for (const [other, { condition }] of Object.entries(depends_on)) {
        expect(services, name).toHaveProperty([other]);
        if (condition !== 'service_healthy') continue;
        // Its own, or that of the stage it is built from.
        expect(services[other]?.healthcheck?.test[0] ?? services[other]?.build?.target, other).toMatch(
          /^(?:CMD|site)/,
        );
      }
      for (const secret of secrets) {
        expect(declared.secrets, name).toHaveProperty([typeof secret === 'string' ? secret : secret.source]);
      }
      const sources = volumes.map(one => (typeof one === 'string' ? one.split(':')[0] : one.source) ?? '');
      for (const source of sources.filter(one => /^\w/.test(one))) {
        expect(declared.volumes, name).toHaveProperty([source]);
      }
      for (const source of sources.filter(one => one.startsWith('.'))) {
        expect(existsSync(resolve(root, 'deploy', source)), source).toBe(true);
      }
    }
  });

  it('gives the log of each container an end (IS-290, IS-324)', () => {
    for (const [name, { logging }] of all) {
      expect([name, logging]).toEqual([
        name,
        {
          driver: 'local',
          options: {
            'max-size': expect.stringMatching(/^\d+m$/),
            'max-file': expect.stringMatching(/^[1-9]$/),
          },
        },
      ]);
    }
  });

  it('asks the database by TCP, which answers only once it is whole (IS-290)', () => {
    expect(services.database?.healthcheck?.test.at(-1)).toMatch(/^pg_isready -h 127\.0\.0\.1 /);
  });
});

describe('the Dockerfile', () => {
  it('copies only from stages before it, and ends in a program for each image (IS-290)', () => {
    expect(stages).toEqual(['build', 'site', 'ops']);
    const known: string[] = [];
    for (const line of instructions) {
      const [, from = '', stage = ''] = /^FROM (\S+) AS (\S+)$/.exec(line) ?? [];
      if (stage !== '') {
        expect(known.includes(from) || /^\w+:[\w.-]+$/.test(from), line).toBe(true);
        known.push(stage);
      }
      const copied = /^COPY --from=(\S+) /.exec(line)?.[1];
      if (copied !== undefined) expect(known.slice(0, -1)).toContain(copied);
    }
    for (const name of ['CMD', 'ENTRYPOINT']) {
      const forms = instructions.filter(line => line.startsWith(`${name} `));
      expect(forms.length).toBeGreaterThan(0);
      // As a list: a shell in between would not hand the signal to stop on.
      for (const form of forms) expect(JSON.parse(form.slice(name.length))).toEqual(expect.any(Array));
    }
  });
});

it('a value of the settings in single quotes is the same for every program that reads them (IS-290)', () => {
  expect(sample('deploy', 'towpath.env')).toContain('stands in single quotes');
  expect(parseEnv("A='p$w#1 x'")).toEqual({ A: 'p$w#1 x' });
});
