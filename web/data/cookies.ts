/** The cookies as they were read last, taken apart: a key pressed asks for one of the same many times. */
let last: { readonly text: string; readonly pairs: ReadonlyMap<string, string> } | undefined;

function cookies(): ReadonlyMap<string, string> {
  // Read each time, since another tab or an answer of the server may have changed them.
  const text = document.cookie;
  if (last?.text !== text) last = { text, pairs: takenApart(text) };
  return last.pairs;
}

/** The first of each name counts. */
function takenApart(text: string): ReadonlyMap<string, string> {
  const pairs = text.split('; ').map(pair => {
    const [name = '', ...value] = pair.split('=');
    return [name, value.join('=')] as const;
  });
  return new Map(pairs.reverse());
}

/** One cookie as readable text, or undefined when it is not there, empty or not decodable. */
export function readCookie(name: string): string | undefined {
  const found = cookies().get(name);
  try {
    return found ? decodeURIComponent(found) || undefined : undefined;
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
