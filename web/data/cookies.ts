/** One cookie as readable text, or undefined when it is not there, empty or not decodable. */
export function readCookie(name: string): string | undefined {
  const start = `${name}=`;
  const found = document.cookie.split('; ').find(pair => pair.startsWith(start));
  try {
    return found ? decodeURIComponent(found.slice(start.length)) || undefined : undefined;
  } catch {
    return undefined;
  }
}

/** Sets a cookie for the whole site; `maxAge` in seconds, left out for one that ends with the browser session. */
export function writeCookie(name: string, value: string, maxAge?: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const life = maxAge === undefined ? '' : `; Max-Age=${maxAge}`;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${life}${secure}`;
}

export function removeCookie(name: string): void {
  writeCookie(name, '', 0);
}
