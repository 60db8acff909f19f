import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { ReceivedMail } from './mailbox.ts';

/** A mail may hold anything; nothing in it may run, load from elsewhere, or reach this page. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; base-uri 'none'; form-action 'none'";

/**
 * The web side of the mailbox:
 * `GET /` list, `GET /mails/{id}` one mail, `GET /mails.json` all of them, newest first (`?to=` for one address),
 * `DELETE /mails.json` empties it.
 */
export function mailboxPages(mails: ReceivedMail[]): Server {
  return createServer((request, response) => {
    if (!isForThisMachine(request)) return send(response, 403, 'text/plain', 'Only from this machine.');
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const id = /^\/mails\/([\w-]+)(\/html)?$/.exec(pathname);
    const mail = id && mails.find(one => one.id === id[1]);
    if (pathname === '/mails.json' && request.method === 'DELETE') {
      mails.length = 0;
      return send(response, 204, 'text/plain', '');
    }
    if (request.method !== 'GET') return send(response, 405, 'text/plain', 'Not that way.');
    if (pathname === '/mails.json') {
      return send(
        response,
        200,
        'application/json',
        JSON.stringify(newestFirst(mails, searchParams.get('to'))),
      );
    }
    if (pathname === '/') return send(response, 200, 'text/html', listPage(newestFirst(mails, null)));
    if (mail) return send(response, 200, 'text/html', id[2] ? mail.html : mailPage(mail));
    return send(response, 404, 'text/plain', 'No such mail.');
  });
}

function newestFirst(mails: readonly ReceivedMail[], to: string | null): ReceivedMail[] {
  const wanted = to?.toLowerCase();
  return mails.filter(mail => !wanted || mail.to.some(one => one.toLowerCase() === wanted)).toReversed();
}

/** A page elsewhere could point a name of its own at this machine; the name would show here. */
function isForThisMachine({ headers }: IncomingMessage): boolean {
  return /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(headers.host ?? '');
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'content-security-policy': POLICY,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(body);
}

function listPage(mails: readonly ReceivedMail[]): string {
  const rows = mails.map(
    ({ id, to, subject, receivedAt }) =>
      `<tr><td><a href="/mails/${id}">${safe(subject)}</a></td><td>${safe(to.join(', '))}</td><td>${safe(receivedAt)}</td></tr>`,
  );
  const list =
    rows.length === 0
      ? '<p>No mail yet. Every mail the service sends shows up here.</p>'
      : `<table><thead><tr><th>Subject</th><th>To</th><th>Time</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
  return page('Mailbox', `<h1>Mailbox</h1>${list}`);
}

function mailPage({ id, subject, to, from, text }: ReceivedMail): string {
  return page(
    subject,
    `<p><a href="/">All mails</a></p><h1>${safe(subject)}</h1>
<p>From ${safe(from)} to ${safe(to.join(', '))}</p>
<h2>As a page</h2><iframe src="/mails/${id}/html" sandbox="allow-popups allow-top-navigation-by-user-activation" title="The mail as a page"></iframe>
<h2>As text</h2><pre>${linked(safe(text))}</pre>`,
  );
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${safe(title)}</title>
<style>body{font:17px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#14292b;background:#f3f7f5}
a{color:#0f5455}table{width:100%;border-collapse:collapse}th,td{text-align:left;padding:.5rem;border-bottom:1px solid #cbd8d4}
iframe{width:100%;height:44rem;border:1px solid #cbd8d4;border-radius:12px;background:#fff}pre{white-space:pre-wrap;overflow-wrap:anywhere}</style>
</head><body>${body}</body></html>`;
}

function linked(text: string): string {
  return text.replace(/https?:\/\/[^\s<>"]+/g, url => `<a href="${url}">${url}</a>`);
}

function safe(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
