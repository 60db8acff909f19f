import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { iconOf } from '@towpath/contracts/content/brandIcon.ts';
import { type BrandColours, TOKENS } from '@towpath/contracts/content/brandLook.ts';
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

/** @throws Error with the file and what is wrong, where the picture is missing or of another size */
function picture(size: number): Uint8Array {
  const file = join(contentFolder(), 'brand', `icon-${size}.png`);
  const bytes = readFileSync(file);
  const isPng = bytes.subarray(1, 4).toString('latin1') === 'PNG';
  if (isPng && bytes.readUInt32BE(16) === size && bytes.readUInt32BE(20) === size) return bytes;
  throw new Error(`Content ${file}: must be a PNG of ${size} by ${size} pixels.`);
}
