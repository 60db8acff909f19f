import type { FastifyInstance } from 'fastify';
import { HTML, page, safe, table } from '../web/page.ts';
import { standIn } from '../web/service.ts';
import type { ReceivedMail } from './receivedMail.ts';

type OneMail = { Params: { id: string } };

/**
 * The web pages of the mailbox: `GET /` the list, `GET /mails/{id}` one mail, `GET /mails/{id}/html` its body as a
 * page, `GET /mails/{id}/files/{n}` an attachment, `GET /mails.json` all of them, newest first (`?to=` for one
 * address), `DELETE /mails.json` empties it.
 */
export function mailboxPages(mails: ReceivedMail[]): FastifyInstance {
  const service = standIn();
  const find = (id: string) => mails.find(mail => mail.id === id);
  service.get('/', (_request, reply) => reply.type(HTML).send(listPage(newestFirst(mails))));
  service.get<{ Querystring: { to?: string } }>('/mails.json', async ({ query }) =>
    newestFirst(mails, query.to),
  );
  service.delete('/mails.json', (_request, reply) => {
    mails.length = 0;
    return reply.code(204).send();
  });
  service.get<OneMail>('/mails/:id', ({ params }, reply) => {
    const mail = find(params.id);
    return mail ? reply.type(HTML).send(mailPage(mail)) : reply.callNotFound();
  });
  service.get<OneMail>('/mails/:id/html', ({ params }, reply) => {
    const mail = find(params.id);
    return mail ? reply.type(HTML).send(mail.html) : reply.callNotFound();
  });
  service.get<{ Params: { id: string; number: string } }>('/mails/:id/files/:number', ({ params }, reply) => {
    const file = find(params.id)?.attachments[Number(params.number)];
    return file ? reply.type(file.kind).send(Buffer.from(file.content, 'base64')) : reply.callNotFound();
  });
  return service;
}

function newestFirst(mails: readonly ReceivedMail[], to?: string): ReceivedMail[] {
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
