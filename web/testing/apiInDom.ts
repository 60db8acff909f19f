import { startApiServer } from './apiServer.ts';

/** What happy-dom adds to a browser's window. */
type TestWindow = {
  readonly happyDOM: { readonly settings: { readonly fetch: { disableSameOriginPolicy: boolean } } };
};

/**
 * A real server for a page in a test's DOM, at both bases of the API; the page learns its address as the real page
 * does.
 */
export async function startApiInDom(answer: Parameters<typeof startApiServer>[0]) {
  const server = await startApiServer(answer);
  joinApiInDom(server.base);
  return server;
}

/** Has the page find the API at an address. */
export function joinApiInDom(address: string): void {
  // The server's port differs from the page's; the type of `window` does not know that it is happy-dom's.
  (window as unknown as TestWindow).happyDOM.settings.fetch.disableSameOriginPolicy = true;
  for (const base of ['core', 'lookup']) {
    const meta = document.createElement('meta');
    meta.name = `${base}-api`;
    meta.content = address;
    document.head.append(meta);
  }
}
