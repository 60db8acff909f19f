import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { REPOSITORY_ROOT } from '../platform/config/config.ts';
import { runOps } from './run.ts';

/** Where an operator reads how to call the commands. */
const READ = ['README.md', 'CHANGELOG.md', 'SECURITY.md', ...filesIn('docs'), ...filesIn('deploy')];
/** Stands for any command. */
const ANY = new Set(['COMMAND', 'help']);

function filesIn(folder: string): string[] {
  return readdirSync(join(REPOSITORY_ROOT, folder), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(REPOSITORY_ROOT.length + 1));
}

/** Each call of a command that a text names: its name and what follows, to the end of the call. */
function callsIn(text: string) {
  const calls = text.matchAll(/(?:npm run ops -- |towpath-ops |towpath-containers ops )([\w-]+)([^`\n|)]*)/g);
  return [...calls].map(([, name = '', rest = '']) => ({
    name,
    options: rest.match(/(?<= )--[a-z-]+/g) ?? [],
  }));
}

const called = READ.flatMap(file =>
  callsIn(readFileSync(join(REPOSITORY_ROOT, file), 'utf8')).map(call => ({ file, ...call })),
).filter(({ name }) => !ANY.has(name));

async function helpOf(name: string): Promise<string> {
  const lines: string[] = [];
  const keep = (line: string) => void lines.push(line);
  await runOps([name, '--help'], { environment: {}, say: keep, complain: keep });
  return lines.join('\n');
}

it('documents, alerts and samples name only commands and options that there are (IS-140, IS-329)', async () => {
  expect(called.length).toBeGreaterThan(60);
  const unknown: string[] = [];
  for (const { file, name, options } of called) {
    const help = await helpOf(name);
    if (help.startsWith('There is no command')) unknown.push(`${file}: ${name}`);
    const lacks = options.filter(option => !new RegExp(`${option}\\b`).test(help));
    unknown.push(...lacks.map(option => `${file}: ${name} ${option}`));
  }
  expect(unknown).toEqual([]);
});
