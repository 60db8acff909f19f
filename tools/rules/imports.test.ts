import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root, sourceFiles, WORKSPACES } from '../sourceFiles.ts';

interface Cruise {
  summary: { violations: { from: string; to: string; rule: { name: string } }[]; totalCruised: number };
}

/** A file, the line that is added to it, and the rule that must refuse it. */
const PLANTED = [
  ['domain/values/clock.ts', "import { hrtime } from 'node:process';", 'domain-is-pure'],
  ['domain/values/picture.ts', "import { useState } from 'react';", 'domain-is-pure'],
  ['domain/values/table.ts', "import type { Pool } from 'pg';", 'domain-is-pure'],
  ['domain/values/up.ts', "import { a } from '../people/fine.ts';", 'domain-values'],
  ['domain/people/across.ts', "import { a } from '../debts/fine.ts';", 'domain-people'],
  ['domain/debts/engine.ts', "import type { a } from '../journey-engine/fine.ts';", 'domain-debts'],
  ['domain/journey-engine/debt.ts', "export { a } from '../debts/fine.ts';", 'domain-journey-engine'],
  ['domain/budget/people.ts', "export * from '../people/fine.ts';", 'domain-budget'],
  ['domain/solutions/journey.ts', "import { a } from '../journeys/fine.ts';", 'domain-solutions'],
  ['domain/journeys/solution.ts', "const a = await import('../solutions/fine.ts');", 'domain-journeys'],
  ['domain/journeys/facts.ts', "import { a } from '../fact-find/fine.ts';", 'domain-journeys'],
  ['domain/people/call.ts', "import { a } from '@towpath/contracts/fine.ts';", 'domain-stands-on'],
  ['contracts/server.ts', "import { a } from '@towpath/server/fine.ts';", 'contracts-stands-on'],
  ['contracts/node.ts', "import { join } from 'node:path';", 'contracts-need-only-zod'],
  ['server/page.ts', "import { a } from '@towpath/web/fine.ts';", 'server-stands-on'],
  ['server/style.ts', "import { a } from '@towpath/design-system/fine.ts';", 'server-stands-on'],
  ['server/tool.ts', "import { build } from '@towpath/tools/build.ts';", 'server-stands-on'],
  ['server/played.ts', "import { a } from '@towpath/sandbox/fine.ts';", 'server-stands-on'],
  ['server/runner.ts', "import { a } from './ops/fine.ts';", 'ops-are-on-top'],
  [
    'server/modules/journeys/peek.ts',
    "import { a } from '../answers/repository.ts';",
    'one-module-one-repository',
  ],
  ['web/data/server.ts', "import type { A } from '@towpath/server/fine.ts';", 'web-stands-on'],
  ['web/data/file.tsx', "import { readFile } from 'node:fs/promises';", 'browser-has-no-node'],
  ['web/home/peek.ts', "import { a } from '../dashboard/fine.ts';", 'web-home'],
  ['web/journey/peek.ts', "import { a } from '../dashboard/fine.ts';", 'web-journey'],
  ['web/data/peek.ts', "import { a } from '../journey/fine.ts';", 'web-data'],
  ['contracts/errors/peek.ts', "import { a } from '../api/fine.ts';", 'contracts-errors'],
  ['server/platform/config/peek.ts', "import { a } from '../http/fine.ts';", 'server-platform-config'],
  ['server/partners/peek.ts', "import { a } from '../modules/answers/service.ts';", 'server-partners'],
  [
    'domain/solutions/figures/peek.ts',
    "import { a } from '../criteria/fine.ts';",
    'domain-solutions-figures',
  ],
  ['domain/solutions/iva/peek.ts', "import { a } from '../bankruptcy/fine.ts';", 'domain-solutions-each'],
  [
    'design-system/trade.tsx',
    "import { a } from '@towpath/domain/people/fine.ts';",
    'design-system-stands-on',
  ],
  ['sandbox/inside.ts', "import { a } from '@towpath/server/fine.ts';", 'sandbox-stands-on'],
  ['e2e/inside.ts', "import { a } from '@towpath/server/fine.ts';", 'e2e-stands-on'],
  ['domain/values/proof.ts', "import { a } from './fine.test.ts';", 'no-test-in-product'],
  ['domain/values/nowhere.ts', "import { a } from './not-there.ts';", 'resolvable'],
  ['domain/values/circle-back.ts', "import { a } from './circle.ts';", 'no-circle'],
] as const;

