import { createHash } from 'node:crypto';
import type { BrandLook } from '@towpath/contracts/content/brandLook.ts';
import { ink, ink2, line, ripple, white } from '@towpath/contracts/content/colours.generated.ts';
import type { JourneyDefinition, Page, Step } from '@towpath/domain/journey-engine/definition/definition.ts';
import { escapeHtml } from '@towpath/domain/values/html.ts';
import { words } from './words.ts';

/** A page that needs no script and no other file, and the content policy that goes with it. */
export type StandingPage = { readonly html: string; readonly policy: string };

/** Every question of a questionnaire in the order of its file, to be read and not answered. */
export function previewPage(
  { pages, name }: JourneyDefinition,
  { revision, until }: { readonly revision: number; readonly until: string },
  look: BrandLook,
): StandingPage {
  const which = revision === 0 ? words.whichOwn(name) : words.which(name, revision);
  return standing(look, words.title, [
    `<p class="kept"><strong>${escapeHtml(words.kept)}</strong></p>`,
    ...[which, words.until(until), words.reload].map(paragraph),
    ...pages.map(pageIn),
  ]);
}

/** A page that says in a few words why there is no preview. */
export function refusalPage(
  look: BrandLook,
  { title, text }: { readonly title: string; readonly text: string },
  more: readonly string[] = [],
): StandingPage {
  return standing(look, title, [text, ...more].map(paragraph));
}

function pageIn({ headerName, sections }: Page, index: number): string {
  return [
    `<h2>${escapeHtml(words.page(index + 1, headerName))}</h2>`,
    ...sections.flatMap(({ name, steps }) => [`<h3>${escapeHtml(name)}</h3>`, ...steps.map(stepIn)]),
  ].join('\n');
}

function stepIn(step: Step): string {
  const { when, answers, headerText, name, wordings = [] } = step;
  return [
    '<section>',
    when === undefined ? '' : `<p class="some">${escapeHtml(words.some)}</p>`,
    textsIn(step),
    headerText === '' || answers.length === 0 ? paragraph(words.ownScreen(name)) : '',
    answers.length === 0
      ? ''
      : list(answers.map(({ value, additionalText }) => joined(value, additionalText))),
    ...wordings.map(wording =>
      [
        `<p class="some">${escapeHtml(words.others)}</p>`,
        textsIn(wording),
        wording.answers === undefined ? '' : list(Object.values(wording.answers)),
      ].join('\n'),
    ),
    '</section>',
  ]
    .filter(part => part !== '')
    .join('\n');
}

type Texts = Partial<Pick<Step, 'headerText' | 'additionalText' | 'tooltipText'>>;

function textsIn({ headerText, additionalText, tooltipText }: Texts): string {
  return [
    headerText ? `<h4>${escapeHtml(headerText)}</h4>` : '',
    additionalText ? paragraph(additionalText) : '',
    tooltipText ? paragraph(words.help(tooltipText)) : '',
  ].join('');
}

const joined = (...texts: readonly (string | undefined)[]) => texts.filter(Boolean).join(' ');
const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
const list = (items: readonly string[]) =>
  `<ul>${items
    .filter(item => item !== '')
    .map(item => `<li>${escapeHtml(item)}</li>`)
    .join('')}</ul>`;

function standing(look: BrandLook, title: string, body: readonly string[]): StandingPage {
  const style = `body { margin: 0 auto; max-width: 42rem; padding: 1.5rem 1rem; font: 1.0625rem/1.5 system-ui, sans-serif; color: ${ink}; background: ${white}; overflow-wrap: break-word; }
header { font-weight: 700; color: ${look.colours.main}; }
h1, h2, h3, h4 { line-height: 1.25; }
h2 { margin-top: 2.5rem; }
h3 { color: ${ink2}; }
section { border: 1px solid ${line}; border-radius: 0.75rem; padding: 0 1rem; margin: 1rem 0; }
.kept { position: sticky; top: 0; padding: 0.75rem 1rem; background: ${look.colours.highlightTint}; border-radius: 0.5rem; }
.some { background: ${ripple}; padding: 0.25rem 0.5rem; }
@media (max-height: 400px) { .kept { position: static; } }`;
  const hash = createHash('sha256').update(style).digest('base64');
  return {
    policy: `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    html: `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${title} – ${look.name}`)}</title>
<style>${style}</style>
</head>
<body>
<header>${escapeHtml(look.name)}</header>
<main>
<h1>${escapeHtml(title)}</h1>
${body.join('\n')}
</main>
</body>
</html>
`,
  };
}
