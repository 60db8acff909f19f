import type { SiteList } from '@towpath/contracts/content/siteList.ts';

/** A file that is fetched when a worker is installed; its name has a digest, or else `revision` says its version. */
export type KeptFile = { readonly url: string; readonly revision: string | null };

/**
 * The pages that can stand at an address without a connection, the best first: its own, then the shell where the app
 * draws it.
 */
export function documentsFor(
  pathname: string,
  { documents, shell, drawnByTheApp }: Pick<SiteList, 'documents' | 'shell' | 'drawnByTheApp'>,
): readonly string[] {
  const path = pathname.replace(/(.)\/+$/, '$1');
  const own = documents[path] === undefined ? [] : [path];
  return new RegExp(drawnByTheApp).test(path) ? [...new Set([...own, shell])] : own;
}

/** Whether an answer is the very page that this worker's site has: not that of another release, no fault. */
export function isOfThisSite(
  pathname: string,
  { status, headers }: Pick<Response, 'status' | 'headers'>,
  site: Pick<SiteList, 'documents' | 'shell' | 'drawnByTheApp'>,
): boolean {
  const [path] = documentsFor(pathname, site);
  // A proxy that compresses marks the version as weak.
  const version = headers.get('etag')?.replace(/^W\//, '');
  return status === 200 && path !== undefined && version === site.documents[path];
}

/** Whether an address can be a page at all: calls, the descriptions of the API and checks of the server go past. */
export function isPage({ pathname }: Pick<URL, 'pathname'>): boolean {
  return !/^\/(?:api|health|metrics)(?:\/|$)/.test(pathname);
}

/** Whether an address is a file of a build, which has a digest in its name and so never changes. */
export function isBuildFile({ pathname }: Pick<URL, 'pathname'>): boolean {
  return pathname.startsWith('/assets/');
}

/** All that is fetched at installation: pages by their version, files by their digest, each once. */
export function keptAhead(
  { documents, ahead, files }: Pick<SiteList, 'documents' | 'ahead' | 'files'>,
  built: readonly KeptFile[],
): readonly KeptFile[] {
  const pages = ahead.map(url => ({ url, revision: documents[url] ?? null }));
  const all = [...pages, ...files.map(url => ({ url, revision: null })), ...built];
  return [...new Map(all.map(file => [file.url, file])).values()];
}
