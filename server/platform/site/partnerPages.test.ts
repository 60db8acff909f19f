import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import cookie from '@fastify/cookie';
import { readOperatorContent } from '@towpath/contracts/content/readOperatorContent.ts';
import { shipped } from '@towpath/contracts/content/testing/shippedContent.ts';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerSite } from './site.ts';

const { look } = readOperatorContent(shipped);
const HARBOUR = {
  ...look,
  name: 'Harbour & Sons',
  beside: `with ${look.name}`,
  mark: [{ path: 'M5 5h30v30H5Z' }, { path: 'M1 1h2', lineWidth: 2 }],
  iconLight: [],
  colours: { ...look.colours, main: '#1b3a8f' },
  phone: '0113 999 0333',
};
const OWN_MARK = '<path d="M2 20a18 18 0"></path>';
const BRAND = (marks: string) =>
  `<a href="/"><svg class="m"${marks} viewBox="0 0 40 40">${OWN_MARK}</svg><span${marks}>${look.name}</span></a>`;
const SCRIPT = `window.brand = '${look.name}';`;
const html = (title: string) =>
  `<!DOCTYPE html><html lang="en-GB"><head><meta name="theme-color" content="${look.colours.main}"/><link rel="icon" href="/icon.svg"/><link rel="apple-touch-icon" href="/icon-180.png"/><link rel="manifest" href="/site.webmanifest"/><title>${title} – ${look.name}</title></head><body>${BRAND(' data-brand="true"')}<main>${look.name} is a firm. <a href="tel:${look.phone.replaceAll(' ', '')}">${look.phone}</a></main><footer>${BRAND('')}</footer><script>${SCRIPT}</script></body></html>`;

const FILES = {
  'index.html': html('Debt help'),
  'contact/index.html': html('Contact'),
  'offline/index.html': html('Offline'),
  'dashboard/index.html': html('Yours'),
  'journey/now/index.html': html('Questions'),
  '404/index.html': html('Nothing here'),
  'sw.js': 'void "worker";',
};

let folder: string;
let app: FastifyInstance;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'partner-pages-'));
  for (const [name, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  app = fastify();
  await app.register(cookie);
  const site = await registerSite(
    app,
    folder,
    { coreApiBase: '/api/core', lookupApiBase: '/api/lookup', secureCookies: true },
    {
      trial: false,
      'credit-search': true,
      'address-lookup': true,
      'text-messages': true,
      'offline-pages': true,
    },
    { own: look, partners: { mw_harbour: HARBOUR } },
  );
  app.setNotFoundHandler((request, reply) => site.answer(request, reply));
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, partner?: string) =>
  app.inject({ url, ...(partner === undefined ? {} : { cookies: { partner } }) });

describe('who comes by the link of a partner with a look of its own', () => {
  it('sees its name and mark in the header and title, its colours, icon and phone, and who advises (IS-258)', async () => {
    const { body } = await get('/?appId=mw_harbour');
    expect(body).toContain('<title>Debt help – Harbour &amp; Sons</title>');
    expect(body).toContain(
      `<span data-brand="true">Harbour &amp; Sons<small> with ${look.name}</small></span>`,
    );
    expect(body.split('M5 5h30v30H5Z')).toHaveLength(3);
    expect(body).toMatch(/<html lang="en-GB" style="[^"]*--canal:#1b3a8f/u);
    expect(body).toContain('<meta name="theme-color" content="#1b3a8f"');
    expect(body).toContain('<a href="tel:01139990333">0113 999 0333</a>');
    expect(body).not.toContain(look.phone);
    expect(body).not.toContain('apple-touch-icon');
    for (const [, address = ''] of body.matchAll(/href="(\/partners\/[^"]+)"/gu)) {
      expect((await get(address)).body, address).toContain('#1b3a8f');
    }
    expect(body).toContain(`<footer>${BRAND('')}</footer>`);
    expect(body).toContain(`${look.name} is a firm`);
    expect(body).toContain(`<script>${SCRIPT}</script>`);
  });

  it('sees it on each page after that, for thirty days from the last one (IS-258)', async () => {
    const first = await get('/?appId=mw_harbour');
    const given = first.cookies.find(({ name }) => name === 'partner');
    expect(given).toMatchObject({
      value: 'mw_harbour',
      path: '/',
      maxAge: 30 * 24 * 60 * 60,
      secure: true,
      sameSite: 'Lax',
    });
    for (const path of ['/contact', '/journey/loan', '/nothing-here']) {
      expect((await get(path, 'mw_harbour')).body, path).toContain('Harbour &amp; Sons');
    }
    expect((await get('/contact', 'mw_harbour')).cookies).toHaveLength(1);
  });

  it('leaves it by the link of somebody else; a name that is no partner’s shows ours (IS-258)', async () => {
    for (const [url, partner] of [
      ['/?appId=mw_towpath', 'mw_harbour'],
      ['/', 'mw_gone'],
      ['/', 'constructor'],
    ] as const) {
      const answer = await get(url, partner);
      expect(answer.body, url).not.toContain('Harbour');
      expect(answer.cookies).toMatchObject([{ name: 'partner', value: '' }]);
    }
    expect((await get('/')).cookies).toEqual([]);
  });

  it('has a worker that keeps those very pages, and no cache gives one look for the other (IS-258)', async () => {
    const [page, worker, ours] = [
      await get('/contact', 'mw_harbour'),
      await get('/sw.js', 'mw_harbour'),
      await get('/sw.js'),
    ];
    expect(page.headers.vary).toBe('accept-encoding, cookie');
    expect(worker.body).toContain(JSON.stringify(String(page.headers.etag)).slice(1, -1));
    expect(worker.body).not.toBe(ours.body);
  });
});
