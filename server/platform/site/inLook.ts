import { iconOf } from '@towpath/contracts/content/brandIcon.ts';
import { type BrandLook, TOKENS } from '@towpath/contracts/content/brandLook.ts';
import type { PartnerBrand } from '@towpath/contracts/content/partnerBrand.ts';
import { siteManifest } from '@towpath/contracts/content/siteManifest.ts';
import { escapeHtml } from '@towpath/domain/values/html.ts';

/** In whose look pages are shown: ours, or that of a partner, by app id. */
export type SiteLooks = {
  readonly own: Pick<BrandLook, 'name' | 'phone'>;
  readonly partners: Readonly<Record<string, PartnerBrand>>;
};

/** Where the files of a partner's look are. */
const folderOf = (appId: string) => `/partners/${appId}`;

/** The files of a partner's look, by their address. */
export function filesOfLook(
  appId: string,
  partner: PartnerBrand,
): Readonly<Record<string, { readonly type: string; readonly content: string }>> {
  const icon = `${folderOf(appId)}/icon.svg`;
  const icons = [{ src: icon, sizes: 'any', type: 'image/svg+xml' }];
  return {
    [icon]: { type: 'image/svg+xml', content: iconOf(partner.mark, partner.iconLight, partner.colours) },
    [`${folderOf(appId)}/site.webmanifest`]: {
      type: 'application/manifest+json',
      content: siteManifest(partner, icons),
    },
  };
}

/**
 * A built page in a partner's look: its name and mark in the header and the title, its colours, icon and phone. The
 * footer stays ours: it says who is answerable for the advice. The app reads the rest from `<meta name="partner">`.
 */
export function inLook(html: string, appId: string, partner: PartnerBrand, own: SiteLooks['own']): string {
  const { name, beside, mark, colours, phone } = partner;
  const said = JSON.stringify({ appId, name, beside, mark, phone });
  return withPhone(html, own.phone, phone)
    .replace(/<html\b[^>]*/i, tag => `${tag} style="${styleOf(partner)}"`)
    .replace(/<head[^>]*>/i, head => `${head}<meta name="partner" content="${escapeHtml(said)}">`)
    .replace(/(<meta name="theme-color" content=")[^"]*/i, `$1${colours.main}`)
    .replace(/(<link rel="icon" href=")[^"]*/i, `$1${folderOf(appId)}/icon.svg`)
    .replace(/(<link rel="manifest" href=")[^"]*/i, `$1${folderOf(appId)}/site.webmanifest`)
    .replace(/<link rel="apple-touch-icon"[^>]*>/i, '')
    .replace(
      /<title>([^<]*)<\/title>/i,
      (_, title: string) => `<title>${renamed(title, own.name, name)}</title>`,
    )
    .replace(
      /(<svg\b[^>]*\sdata-brand\b[^>]*>)[\s\S]*?(<\/svg>)/gi,
      (_, before: string, after: string) => `${before}${drawn(partner)}${after}`,
    )
    .replace(
      /(<span\b[^>]*\sdata-brand\b[^>]*>)[^<]*(<\/span>)/gi,
      (_, before: string, after: string) =>
        `${before}${escapeHtml(name)}<small> ${escapeHtml(beside)}</small>${after}`,
    );
}

function styleOf({ colours }: PartnerBrand): string {
  return Object.entries(TOKENS)
    .flatMap(([name, tokens]) => tokens.map(token => `--${token}:${colours[name as keyof typeof colours]}`))
    .join(';');
}

/** A title ends with the name of the brand. */
function renamed(title: string, own: string, name: string): string {
  const end = escapeHtml(own);
  return title.endsWith(end) ? `${title.slice(0, -end.length)}${escapeHtml(name)}` : title;
}

function drawn({ mark }: PartnerBrand): string {
  return mark
    .map(({ path, lineWidth, opacity }) => {
      const paint =
        lineWidth === undefined
          ? 'fill="currentColor"'
          : `fill="none" stroke="currentColor" stroke-width="${lineWidth}" stroke-linecap="round"`;
      return `<path d="${path}"${opacity === undefined ? '' : ` opacity="${opacity}"`} ${paint}></path>`;
    })
    .join('');
}

function withPhone(html: string, own: string, phone: string): string {
  if (phone === own) return html;
  const dialled = (number: string) => `tel:${number.replaceAll(' ', '')}"`;
  return html.replaceAll(dialled(own), () => dialled(phone)).replaceAll(own, () => phone);
}
