import { startApiServer } from './apiServer.ts';

/** What happy-dom offers beside a browser's window. */
type TestWindow = {
  readonly happyDOM: { readonly settings: { readonly fetch: { disableSameOriginPolicy: boolean } } };
};

/** A real server for a page in a test's DOM, at both bases of the API; its address is told as the real page tells it. */
export async function startApiInDom(answer: Parameters<typeof startApiServer>[0]) {
  const server = await startApiServer(answer);
  // The server has another port than the page; the types of the window do not know that it is happy-dom's.
  (window as unknown as TestWindow).happyDOM.settings.fetch.disableSameOriginPolicy = true;
  for (const base of ['core', 'lookup']) {
    const meta = document.createElement('meta');
    meta.name = `${base}-api`;
    meta.content = server.base;
    document.head.append(meta);
  }
  return server;
}
