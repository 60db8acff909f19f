import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { HTML, page, safe, table } from '../web/page.ts';
import { open, standIn } from '../web/service.ts';
import { addNotify } from './notify.ts';

/** A text message as received. */
export type ReceivedMessage = {
  readonly id: string;
  readonly receivedAt: string;
  /** The number in international form, as in +447700900123. */
  readonly to: string;
  readonly from: string;
  readonly text: string;
};

export type Messages = {
  /** Its base URL: `POST /v1/messages` to send; a page at `/` and JSON at `/messages.json` to read them. */
  readonly url: string;
  /** The key a sender has to present. */
  readonly key: string;
  /** The same for a sender that speaks as to GOV.UK Notify: `POST /v2/notifications/sms`, and the template it uses. */
  readonly notify: { readonly key: string; readonly templateId: string };
  /** While true, every message is refused. */
  refuses: boolean;
  close(): Promise<void>;
};

/** Enough for any test; beyond it the oldest are dropped. */
const MOST = 500;
const USUAL_PORT = 8026;

export type SentMessage = Pick<ReceivedMessage, 'to' | 'from' | 'text'>;
const SENT_MESSAGE = {
  type: 'object',
  required: ['to', 'from', 'text'],
  properties: {
    to: { type: 'string', pattern: '^\\+[1-9]\\d{7,14}$' },
    from: { type: 'string' },
    text: { type: 'string', minLength: 1 },
  },
};

/**
 * A text message service for people who build and try the product: it accepts every message over HTTP, delivers none,
 * and shows them. Only programs on this machine can reach it. Messages are kept in memory until it ends.
 */
export async function startMessages(port = USUAL_PORT): Promise<Messages> {
  const received: ReceivedMessage[] = [];
  const notify = {
    key: `stand-in-${randomUUID()}-${randomUUID()}`,
    templateId: randomUUID(),
  };
  const state = { key: randomUUID(), notify, refuses: false };
  const { url, close } = await open(() => messageService(received, state), port);
  return Object.assign(state, { url, close });
}

function messageService(
  received: ReceivedMessage[],
  state: Pick<Messages, 'key' | 'notify' | 'refuses'>,
): FastifyInstance {
  const service = standIn();
  const take = (message: SentMessage): string => {
    const id = randomUUID();
    received.push({ id, receivedAt: new Date().toISOString(), ...message });
    if (received.length > MOST) received.shift();
    return id;
  };
  service.get('/', (_request, reply) => reply.type(HTML).send(listPage(received.toReversed())));
  service.get<{ Querystring: { to?: string } }>('/messages.json', async ({ query: { to } }) =>
    received.toReversed().filter(message => to === undefined || message.to === to),
  );
  service.delete('/messages.json', (_request, reply) => {
    received.length = 0;
    return reply.code(204).send();
  });
  service.post<{ Body: SentMessage }>(
    '/v1/messages',
    {
      schema: { body: SENT_MESSAGE },
      async preParsing(request, reply) {
        if (request.headers.authorization !== `Bearer ${state.key}`) {
          return reply.code(401).send({ error: 'key' });
        }
      },
      errorHandler: (_fault, _request, reply) =>
        reply.code(422).send({ error: 'to, from and text are needed' }),
    },
    ({ body: { to, from, text } }, reply) => {
      if (state.refuses) return reply.code(503).send({ error: 'away' });
      return reply.code(202).send({ id: take({ to, from, text }) });
    },
  );
  addNotify(service, state, take);
  return service;
}

function listPage(messages: readonly ReceivedMessage[]): string {
  const rows = messages.map(({ to, text, receivedAt }) => [
    safe(to),
    `<pre>${safe(text)}</pre>`,
    safe(receivedAt),
  ]);
  const list =
    rows.length === 0
      ? '<p>No message yet. Every text message the service sends shows up here.</p>'
      : table(['To', 'Text', 'Time'], rows);
  return page('Text messages', `<h1>Text messages</h1>${list}`);
}
