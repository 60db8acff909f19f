import type { ApiAddresses } from './pages.ts';

/**
 * The Content-Security-Policy of our pages: everything from this site, scripts in a page only when they are the
 * very ones that were built, nothing in a frame. Styles may stand at an element (a bar's width), not in blocks.
 *
 * @param chatOrigins where the chat of another firm is loaded from, if the operator has one (CH-002)
 */
export function pagePolicy(
  scriptHashes: readonly string[],
  addresses: ApiAddresses,
  secure: boolean,
  chatOrigins: readonly string[] = [],
): string {
  const apis = Object.values(addresses)
    .filter(address => address.startsWith('http'))
    .map(address => new URL(address).origin);
  // Nothing but a connection goes by a web socket.
  const pages = chatOrigins.filter(origin => origin.startsWith('http'));
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes, ...pages].join(' '),
    ["style-src 'self'", ...pages].join(' '),
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...pages].join(' '),
    ["font-src 'self'", ...pages].join(' '),
    ["connect-src 'self'", ...new Set([...apis, ...chatOrigins])].join(' '),
    ...(pages.length > 0 ? [`frame-src ${pages.join(' ')}`] : []),
    "manifest-src 'self'",
    "worker-src 'self'",
    "media-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
