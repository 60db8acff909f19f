import type { BrandLook } from '@towpath/contracts/content/brandLook.ts';
import { ink, ink2, line, ripple, white } from '@towpath/contracts/content/colours.generated.ts';
import type { MoneyHelper } from '@towpath/domain/people/moneyHelper.ts';
import { escapeHtml } from '@towpath/domain/values/html.ts';
import type { Mail } from '../../platform/mail/port.ts';

/** The content of a mail; its look is the same for all of them. */
export type Letter = {
  /** Does not mention debt: others may see the phone or the inbox. */
  readonly subject: string;
  readonly heading: string;
  /** At most three short lines. */
  readonly lines: readonly string[];
  readonly button: { readonly label: string; readonly url: string };
  /** One line below the button, such as how long its link works. */
  readonly note?: string;
  readonly help: { readonly heading: string; readonly text: string };
  readonly foot: { readonly neverAsk: string; readonly freeHelp: FreeHelp | null };
};

/** Who else helps, left out where that would tell too much: `{helpName}` in the text becomes a link. */
type FreeHelp = Pick<MoneyHelper, 'name' | 'url'> & { readonly text: string };

/** Where a letter goes, and whose it is. */
export type Envelope = { readonly to: string; readonly publicUrl: string; readonly look: BrandLook };
const HELP_NAME = '{helpName}';

const FONT = "font-family:Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** The mail for a letter: 600 px wide, one column, readable as plain text and without pictures. */
export function mailOf(letter: Letter, { to, publicUrl, look }: Envelope): Mail {
  const { subject } = letter;
  return { to, from: look.name, subject, text: textOf(letter, look), html: htmlOf(letter, publicUrl, look) };
}

function textOf({ heading, lines, button, note, help, foot }: Letter, { name, beside }: BrandLook): string {
  return [
    ...(beside === undefined ? [] : [`${name}, ${beside}`]),
    heading,
    ...lines,
    `${button.label}:\n${button.url}`,
    ...(note ? [note] : []),
    `${help.heading}\n${help.text}`,
    foot.neverAsk,
    ...(foot.freeHelp === null
      ? []
      : [`${foot.freeHelp.text.replace(HELP_NAME, foot.freeHelp.name)}: ${foot.freeHelp.url}`]),
  ]
    .join('\n\n')
    .concat('\n');
}

function htmlOf(
  { subject, heading, lines, button, note, help, foot }: Letter,
  publicUrl: string,
  { name, beside, colours }: BrandLook,
): string {
  const { main, accentTint } = colours;
  const row = (style: string, content: string) => `<tr><td style="${style}">${content}</td></tr>`;
  const paragraph = (text: string, style = `font-size:17px;line-height:1.55;color:${ink}`) =>
    `<p style="margin:14px 0 0;${FONT};${style}">${escapeHtml(text)}</p>`;
  const small = `font-size:15px;line-height:1.45;color:${ink2}`;
  const link = (url: string, content: string, style: string) =>
    `<a href="${escapeHtml(url)}" style="${FONT};${style}">${content}</a>`;

  const rows = [
    row(
      `padding:24px 32px;border-bottom:1px solid ${line}`,
      link(publicUrl, escapeHtml(name), `font-size:22px;font-weight:600;color:${main};text-decoration:none`) +
        (beside === undefined ? '' : paragraph(beside, `${small};margin:2px 0 0`)),
    ),
    row(
      'padding:32px 32px 8px',
      `<h1 style="margin:0;${FONT};font-size:30px;line-height:1.14;font-weight:600;color:${ink}">${escapeHtml(heading)}</h1>` +
        lines.map(text => paragraph(text)).join('') +
        `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:26px 0"><tr>` +
        `<td bgcolor="${main}" style="border-radius:16px">` +
        link(
          button.url,
          escapeHtml(button.label),
          `display:inline-block;padding:0 28px;font-size:17px;font-weight:600;line-height:52px;color:${white};text-decoration:none`,
        ) +
        '</td></tr></table>' +
        (note ? paragraph(note, small) : ''),
    ),
    row(
      'padding:16px 32px 0',
      `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>` +
        `<td bgcolor="${accentTint}" style="border-radius:16px;padding:20px 22px;${FONT};font-size:17px;line-height:1.55;color:${ink}">` +
        `<b>${escapeHtml(help.heading)}</b><br>${escapeHtml(help.text)}</td></tr></table>`,
    ),
    row(
      'padding:14px 32px 32px',
      paragraph(foot.neverAsk, small) +
        (foot.freeHelp === null
          ? ''
          : `<p style="margin:8px 0 0;${FONT};${small}">${escapeHtml(foot.freeHelp.text).replace(
              HELP_NAME,
              link(foot.freeHelp.url, escapeHtml(foot.freeHelp.name), `color:${main}`),
            )}.</p>`),
    ),
  ];
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${ripple}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${ripple}">
<tr><td align="center" style="padding:32px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" bgcolor="${white}" style="width:100%;max-width:600px;border-radius:20px">
${rows.join('\n')}
</table>
</td></tr>
</table>
</body>
</html>
`;
}
