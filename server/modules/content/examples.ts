import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exampleContent } from '@towpath/contracts/content/examples.ts';
import { CONTENT_FILES, type ContentFile } from '@towpath/contracts/content/operator.ts';
import { unbackedFigures } from '@towpath/contracts/content/unbackedFigures.ts';

/** The samples, and the figures that no source backs, left in a content folder, one line each. A file that cannot be read has none. */
export function examplesIn(folder: string): string[] {
  const texts: Partial<Record<ContentFile, string>> = {};
  for (const file of CONTENT_FILES) {
    try {
      // Without the mark that some editors put at the start.
      texts[file] = readFileSync(join(folder, file), 'utf8').replace(/^\uFEFF/u, '');
    } catch {
      // Who reads the content says so.
    }
  }
  return [...exampleContent(texts), ...unbackedFigures(texts['budget.json'] ?? '')].map(
    ({ file, place, why }) => `${file}: ${place} ${why}`,
  );
}
