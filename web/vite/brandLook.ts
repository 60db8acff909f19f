import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrandColours, type MarkPart, TOKENS } from '@towpath/contracts/content/brandLook.ts';
import { white } from '@towpath/contracts/content/colours.generated.ts';
import type { Plugin } from 'vite';
import { contentFolder, siteContent } from './siteContent.ts';

const TOKENS_FILE = /\/design-system\/tokens\.css(?:\?|$)/u;
/** Pictures of the icon, for phones that take no drawing. */
const ICON_SIZES = [180, 192, 512] as const;
/** The shadows are tinted with it. */
const SHADOW = '10 63 65';

/** Gives the pages the operator's colours and icons. */
export function brandLook(): Plugin {
  return {
    name: 'brand-look',
    enforce: 'pre',
    transform(css, id) {
      return TOKENS_FILE.test(id) ? { code: inColours(css, siteContent().brand.colours), map: null } : null;
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const file = iconFiles().find(({ fileName }) => `/${fileName}` === request.url);
        if (file === undefined) return next();
        response.setHeader('content-type', file.fileName.endsWith('.svg') ? 'image/svg+xml' : 'image/png');
        response.end(file.source);
      });
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const file of iconFiles()) this.emitFile({ type: 'asset', ...file });
    },
  };
}

/** The style sheet of the tokens with these colours in place of its own. */
export function inColours(css: string, colours: BrandColours): string {
  const [light = '', ...rest] = css.split('\n:root[data-theme');
  const made = Object.entries(TOKENS).reduce((text, [name, tokens]) => {
    const colour = colours[name as keyof BrandColours];
    return tokens.reduce((all, token) => withToken(all, token, colour), text);
  }, light);
  const [red, green, blue] = [1, 3, 5].map(at => parseInt(colours.mainDeep.slice(at, at + 2), 16));
  return [made.replaceAll(SHADOW, `${red} ${green} ${blue}`), ...rest].join('\n:root[data-theme');
}

function withToken(css: string, token: string, colour: string): string {
  const found = new RegExp(`(--${token}: )#[\\da-f]+;`, 'iu');
  if (!found.test(css)) throw new Error(`tokens.css has no colour --${token}.`);
  return css.replace(found, `$1${colour};`);
}

function iconFiles(): readonly { readonly fileName: string; readonly source: string | Uint8Array }[] {
  const { mark, iconLight, colours } = siteContent().brand;
  return [
    { fileName: 'icon.svg', source: iconOf(mark, iconLight, colours) },
    ...ICON_SIZES.map(size => ({ fileName: `icon-${size}.png`, source: picture(size) })),
  ];
}

/** The mark in white on a tile of the main colour. */
export function iconOf(mark: readonly MarkPart[], light: readonly string[], colours: BrandColours): string {
  const parts = mark.map(({ path, lineWidth, opacity = 1 }) =>
    lineWidth === undefined
      ? `<path d="${path}" fill="${white}" opacity="${opacity}"/>`
      : `<path d="${path}" fill="none" stroke="${white}" stroke-width="${lineWidth}" stroke-linecap="round" opacity="${opacity}"/>`,
  );
  const lit = light.map(path => `<path d="${path}" fill="${colours.highlight}"/>`);
  const tile = `<rect width="40" height="40" rx="9" fill="${colours.main}"/>`;
  const drawn = `<g transform="translate(5 5) scale(.75)">${[...parts, ...lit].join('')}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${tile}${drawn}</svg>`;
}

/** @throws Error with the file and what is wrong, where the picture is missing or of another size */
function picture(size: number): Uint8Array {
  const file = join(contentFolder(), 'brand', `icon-${size}.png`);
  const bytes = readFileSync(file);
  const isPng = bytes.subarray(1, 4).toString('latin1') === 'PNG';
  if (isPng && bytes.readUInt32BE(16) === size && bytes.readUInt32BE(20) === size) return bytes;
  throw new Error(`Content ${file}: must be a PNG of ${size} by ${size} pixels.`);
}
