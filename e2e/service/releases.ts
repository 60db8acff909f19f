import { readdirSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { addresses } from './addresses.ts';

const ASSETS = join(import.meta.dirname, '..', '..', 'web', 'build', 'client', 'assets');
const DIGEST = /-([\w-]{6,8})\.(js|css)$/;
/** The version of a page in the list that the worker is given, which is written as JSON. */
const LISTED_VERSION = /\\"([\w-]{22})\\"/g;
/** What the next release adds to the digest in each name, and to the version of each page. */
const NEXT = 'OfTheNext';
const NOT_PASSED_ON = ['content-length', 'content-encoding', 'transfer-encoding', 'connection', 'keep-alive'];

/** Whether a script or style is of the next release. No digest ends like that by chance. */
export function isOfNextRelease(file: string): boolean {
  return new RegExp(`${NEXT}\\.(?:js|css)$`).test(file);
}

export type Releases = { readonly next: () => void; readonly stop: () => Promise<void> };

/**
 * The site under test behind a proxy that can release it anew: each script and style then has another name, each page
 * another version, and the files of the release before are gone, as after a real release.
 */
export async function startReleases(port: number): Promise<Releases> {
  let isNext = false;
  const names = readdirSync(ASSETS).filter(name => DIGEST.test(name));
  const renamed = (name: string) => name.replace(DIGEST, `-$1${NEXT}.$2`);
  const anyName = new RegExp(names.map(name => name.replaceAll('.', '\\.')).join('|'), 'g');
  const ofNext = (text: string) => text.replace(anyName, renamed).replace(LISTED_VERSION, `\\"$1${NEXT}\\"`);

  async function answer(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/' } = request;
    const file = /^\/assets\/([^?]+)/.exec(url)?.[1];
    if (isNext && file && names.includes(file)) return void reply.writeHead(404).end();
    const original = isNext ? names.find(name => renamed(name) === file) : undefined;
    const answered = await fetch(addresses.site + (original ? `/assets/${original}` : url), {
      method,
      headers: headersOf(request),
      redirect: 'manual',
      body: method === 'GET' || method === 'HEAD' ? null : new Uint8Array(await bodyOf(request)),
    });
    const headers = Object.fromEntries(
      [...answered.headers].filter(([name]) => !NOT_PASSED_ON.includes(name) && name !== 'set-cookie'),
    );
    const type = headers['content-type'] ?? '';
    if (isNext && /html/.test(type) && headers.etag) headers.etag = headers.etag.replace(/"$/, `${NEXT}"`);
    const body = Buffer.from(await answered.arrayBuffer());
    reply.writeHead(answered.status, { ...headers, 'set-cookie': answered.headers.getSetCookie() });
    reply.end(isNext && /html|javascript/.test(type) ? ofNext(body.toString()) : body);
  }

  const server = createServer((request, reply) => {
    answer(request, reply).catch(() => reply.destroy());
  });
  await new Promise<void>(resolve => void server.listen(port, 'localhost', resolve));
  return {
    next: () => {
      isNext = true;
    },
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** What the browser said, apart from what concerns its own line; never that it has the page already. */
function headersOf({ headers }: IncomingMessage): Record<string, string> {
  const { 'if-none-match': _, host: __, connection: ___, 'content-length': ____, ...rest } = headers;
  const said = Object.entries(rest).map(([name, value]) => [name, String(value)]);
  return { ...Object.fromEntries(said), 'accept-encoding': 'identity' };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
