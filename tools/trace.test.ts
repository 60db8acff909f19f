import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root, WORKSPACES } from './sourceFiles.ts';
import { readRequirements } from './trace/requirements.ts';
import { trace } from './trace.ts';

const DOCUMENT = `# Requirements

| prefix | capability |
|---|---|
| QU | Questions |

| ID | requirement | section | kind |
|---|---|---|---|
| QU-001 | A first thing with a \`|\` in it. | §1 | rule |
| QU-002 | A second thing. | §1 | open |
| QU-003 | A third thing. | §1 | withdrawn |
| DE-001 | A debt. | §2; §3 | ui |
`;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'towpath-trace-'));
  for (const workspace of [...WORKSPACES, 'docs']) mkdirSync(join(folder, workspace));
  writeFileSync(join(folder, 'docs', 'requirements.md'), DOCUMENT);
  writeFileSync(join(folder, 'domain', 'a.test.ts'), "it('does (QU-001)', () => {});");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the trace', () => {
  it('counts by prefix what is proven and names the rest; a withdrawn row does not count', () => {
    const { report, faults } = trace(folder, false);
    expect(report.split('\n').map(line => line.trim().split(/\s+/))).toEqual([
      ['QU', '1/2', 'QU-002'],
      ['DE', '0/1', 'DE-001'],
      ['all', '1/3'],
    ]);
    expect(faults).toEqual([]);
  });

  it('reads browser tests too, whatever their names', () => {
    writeFileSync(join(folder, 'e2e', 'sam.ts'), "test('owes (DE-001)', async () => {});");
    expect(trace(folder, true).report).toMatch(/^DE +1\/1$/m);
  });

  it('names file, line and id of a citation that no row has', () => {
    writeFileSync(join(folder, 'web', 'b.test.tsx'), "it('a', () => <p />);\nit('does (QO-001)', () => {});");
    expect(trace(folder, true).faults).toEqual([
      'web/b.test.tsx:2 cites QO-001, which is not a row of docs/requirements.md.',
    ]);
  });

  it('counts rows whose number has four digits, and cites them whole', () => {
    writeFileSync(
      join(folder, 'docs', 'requirements.md'),
      `${DOCUMENT}| DE-1001 | One more. | §2 | ui |\n| DE-1002 | And one. | §2 | ui |\n`,
    );
    writeFileSync(join(folder, 'web', 'c.test.ts'), "it('does (DE-1001)', () => {});");
    const { report, faults } = trace(folder, false);
    expect(report).toMatch(/^DE +1\/3 +DE-001 DE-1002$/m);
    expect(faults).toEqual([]);
  });

  it('refuses a document in which an id stands twice', () => {
    expect(() => readRequirements(`${DOCUMENT}| DE-001 | Again. | §2 | ui |\n`)).toThrow('DE-001');
  });

  it('ends with another code than 0 when a citation leads nowhere', () => {
    cpSync(join(root, 'tools'), join(folder, 'tools'), {
      recursive: true,
      filter: path => !/node_modules$|\.test\.ts$/.test(path),
    });
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    const run = () => spawnSync(process.execPath, [join(folder, 'tools', 'trace.ts')], { encoding: 'utf8' });
    expect(run()).toMatchObject({ status: 0, stderr: '' });
    writeFileSync(join(folder, 'domain', 'b.test.ts'), "it('does (QU-999)', () => {});");
    const { status, stderr } = run();
    expect(stderr).toContain('domain/b.test.ts:1 cites QU-999');
    expect(status).toBe(1);
  });
});

describe('docs/requirements.md', () => {
  it('has a heading for every prefix in its table, and rows under it', () => {
    const text = readFileSync(join(root, 'docs', 'requirements.md'), 'utf8');
    const listed = [...text.matchAll(/^\| ([A-Z]{2,3}) \| (?!requirement)/gm)].map(([, prefix]) => prefix);
    expect([...new Set(readRequirements(text).map(row => row.prefix))]).toEqual(listed);
    expect([...text.matchAll(/^## ([A-Z]{2,3}) - /gm)].map(([, prefix]) => prefix)).toEqual(listed);
  });

  it('has rows of each of the nine sections of the specification, none of them withdrawn and each with a test, which what is added to them would have to break to go against it (SH-002)', () => {
    const text = readFileSync(join(root, 'docs', 'requirements.md'), 'utf8');
    const rows = [...text.matchAll(/^\| ([A-Z]{2,3}-\d{3,4}) \|.*\| (§[^|]*) \| ([a-z]+) \|$/gm)].map(
      ([, id = '', section = '', kind = '']) => ({ id, section, kind }),
    );
    const sections = new Set(rows.flatMap(({ section }) => section.match(/§[1-9]/g) ?? []));
    expect([...sections].toSorted()).toEqual(['§1', '§2', '§3', '§4', '§5', '§6', '§7', '§8', '§9']);
    expect(rows.filter(({ kind }) => kind === 'withdrawn')).toEqual([]);
    const unproven: readonly string[] = trace(root, false).report.match(/[A-Z]{2,3}-\d{3,4}/g) ?? [];
    expect(rows.filter(({ id }) => unproven.includes(id))).toEqual([]);
  });
});
