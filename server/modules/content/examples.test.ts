import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { REPOSITORY_ROOT } from '../../platform/config/config.ts';
import { temporaryFolder } from '../../platform/database/temporaryFolder.ts';
import { examplesIn } from './examples.ts';

it('a mark that an editor leaves at the start of a file hides no figure that no source backs (IS-332)', () => {
  const folder = temporaryFolder();
  try {
    cpSync(join(REPOSITORY_ROOT, 'content'), folder, { recursive: true });
    const found = examplesIn(folder);
    expect(found).toContainEqual(expect.stringMatching(/^budget\.json: guideFigures\[0\]/u));
    const budget = join(folder, 'budget.json');
    writeFileSync(budget, `\uFEFF${readFileSync(budget, 'utf8')}`);
    expect(examplesIn(folder)).toEqual(found);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
