import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { green, ink2, looseDeep, orange } from '@towpath/contracts/content/colours.generated.ts';
import fastify, { type FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';
import { registerOpenApi } from './openApi.ts';

const DOCUMENT = '/api/openapi.json';
const PAGE = '/api/docs';
const SCRIPT = `${PAGE}/scalar.js`;

/**
 * The reference page loads nothing from anywhere else. Its program writes styles into the page as it runs, which
 * needs 'unsafe-inline' for styles, on this page alone.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Greys and signal colours of the program that are too faint to read become ours, none of them a colour of the brand;
 * long lines of code wrap, since the keyboard cannot scroll them; its small buttons are as large as a finger needs at
 * least.
 */
const STYLE = `
.light-mode, .light-mode .t-doc__sidebar {
  --scalar-color-2: ${ink2};
  --scalar-color-3: ${ink2};
  --scalar-sidebar-color-2: ${ink2};
  --scalar-sidebar-search-color: ${ink2};
  --scalar-color-green: ${green};
  --scalar-color-blue: ${ink2};
  --scalar-color-orange: ${orange};
  --scalar-color-red: ${looseDeep};
}
pre > code.hljs.custom-scroll { overflow: visible !important; }
pre > code.hljs, pre > code.hljs * { white-space: pre-wrap !important; overflow-wrap: anywhere !important; }
li[data-sidebar-id] > * > button { min-width: 24px; min-height: 24px; }
@media (max-width: 768px) { .endpoints { max-height: none; overflow: visible; } }`;

const SETTINGS = JSON.stringify({
  url: DOCUMENT,
  withDefaultFonts: false,
  telemetry: false,
  forceDarkModeState: 'light',
  hideDarkModeToggle: true,
  defaultOpenFirstTag: false,
  customCss: STYLE,
  hideClientButton: true,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  mcp: { disabled: true },
});

/** The OpenAPI document of the routes added from here on, and a page to read it and try calls. */
export async function registerDocs(
  app: FastifyInstance,
  brand: string,
  { mode, publicUrl }: Pick<Config, 'mode' | 'publicUrl'>,
): Promise<void> {
  const title = mode === 'trial' ? `${brand} API (trial version: no real details)` : `${brand} API`;
  await registerOpenApi(app, { title, publicUrl });
  const page = `<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title.replaceAll('<', '&lt;')}</title><link rel="icon" href="/icon.svg"></head>
<body><script id="api-reference" data-url="${DOCUMENT}" data-configuration="${SETTINGS.replaceAll('"', '&quot;')}" type="application/json"></script><script src="${SCRIPT}"></script></body>
</html>
`;
  let script: Promise<Buffer> | undefined;

  app.get(DOCUMENT, async (_, reply) => reply.header('cache-control', 'no-cache').send(app.swagger()));
  app.get(PAGE, async (_, reply) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', POLICY).send(page),
  );
  app.get(SCRIPT, async (_, reply) => {
    script ??= readScript();
    return reply
      .type('text/javascript; charset=utf-8')
      .header('content-encoding', 'br')
      .header('cache-control', 'public, max-age=3600')
      .send(await script);
  });
}

/**
 * The program of the reference page, four megabytes, compressed. It is read from its package at the first request
 * for it only: loading it with the server would cost every start a third of a second and 40 MB.
 */
async function readScript(): Promise<Buffer> {
  const { default: reference } = await import('@scalar/fastify-api-reference');
  const holder = fastify();
  await holder.register(reference, { routePrefix: '/reference', configuration: { content: {} } });
  const { rawPayload } = await holder.inject('/reference/js/scalar.js');
  await holder.close();
  return promisify(brotliCompress)(rawPayload, { params: { 0: 0, 1: 5 } });
}
