import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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
});
