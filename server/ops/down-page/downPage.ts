import { ink, white } from '@towpath/contracts/content/colours.generated.ts';
import type { OperatorContent } from '@towpath/contracts/content/readOperatorContent.ts';
import { helpOf } from '@towpath/domain/people/helpOf.ts';
import { escapeHtml } from '@towpath/domain/values/html.ts';
import { words } from './words.ts';

/** Whom somebody can ring while we are away, by their id in the operator's list of help. */
const TO_RING = ['stepchange', 'national-debtline', 'moneyhelper', 'samaritans'];

/**
 * The page that a proxy shows while no process answers: whose it is, and whom to ring. It needs nothing besides, no
 * script, no other file.
 *
 * @returns a whole HTML document
 */
export function downPage({ look, help }: Pick<OperatorContent, 'look' | 'help'>): string {
  const numbers = helpOf(help, TO_RING, undefined).flatMap(({ name, text, phone }) =>
    phone ? [`<li><b>${escapeHtml(name)}</b>: ${numberLink(phone)}<br>${escapeHtml(text)}</li>`] : [],
  );
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(words.title)}</title>
<style>
body { margin: 0 auto; max-width: 36rem; padding: 1.5rem 1rem; font: 1.125rem/1.5 system-ui, sans-serif; color: ${ink}; background: ${white}; }
header { font-weight: 700; color: ${look.colours.main}; }
h1 { font-size: 1.75rem; line-height: 1.2; }
a { color: ${look.colours.main}; display: inline-block; padding: 0.5rem 0; }
button { font: inherit; padding: 0.75rem 1.5rem; color: ${white}; background: ${look.colours.main}; border: 0; border-radius: 0.5rem; }
li { margin: 0.5rem 0; }
</style>
</head>
<body>
<header>${escapeHtml(look.name)}</header>
<main>
<h1>${escapeHtml(words.title)}</h1>
<p>${escapeHtml(words.lead)}</p>
<form><button type="submit">${escapeHtml(words.again)}</button></form>
<h2>${escapeHtml(words.ring)}</h2>
<ul>
${numbers.join('\n')}
</ul>
</main>
</body>
</html>
`;
}

function numberLink(phone: string): string {
  return `<a href="tel:${phone.replaceAll(' ', '')}">${escapeHtml(phone)}</a>`;
}
