import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exampleContent } from '@towpath/contracts/content/examples.ts';
import { CONTENT_FILES, type ContentFile } from '@towpath/contracts/content/operator.ts';
import { unbackedFigures } from '@towpath/contracts/content/unbackedFigures.ts';

/** The samples, and the figures that no source backs, left in a content folder, one line each. A missing file has none. */
export function examplesIn(folder: string): string[] {
  const there = CONTENT_FILES.filter(file => existsSync(join(folder, file)));
  const texts: Partial<Record<ContentFile, string>> = Object.fromEntries(
    there.map(file => [file, readFileSync(join(folder, file), 'utf8')]),
  );
  return [...exampleContent(texts), ...unbackedFigures(texts['budget.json'] ?? '')].map(
    ({ file, place, why }) => `${file}: ${place} ${why}`,
  );
}
