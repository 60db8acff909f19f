import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { ONLY_WITH, SITE_FACTS, type SiteFacts } from '@towpath/contracts/content/siteFacts.ts';
import { inLook, type SiteLooks } from './inLook.ts';
import { withFacts } from './withFacts.ts';

/** A page as sent: kept in memory, in each encoding a browser may accept. */
export type Page = {
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
  readonly etag: string;
  /** Hashes of the inline scripts of the page, as the policy lists them. */
  readonly scriptHashes: readonly string[];
};

/** All pages of the built site by path: '/' for index.html, '/login' for login/index.html. */
export type Pages = {
  readonly byPath: ReadonlyMap<string, Page>;
  /** For paths the app draws by itself. */
  readonly appShell: Page | undefined;
  readonly notFound: Page | undefined;
};

/** How hard the pages of a partner are compressed: at most, each partner would make the start a second longer. */
const FEW_READERS = 5;

/** The one page of the questions that has a document; the others are drawn from the same. */
export const APP_SHELL = '/journey/now';

/** The addresses of the two APIs, when they are not on this site. */
export type ApiAddresses = { readonly core: string; readonly lookup: string };

/**
 * Reads every page of the build once, at the start. API addresses other than this site's are written into
 * each page. Parts that depend on a fact are kept or left out, and so are whole pages.
 */
export function readPages(folder: string, addresses: ApiAddresses, facts: SiteFacts): Pages {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file =>
    file.endsWith('.html'),
  );
  const byPath = new Map<string, Page>();
  for (const file of files) {
    const built = readFileSync(join(folder, file), 'utf8');
    if (!isThere(built, facts)) continue;
    const page = pageOf(withFacts(withAddresses(built, addresses), facts));
    byPath.set(pathOf(relative(folder, join(folder, file))), page);
  }
  const appShell = byPath.get(APP_SHELL);
  const notFound = byPath.get('/404') ?? appShell;
  byPath.delete('/404');
  return { byPath, appShell, notFound };
}

/** The same pages in the look of each partner, by app id. */
export function pagesInLooks(pages: Pages, { own, partners }: SiteLooks): ReadonlyMap<string, Pages> {
  return new Map(
    Object.entries(partners).map(([appId, partner]) => {
      const made = new Map<Page, Page>();
      const inTheirs = (page: Page): Page => {
        const theirs =
          made.get(page) ?? pageOf(inLook(page.plain.toString(), appId, partner, own), FEW_READERS);
        made.set(page, theirs);
        return theirs;
      };
      return [
        appId,
        {
          byPath: new Map([...pages.byPath].map(([path, page]) => [path, inTheirs(page)])),
          appShell: pages.appShell && inTheirs(pages.appShell),
          notFound: pages.notFound && inTheirs(pages.notFound),
        },
      ];
    }),
  );
}

/** Whether a page stands by itself, or what it is about is offered. */
function isThere(html: string, facts: SiteFacts): boolean {
  return SITE_FACTS.every(
    fact => facts[fact] || !html.includes(`<meta name="${ONLY_WITH}" content="${fact}"`),
  );
}

function pathOf(file: string): string {
  return `/${file.split(sep).join('/')}`.replace(/\/index\.html$/, '').replace(/\.html$/, '') || '/';
}

function pageOf(html: string, quality: number = constants.BROTLI_MAX_QUALITY): Page {
  const plain = Buffer.from(html);
  return {
    plain,
    br: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    gzip: gzipSync(plain),
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    scriptHashes: [...new Set(inlineScripts(html).map(hashOf))],
  };
}

/** The texts of all scripts without an address of their own. Data blocks need no permission to run. */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(
      ([, attributes = '']) =>
        !/\ssrc\s*=/i.test(attributes) && !/type="application\/json"/i.test(attributes),
    )
    .map(([, , text = '']) => text);
}

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

function withAddresses(html: string, { core, lookup }: ApiAddresses): string {
  const named = [
    ['core-api', core, '/api/core'],
    ['lookup-api', lookup, '/api/lookup'],
  ].filter(([, address, usual]) => address !== usual);
  const metas = named.map(
    ([name, address]) => `<meta name="${name}" content="${address?.replaceAll('"', '&quot;')}">`,
  );
  return html.replace(/<head[^>]*>/i, head => head + metas.join(''));
}
