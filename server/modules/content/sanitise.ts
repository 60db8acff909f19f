import { RICH_TEXT } from '@towpath/contracts/content/richText.ts';
import sanitizeHtml from 'sanitize-html';

/** The operator's rich text, cleaned so that it may be put in a page (SH-019). */
export function sanitise(richText: string): string {
  return sanitizeHtml(richText, RICH_TEXT);
}