/** What must pass: each layer importing what it may, and a test that reads files. */
const FINE: Record<string, string> = {
  'domain/values/fine.ts': 'export const a = 1;',
  'domain/values/fine.test.ts': "import { readFileSync } from 'node:fs';\nexport const a = readFileSync;",
  'domain/values/circle.ts': "import { b } from './circle-back.ts';\nexport const a = b;",
  'domain/people/fine.ts': "export { a } from '../values/fine.ts';",
  'domain/journey-engine/definition/stepKind.ts': 'export type A = 1;',
  'domain/debts/steps.ts':
    "import type { A } from '../journey-engine/definition/stepKind.ts';\nexport const a: A = 1;",
  'domain/debts/fine.ts': "export { a } from '@towpath/domain/values/fine.ts';",
  'domain/household/fine.ts': "export { a } from '../values/fine.ts';",
  'domain/budget/fine.ts': "export { a } from '../household/fine.ts';",
  'domain/journey-engine/fine.ts': "export { a } from '../values/fine.ts';",
  'domain/solutions/fine.ts': "export { a } from '../budget/fine.ts';",
  'domain/journeys/fine.ts':
    "import type { a } from '../journey-engine/fine.ts';\nexport const b: typeof a = 1;",
  'domain/fact-find/fine.ts':
    "export { a } from '../solutions/fine.ts';\nexport { a as c } from '../journeys/fine.ts';",
  'contracts/fine.ts':
    "import * as z from 'zod';\nexport { a } from '@towpath/domain/values/fine.ts';\nexport { z };",
  'server/fine.ts': "export { a } from '@towpath/contracts/fine.ts';",
  'server/main.test.ts': "import { a } from '@towpath/sandbox/fine.ts';\nexport const b = a;",
  'sandbox/fine.ts': "export { a } from '@towpath/contracts/fine.ts';",
  'server/modules/answers/repository.ts': 'export const a = 1;',
  'server/modules/answers/service.ts': "export { a } from './repository.ts';",
  'server/modules/journeys/service.ts': "export { a } from '../answers/service.ts';",
  'tools/build.ts':
    "export { a } from '@towpath/server/fine.ts';\nexport { a as b } from '@towpath/sandbox/fine.ts';",
  'web/fine.ts': "export { a } from '@towpath/contracts/fine.ts';",
  'web/journey/fine.ts': "export { a } from '@towpath/design-system/fine.ts';",
  'web/dashboard/fine.ts': "export { a } from '../journey/fine.ts';",
  'contracts/api/fine.ts': "export { a } from '@towpath/domain/values/fine.ts';",
  'server/platform/http/fine.ts': 'export const a = 1;',
  'server/ops/fine.ts': "export { a } from '../fine.ts';",
  'domain/solutions/criteria/fine.ts': 'export const a = 1;',
  'domain/solutions/bankruptcy/fine.ts': "export { a } from '../criteria/fine.ts';",
  'design-system/fine.ts': "export { useState as a } from 'react';",
};

let folder: string;
let found: Cruise['summary'];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'towpath-imports-'));
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  write('package.json', '{ "name": "planted", "private": true, "type": "module" }');
  for (const workspace of WORKSPACES) {
    write(
      `${workspace}/package.json`,
      JSON.stringify({
        name: `@towpath/${workspace}`,
        type: 'module',
        exports: { './*': './*' },
        dependencies: { react: '*', zod: '*', pg: '*' },
      }),
    );
    mkdirSync(join(folder, 'node_modules', '@towpath'), { recursive: true });
    symlinkSync(join(folder, workspace), join(folder, 'node_modules', '@towpath', workspace));
  }
  for (const name of ['react', 'zod', 'pg']) {
    write(
      `node_modules/${name}/package.json`,
      JSON.stringify({ name, type: 'module', exports: './index.js' }),
    );
    write(`node_modules/${name}/index.js`, 'export {};');
  }
  for (const [file, text] of Object.entries(FINE)) write(file, text);
  for (const [file, line] of PLANTED) write(file, `${line}\nexport const b = 1;`);
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
      '--config',
      join(root, '.dependency-cruiser.cjs'),
      '--output-type',
      'json',
      ...WORKSPACES,
    ],
    { cwd: folder, encoding: 'utf8', maxBuffer: 50_000_000 },
  );
  if (!stdout.startsWith('{')) throw new Error(stderr || stdout);
  found = (JSON.parse(stdout) as Cruise).summary;
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('who may import whom', () => {
  it.each(PLANTED)('%s may not say %s', (file, _line, rule) => {
    expect(
      found.violations.filter(({ from }) => from === file).map(violation => violation.rule.name),
    ).toContain(rule);
  });

  it.each([
    ['web', ['app', 'testing', 'vite', 'public', 'build']],
    ['contracts', []],
    ['server/platform', []],
    ['domain/solutions', ['testing']],
  ])('has a rule for each folder of %s', (folder, apart) => {
    const { forbidden } = createRequire(import.meta.url)(join(root, '.dependency-cruiser.cjs')) as {
      forbidden: { from: { path?: string } }[];
    };
    const ruled = forbidden.flatMap(({ from }) => (from.path ? [new RegExp(from.path)] : []));
    const inside = ruled.filter(path => path.source.startsWith(`^${folder.replaceAll('/', '\\/')}\\/(`));
    const folders = new Set(
      sourceFiles(['.ts', '.tsx'], root)
        .filter(file => file.startsWith(`${folder}/`))
        .map(file => file.slice(folder.length + 1).split('/'))
        .flatMap(([name = '', ...below]) => (below.length > 0 ? [name] : [])),
    );
    const unruled = [...folders].filter(name => !inside.some(path => path.test(`${folder}/${name}/a.ts`)));
    expect(unruled.filter(name => !apart.includes(name))).toEqual([]);
  });

  it('lets every other import pass', () => {
    const planted = new Set<string>([...PLANTED.map(([file]) => file), 'domain/values/circle.ts']);
    expect(found.violations.filter(({ from }) => !planted.has(from))).toEqual([]);
  });
});
