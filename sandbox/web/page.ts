import { canal, ink, line, mist, white } from '@towpath/contracts/content/colours.generated.ts';

/**
 * The content type of every page. It names the character set, because a mail shown as a page does not name it itself.
 */
export const HTML = 'text/html; charset=utf-8';

/** A page in the common style of the stand-ins. The body is HTML. */
export function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${safe(title)}</title>
<style>body{font:17px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:${ink};background:${mist}}
a{color:${canal}}table{width:100%;border-collapse:collapse}th,td{text-align:left;padding:.5rem;border-bottom:1px solid ${line}}
iframe{width:100%;height:44rem;border:1px solid ${line};border-radius:12px;background:${white}}pre{white-space:pre-wrap;overflow-wrap:anywhere}</style>
</head><body>${body}</body></html>`;
}

/** A table whose cells are HTML. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[], tag: string) =>
    `<tr>${cells.map(cell => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  const body = rows.map(cells => row(cells, 'td')).join('');
  return `<table><thead>${row(heads, 'th')}</thead><tbody>${body}</tbody></table>`;
}

/** Escapes a text for HTML. */
export function safe(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
