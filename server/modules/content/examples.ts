import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exampleContent } from '@towpath/contracts/content/examples.ts';
import { CONTENT_FILES } from '@towpath/contracts/content/operator.ts';

/** The samples left in a content folder, one line each. A missing file has none. */
export function examplesIn(folder: string): string[] {
  const there = CONTENT_FILES.filter(file => existsSync(join(folder, file)));
  const texts = Object.fromEntries(there.map(file => [file, readFileSync(join(folder, file), 'utf8')]));
  return exampleContent(texts).map(({ file, place, why }) => `${file}: ${place} ${why}`);
}
