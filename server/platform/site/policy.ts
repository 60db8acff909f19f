import type { ApiAddresses } from './pages.ts';

/**
 * The Content-Security-Policy of our pages: everything from this site, scripts in a page only when they are the
 * very ones that were built, nothing in a frame. Styles may stand at an element (a bar's width), not in blocks.
 */
export function pagePolicy(
  scriptHashes: readonly string[],
  addresses: ApiAddresses,
  secure: boolean,
): string {
  const apis = Object.values(addresses)
    .filter(address => address.startsWith('http'))
    .map(address => new URL(address).origin);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...new Set(apis)].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "media-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
