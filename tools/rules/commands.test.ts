import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runOps } from '@towpath/server/ops/run.ts';
import { describe, expect, it } from 'vitest';
import { stages } from '../checks/stages.ts';
import { root } from '../sourceFiles.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const documents = [
  ...readdirSync(root).filter(file => file.endsWith('.md')),
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.md'))
    .map(file => `docs/${file}`),
];
const text = documents.map(read).join('\n');
const scripts = Object.keys(JSON.parse(read('package.json')).scripts);

/** What an operator's command prints when it is asked for its options. */
async function helpOf(...words: string[]): Promise<{ code: number; said: string }> {
  const said: string[] = [];
  const say = (line: string) => void said.push(line);
  const code = await runOps(words, { environment: {}, say, complain: say });
  return { code, said: said.join('\n') };
}

/** The commands of an operator that documents name, each with the options that stand behind it in one place. */
function operatorCommands(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const [, name = '', rest = ''] of text.matchAll(
    /(?:npm run ops --|towpath-ops) ([a-z-]+)([^`\n#|;&]*)/gu,
  )) {
    const options = found.get(name) ?? new Set();
    for (const [option] of rest.matchAll(/--[a-z][a-z-]*/gu)) options.add(option);
    found.set(name, options);
  }
  return found;
}

describe('what the documents say to type', () => {
  it('is a script of the project, and each script stands in the README (IS-329)', () => {
    const named = new Set([...text.matchAll(/\bnpm run ([a-z][a-z-]*)/gu)].map(([, name = '']) => name));
    expect([...named].filter(name => !scripts.includes(name))).toEqual([]);
    const inReadme = scripts.filter(
      name => !new RegExp(`npm (?:run )?${name}\\b`, 'u').test(read('README.md')),
    );
    expect(inReadme).toEqual([]);
  });

  it('is a stage of the tests that there is (IS-329)', () => {
    const named = [...text.matchAll(/\bnpm test -- ([a-z-]+)/gu)].map(([, name = '']) => name);
    const there = stages('').map(({ name }) => name);
    expect(named.filter(name => !there.includes(name))).toEqual([]);
    expect(named.length).toBeGreaterThan(5);
  });

  it('is a command of an operator that there is, with options that it takes (IS-329)', async () => {
    const commands = operatorCommands();
    expect(commands.size).toBeGreaterThan(12);
    for (const [name, options] of commands) {
      const { code, said } = await helpOf(...(name === 'help' ? ['help'] : [name, '--help']));
      expect(code, name).toBe(0);
      expect(
        [...options].filter(option => !said.includes(option)),
        name,
      ).toEqual([]);
    }
    expect((await helpOf('no-such-command')).code).toBe(2);
  });
});
