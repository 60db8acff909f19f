import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CONTENT_FILES, type ContentFile, WITHOUT_FILE } from '@towpath/contracts/content/operator.ts';
import { type OperatorContent, readOperatorContent } from '@towpath/contracts/content/readOperatorContent.ts';
import { RICH_TEXT } from '@towpath/contracts/content/richText.ts';
import sanitize from 'sanitize-html';

/** The folder of the operator's content: `CONTENT_DIR`, or the one in this repository. */
export function contentFolder(): string {
  return process.env.CONTENT_DIR ?? fileURLToPath(new URL('../../content', import.meta.url));
}

/**
 * The operator's content, checked, as the finished pages show it. Read while the site is built; rich text is
 * sanitised here because these pages contain it as HTML (SH-019).
 *
 * @throws ContentFault naming file and place of each fault
 */
export function siteContent(): OperatorContent {
  const folder = contentFolder();
  const texts = Object.fromEntries(
    CONTENT_FILES.filter(file => !(file in WITHOUT_FILE) || existsSync(join(folder, file))).map(file => [
      file,
      readFileSync(join(folder, file), 'utf8'),
    ]),
  );
  const content = readOperatorContent(texts as Partial<Record<ContentFile, string>>);
  const { footer } = content.brand;
  return {
    ...content,
    brand: {
      ...content.brand,
      footer: { ...footer, wysiwyg_content: sanitize(footer.wysiwyg_content, RICH_TEXT) },
    },
  };
}
