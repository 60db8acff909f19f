import { RICH_TEXT } from '@towpath/contracts/content/richText.ts';
import sanitizeHtml from 'sanitize-html';

/** Rich text of an operator as it may stand in a page (SH-019). */
export function sanitise(richText: string): string {
  return sanitizeHtml(richText, RICH_TEXT);
}
