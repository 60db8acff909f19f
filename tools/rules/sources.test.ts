import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root, sourceFiles } from '../sourceFiles.ts';

/** A longer file has two purposes, or contains a table that belongs in a data file. */
const MOST_LINES = 350;

/** Signs that something was postponed or switched off. Split in two, so that this file does not match itself. */
const PUT_OFF = new RegExp(
  [
    'TO' + 'DO',
    'FIX' + 'ME',
    '@ts-' + 'ignore',
    '@ts-' + 'nocheck',
    'as' + ' any\\b',
    '\\b(?:it|test|describe)\\.(?:on' + 'ly|sk' + 'ip|to' + 'do|fix' + 'me)\\b',
  ].join('|'),
);

const files = sourceFiles(['.ts', '.tsx', '.css', '.mjs']);
const lines = (file: string): string[] => readFileSync(join(root, file), 'utf8').split('\n');

describe('source files', () => {
  it('are found', () => {
    expect(files).toContain('tools/rules/sources.test.ts');
    expect(files.filter(file => file.includes('node_modules'))).toEqual([]);
  });

  it(`have at most ${MOST_LINES} lines`, () => {
    const long = files
      .map(file => ({ file, count: lines(file).length - 1 }))
      .filter(({ count }) => count > MOST_LINES);
    expect(long).toEqual([]);
  });

  it('put nothing off and switch nothing off', () => {
    const places = files.flatMap(file =>
      lines(file).flatMap((line, index) =>
        PUT_OFF.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [],
      ),
    );
    expect(places).toEqual([]);
  });
});
