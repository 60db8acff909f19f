import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT_FILES, type ContentFile } from '../operator.ts';
import { ContentFault, readOperatorContent } from '../readOperatorContent.ts';

const folder = process.env.CONTENT_DIR ?? join(import.meta.dirname, '../../../content');

/** The content files of this repository, or of `CONTENT_DIR`, as text. */
export const shipped = Object.fromEntries(
  CONTENT_FILES.map(file => [file, readFileSync(join(folder, file), 'utf8')]),
) as Record<ContentFile, string>;

/** The shipped files with one of them changed. */
export function changed(file: ContentFile, change: (content: never) => void): Record<ContentFile, string> {
  const content: unknown = JSON.parse(shipped[file]);
  change(content as never);
  return { ...shipped, [file]: JSON.stringify(content) };
}

/** The faults that reading finds. Throws when there is none. */
export function faultIn(texts: Record<ContentFile, string>): ContentFault {
  try {
    readOperatorContent(texts);
  } catch (error) {
    if (error instanceof ContentFault) return error;
    throw error;
  }
  throw new Error('No fault was found.');
}
