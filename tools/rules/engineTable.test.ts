import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const ENGINE = join(import.meta.dirname, '../../domain/journey-engine');
const DOMAIN = dirname(ENGINE);
const README = readFileSync(join(ENGINE, 'README.md'), 'utf8');

/** The rows of the table of folders: folder and what it may import, as written between backticks. */
const ROWS = README.split('\n').flatMap(line => {
  const [, folder, , allowed] = line.split('|');
  const name = folder?.match(/^ `(\w+)\/` *$/)?.[1];
  return name && allowed
    ? [{ name, allowed: [...allowed.matchAll(/`([\w/]+)`/g)].map(([, each]) => each) }]
    : [];
});

type Import = { readonly file: string; readonly from: string; readonly isType: boolean };

/** What the files of a folder import from outside it, tests left out. */
function importsOf(folder: string): readonly Import[] {
  return readdirSync(join(ENGINE, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap(file => {
      const path = join(ENGINE, folder, file);
      const text = readFileSync(path, 'utf8');
      return [...text.matchAll(/^import (type )?[^;]*?from '([^']+)';/gms)].map(([, type, from = '']) => ({
        file,
        from: from.startsWith('.') ? target(join(dirname(path), from)) : from,
        isType: type !== undefined,
      }));
    })
    .filter(({ from }) => !from.startsWith(`${folder}/`));
}

/** A file below the engine by its place there, another by its place in `domain`. */
function target(path: string): string {
  const below = relative(ENGINE, path);
  return (below.startsWith('..') ? relative(DOMAIN, path) : below).replace(/\.ts$/, '');
}

describe('the table of folders in the README of the journey engine', () => {
  it('has every folder that is no test', () => {
    expect(ROWS.map(({ name }) => name)).toEqual(['definition', 'compile', 'run', 'change', 'prove']);
  });

  it.each(ROWS)('names all that $name imports, and nothing else', ({ name, allowed }) => {
    const imported = importsOf(name);
    const isNamed = (from: string, each: string | undefined) => from === each || from.startsWith(`${each}/`);
    const named = allowed.filter(each => each !== 'readDefinition');
    expect(imported.filter(({ from }) => !named.some(each => isNamed(from, each)))).toEqual([]);
    expect(named.filter(each => !imported.some(({ from }) => isNamed(from, each)))).toEqual([]);
  });

  it('is right that definition takes types alone from values, and zod in readDefinition alone', () => {
    const imported = importsOf('definition');
    expect(imported.filter(({ from, isType }) => from.startsWith('values/') && !isType)).toEqual([]);
    expect(imported.filter(({ from }) => from === 'zod').map(({ file }) => file)).toEqual([
      'readDefinition.ts',
    ]);
  });
});
