import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerSite } from './site.ts';

const SCRIPT = 'window.started = true;';
const STRIP = '<aside data-if="trial">This is a trial.</aside>';
const html = (name: string) =>
  `<!doctype html><html><head><title>${name}</title><script type="application/json">{"a":1}</script></head><body>${name}${STRIP}<script>${SCRIPT}</script><script src="/assets/app-1a2b3c.js"></script></body></html>`;
const APP = 'export const app = "'.concat('x'.repeat(2000), '";');

const FILES: Readonly<Record<string, string | Buffer>> = {
  'index.html': html('home'),
  'login/index.html': html('login'),
  'dashboard/index.html': html('dashboard').replace('</body>', '<div id="app"></div></body>'),
  'staff/index.html': html('staff').replace('</body>', '<div id="app"></div></body>'),
  'help/coping/index.html': html('coping'),
  '404/index.html': html('nothing here'),
  'credit-search-terms/index.html': html('terms').replace(
    '</head>',
    '<meta name="only-with" content="credit-search"/></head>',
  ),
  'journey/now/index.html': html('app'),
  'assets/app-1a2b3c.js': APP,
  'assets/app-1a2b3c.js.br': brotliCompressSync(APP),
  'assets/app-1a2b3c.js.gz': gzipSync(APP),
  'finished.js': 'void 0;',
  'sw.js': 'void "worker";',
  'contact/index.html': html('contact').replace('/assets/app-', '/assets/contact-'),
  'offline/index.html': html('offline'),
  'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

let folder: string;
let app: FastifyInstance;

async function serve(
  settings: { coreApiBase?: string; lookupApiBase?: string; secureCookies?: boolean } = {},
  trial = true,
  searches = true,
  offlinePages = true,
  chatOrigins: readonly string[] = [],
) {
  const served = fastify();
  await served.register(cookie);
  const usual = { coreApiBase: '/api/core', lookupApiBase: '/api/lookup', secureCookies: false };
  const facts = {
    trial,
    'credit-search': searches,
    'address-lookup': true,
    'text-messages': true,
    'offline-pages': offlinePages,
  };
  const looks = { own: { name: 'Towpath', phone: '0113 496 0111' }, partners: {} };
  const site = await registerSite(served, folder, { ...usual, ...settings }, facts, looks, chatOrigins);
  served.setNotFoundHandler((request, reply) => site.answer(request, reply));
  return served;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'towpath-site-'));
  for (const [name, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  app = await serve();
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

/** What a browser makes of an answer. */
function textOf({ headers, rawPayload }: { headers: Record<string, unknown>; rawPayload: Buffer }): string {
  const encoding = headers['content-encoding'];
  if (encoding === 'br') return brotliDecompressSync(rawPayload).toString();
  return (encoding === 'gzip' ? gunzipSync(rawPayload) : rawPayload).toString();
}

const get = (url: string, headers: Readonly<Record<string, string>> = {}) => app.inject({ url, headers });

describe('a page', () => {
  it.each([
    ['/', 'home'],
    ['/login', 'login'],
    ['/login?next=%2Fdashboard', 'login'],
    ['/help/coping', 'coping'],
    ['/journey/qualifier', 'app'],
    ['/solutions/dmp', 'app'],
  ])('stands at %s', async (url, name) => {
    const { statusCode, body, headers } = await get(url);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(body).toContain(`<body>${name}`);
  });

  it.each([
    ['/nothing'],
    ['/journey'],
    ['/journey/a/b'],
    ['/solutions'],
    ['/404'],
    ['/index.html'],
    ['/login/index.html'],
    ['/journey/now/index.html'],
    ['/assets/gone.js'],
  ])('is said to be missing at %s, with status 404', async url => {
    const { statusCode, body } = await get(url);
    expect(statusCode).toBe(404);
    expect(body).toContain('nothing here');
  });

  it.each([['/assets/..%2f..%2fsecret'], ['/../../etc/passwd'], ['/%E0%A4%A'], ['/%00'], ['/assets/%00.js']])(
    'is never found outside the build: %s',
    async url => {
      const { statusCode } = await get(url);
      expect([400, 403, 404]).toContain(statusCode);
    },
  );

  it.each(['/', '/login', '/help/coping', '/journey/qualifier', '/nothing'])(
    'says at %s that this is a trial, and in production says nothing of it (HO-064)',
    async url => {
      const production = await serve({}, false);
      for (const encoding of ['identity', 'br', 'gzip']) {
        const headers = { 'accept-encoding': encoding };
        expect(textOf(await app.inject({ url, headers }))).toContain(STRIP);
        expect(textOf(await production.inject({ url, headers }))).not.toContain('trial');
      }
      await production.close();
    },
  );

  it('is not there where what it is about is switched off (HO-137)', async () => {
    const without = await serve({}, true, false);
    const url = '/credit-search-terms';
    expect((await get(url)).statusCode).toBe(200);
    expect((await without.inject({ url })).statusCode).toBe(404);
    expect((await without.inject({ url: '/login' })).statusCode).toBe(200);
    await without.close();
  });

  it('has one address: a slash at the end leads to it', async () => {
    const { statusCode, headers } = await get('/login/?next=%2Fdashboard');
    expect([statusCode, headers.location]).toEqual([308, '/login?next=%2Fdashboard']);
    expect((await get('//towpath.example/')).statusCode).toBe(404);
  });

  it('comes compressed as the browser likes', async () => {
    const { rawPayload: br, headers } = await get('/', { 'accept-encoding': 'gzip, deflate, br' });
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(br).toString()).toContain('home');
    const { rawPayload: gzip } = await get('/', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(gzip).toString()).toContain('home');
    expect((await get('/')).headers['content-encoding']).toBeUndefined();
  });

  it('is asked for anew each time, and not sent again when it is the same', async () => {
    const { headers } = await get('/login');
    expect(headers['cache-control']).toBe('no-cache');
    const again = await get('/login', { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('may run its own scripts and no other', async () => {
    const { headers } = await get('/');
    const policy = String(headers['content-security-policy']);
    const hash = createHash('sha256').update(SCRIPT).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });

  it('knows where the two APIs are when they are elsewhere, and may call them (API-002, API-003)', async () => {
    const other = await serve({
      coreApiBase: 'https://core.towpath.example/v1',
      lookupApiBase: 'https://lookup.towpath.example',
      secureCookies: true,
    });
    const { body, headers } = await other.inject('/login');
    expect(body).toContain('<meta name="core-api" content="https://core.towpath.example/v1">');
    expect(body).toContain('<meta name="lookup-api" content="https://lookup.towpath.example">');
    expect(headers['content-security-policy']).toContain(
      "connect-src 'self' https://core.towpath.example https://lookup.towpath.example;",
    );
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
    await other.close();
  });
});

describe('the chat of another firm', () => {
  const POLICY = 'content-security-policy';

  it('may load on pages of the app, and nothing but it (CH-002)', async () => {
    const other = await serve({}, true, true, true, ['https://chat.example', 'wss://line.chat.example']);
    const policy = String((await other.inject('/dashboard')).headers[POLICY]);
    expect(policy).toMatch(/script-src 'self'[^;]* https:\/\/chat\.example;/);
    expect(policy).toContain("connect-src 'self' https://chat.example wss://line.chat.example;");
    expect(policy).toContain('frame-src https://chat.example;');
    expect(policy).not.toMatch(/script-src[^;]*wss:/);
    const finished = String((await other.inject('/help/coping')).headers[POLICY]);
    expect(finished).not.toContain('chat.example');
    await other.close();
  });

  it('may not in the console, nor in any part of it (PT-485)', async () => {
    const other = await serve({}, true, true, true, ['https://chat.example', 'wss://line.chat.example']);
    for (const path of ['/staff', '/staff/chats', '/staff/people/1/answers']) {
      const { statusCode, headers } = await other.inject(path);
      expect([statusCode, String(headers[POLICY]).includes('chat.example')], path).toEqual([200, false]);
    }
    await other.close();
  });

  it('may not while there is none (CH-002)', async () => {
    const policy = String((await get('/dashboard')).headers[POLICY]);
    expect(policy).toMatch(/connect-src 'self';/);
    expect(policy).not.toContain('frame-src');
  });
});

describe('a file of the build', () => {
  it('with a digest in its name is kept for good, and comes compressed', async () => {
    const { headers, rawPayload } = await get('/assets/app-1a2b3c.js', { 'accept-encoding': 'br' });
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    });
    expect(headers['content-type']).toContain('javascript');
    expect(brotliDecompressSync(rawPayload).toString()).toBe(APP);
  });

  it('without one is asked for anew, or kept for a day', async () => {
    expect((await get('/finished.js')).headers['cache-control']).toBe('no-cache');
    expect((await get('/icon.svg')).headers['cache-control']).toBe('public, max-age=86400');
  });

  it('is not given in its compressed form by name', async () => {
    expect((await get('/assets/app-1a2b3c.js.br')).statusCode).toBe(404);
  });
});

describe('the service worker (WT-061)', () => {
  const siteIn = (body: string) => {
    const self: { site?: Record<string, unknown> } = {};
    new Function('self', body)(self);
    return self.site as {
      documents: Record<string, string>;
      ahead: string[];
      files: string[];
    };
  };

  it('is asked for anew each time, and may fetch from this site alone', async () => {
    const { headers, body } = await get('/sw.js');
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/javascript; charset=utf-8',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    });
    expect(body).toMatch(/\nvoid "worker";$/);
    expect(String((await get('/login')).headers['content-security-policy'])).toContain("worker-src 'self'");
  });

  it('is told the version of every page as it is sent, and which are kept ahead with what files', async () => {
    const { documents, ahead, files } = siteIn((await get('/sw.js')).body);
    for (const path of ['/', '/login', '/contact', '/help/coping', '/journey/now'])
      expect(documents[path], path).toBe((await get(path)).headers.etag);
    expect(ahead.sort()).toEqual(['/contact', '/dashboard', '/help/coping', '/journey/now', '/offline']);
    expect(files).toEqual(['/assets/app-1a2b3c.js', '/assets/contact-1a2b3c.js']);
  });

  it('is another one when a setting changes what stands in the pages', async () => {
    const production = await serve({}, false, false);
    const { body } = await production.inject('/sw.js');
    expect(siteIn(body).documents['/contact']).not.toBe(
      siteIn((await get('/sw.js')).body).documents['/contact'],
    );
    expect(siteIn(body).documents).not.toHaveProperty('/credit-search-terms');
    await production.close();
  });

  it('is replaced by one that removes all that was kept, and itself, where it is switched off', async () => {
    const without = await serve({}, true, true, false);
    const { body } = await without.inject('/sw.js');
    expect(body).not.toContain('void "worker"');
    const deleted: string[] = [];
    const listeners: Record<string, (event: object) => void> = {};
    let goneAt: number | undefined;
    const caches = {
      keys: async () => ['towpath-shell', 'towpath-visited'],
      delete: async (name: string) => deleted.push(name),
    };
    const self = {
      addEventListener: (name: string, listener: (event: object) => void) => {
        listeners[name] = listener;
      },
      registration: { unregister: async () => (goneAt = deleted.length) },
    };
    new Function('self', 'caches', body)(self, caches);
    let work: Promise<void> | undefined;
    listeners.activate?.({ waitUntil: (given: Promise<void>) => (work = given) });
    await work;
    expect([deleted, goneAt]).toEqual([['towpath-shell', 'towpath-visited'], 2]);
    expect((await without.inject('/login')).body).toContain('<meta name="off" content="offline-pages">');
    await without.close();
  });
});
