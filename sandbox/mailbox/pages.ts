import { createServer, type Server } from 'node:http';
import { isForThisMachine, page, safe, send, table } from '../web/page.ts';
import type { ReceivedFile, ReceivedMail } from './receivedMail.ts';

/**
 * The web side of the mailbox:
 * `GET /` list, `GET /mails/{id}` one mail, `GET /mails/{id}/files/{n}` a file that came with it, `GET /mails.json` all of them, newest first (`?to=` for one address),
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
    const file = fileAt(mails, pathname);
    if (file) return send(response, 200, file.kind, Buffer.from(file.content, 'base64'));
    return send(response, 404, 'text/plain', 'No such mail.');
  });
}

function fileAt(mails: readonly ReceivedMail[], path: string): ReceivedFile | undefined {
  const [, id, number] = /^\/mails\/([\w-]+)\/files\/(\d+)$/.exec(path) ?? [];
  return mails.find(mail => mail.id === id)?.attachments[Number(number)];
}

function newestFirst(mails: readonly ReceivedMail[], to: string | null): ReceivedMail[] {
  const wanted = to?.toLowerCase();
  return mails.filter(mail => !wanted || mail.to.some(one => one.toLowerCase() === wanted)).toReversed();
}

function listPage(mails: readonly ReceivedMail[]): string {
  const rows = mails.map(({ id, to, subject, receivedAt }) => [
    `<a href="/mails/${id}">${safe(subject)}</a>`,
    safe(to.join(', ')),
    safe(receivedAt),
  ]);
  const list =
    rows.length === 0
      ? '<p>No mail yet. Every mail the service sends shows up here.</p>'
      : table(['Subject', 'To', 'Time'], rows);
  return page('Mailbox', `<h1>Mailbox</h1>${list}`);
}

function mailPage({ id, subject, to, from, text, attachments }: ReceivedMail): string {
  const files = attachments.map(
    ({ name }, at) => `<li><a href="/mails/${id}/files/${at}">${safe(name)}</a></li>`,
  );
  return page(
    subject,
    `<p><a href="/">All mails</a></p><h1>${safe(subject)}</h1>
<p>From ${safe(from)} to ${safe(to.join(', '))}</p>
<h2>As a page</h2><iframe src="/mails/${id}/html" sandbox="allow-popups allow-top-navigation-by-user-activation" title="The mail as a page"></iframe>
<h2>As text</h2><pre>${linked(safe(text))}</pre>${files.length > 0 ? `<h2>Files</h2><ul>${files.join('')}</ul>` : ''}`,
  );
}

function linked(text: string): string {
  return text.replace(/https?:\/\/[^\s<>"]+/g, url => `<a href="${url}">${url}</a>`);
}
