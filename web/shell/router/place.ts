/** A place in the browser's history. */
export type Place = {
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
  /** With its hash sign, or empty. */
  readonly hash: string;
  /** What the page that led here left for this one. */
  readonly state: unknown;
};

/** The parts of an address of this site, such as `/login?next=%2Fdashboard#top`. */
export function placeOf(address: string, state: unknown): Place {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? [];
  return { pathname, search: search.length > 1 ? search : '', hash: hash.length > 1 ? hash : '', state };
}

/**
 * What stands in a path where a pattern has names, such as `pageId` in `/journey/:pageId`; null if it does not fit.
 * `*` fits every path. A slash at the end makes no difference.
 */
export function matchPath(pattern: string, pathname: string): Readonly<Record<string, string>> | null {
  if (pattern === '*') return {};
  const named = pattern.split('/');
  const parts = pathname.replace(/(.)\/+$/, '$1').split('/');
  if (named.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [at, name] of named.entries()) {
    const part = parts[at] ?? '';
    if (name.startsWith(':')) {
      if (part === '') return null;
      params[name.slice(1)] = decoded(part);
    } else if (name !== part) return null;
  }
  return params;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // An address may hold anything; what cannot be decoded is no page's name either.
    return part;
  }
}
