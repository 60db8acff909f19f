import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root, sourceFiles } from '../sourceFiles.ts';

/** The name of the brand is content. What starts and stops the program calls it by the name of this repository. */
const OF_THE_PROGRAM = ['server/program.ts', 'server/start.ts', 'tools/dev.ts'];
const NOT_SERVED = /\.test\.tsx?$|^e2e\/|^bench\/|\/testing\//u;

it('no code has the name of the brand: it is in the content alone (IS-250)', () => {
  const { name } = JSON.parse(readFileSync(join(root, 'content/brand.json'), 'utf8'));
  const files = sourceFiles(['.ts', '.tsx', '.css', '.mjs'], root).filter(file => !NOT_SERVED.test(file));
  const found = files.filter(file => readFileSync(join(root, file), 'utf8').includes(name));
  expect(found.filter(file => !OF_THE_PROGRAM.includes(file))).toEqual([]);
  expect(files.length).toBeGreaterThan(700);
});
