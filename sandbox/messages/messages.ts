import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { readJson } from '../web/body.ts';
import { close, open } from '../web/listen.ts';
import { isForThisMachine, page, safe, send, sendJson, table } from '../web/page.ts';

/** A text message as it arrived. */
export type ReceivedMessage = {
  readonly id: string;
  readonly receivedAt: string;
  /** A number in international form, as in +447700900123. */
  readonly to: string;
  readonly from: string;
  readonly text: string;
};

export type Messages = {
  /** Where to send messages: `POST /v1/messages`. To read them: a page at `/`, JSON at `/messages.json`. */
  readonly url: string;
  /** What a sender has to show. */
  readonly key: string;
  /** While true, no message is taken. */
  refuses: boolean;
  close(): Promise<void>;
};

/** Enough for any test; the oldest go first. */
const MOST = 500;
const USUAL_PORT = 8026;

/**
 * A service for text messages, for people who build and try the product: it takes every message by HTTP, delivers
 * none, and shows them. Only programs of this machine reach it. Messages are kept in memory and go when it ends.
 */
export async function startMessages(port = USUAL_PORT): Promise<Messages> {
  const received: ReceivedMessage[] = [];
  const key = randomUUID();
  const web = createServer((request, response) => void answer(request, response));
  const service: Messages = { url: await open(web, port), key, refuses: false, close: () => close(web) };
  return service;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!isForThisMachine(request)) return send(response, 403, 'text/plain', 'Only from this machine.');
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const newestFirst = received.toReversed();
    switch (`${request.method} ${pathname}`) {
      case 'POST /v1/messages':
        return take(request, response);
      case 'GET /messages.json': {
        const to = searchParams.get('to');
        return sendJson(
          response,
          200,
          newestFirst.filter(message => to === null || message.to === to),
        );
      }
      case 'DELETE /messages.json':
        received.length = 0;
        return send(response, 204, 'text/plain', '');
      case 'GET /':
        return send(response, 200, 'text/html', listPage(newestFirst));
      default:
        return send(response, 404, 'text/plain', 'Nothing here.');
    }
  }

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.headers.authorization !== `Bearer ${key}`) return sendJson(response, 401, { error: 'key' });
    const message = readMessage(await readJson(request));
    if (service.refuses) return sendJson(response, 503, { error: 'away' });
    if (!message) return sendJson(response, 422, { error: 'to, from and text are needed' });
    received.push({ id: randomUUID(), receivedAt: new Date().toISOString(), ...message });
    if (received.length > MOST) received.shift();
    return sendJson(response, 202, { id: received.at(-1)?.id });
  }
}

function readMessage(body: unknown): Pick<ReceivedMessage, 'to' | 'from' | 'text'> | null {
  const { to, from, text } = (typeof body === 'object' && body !== null ? body : {}) as Record<
    string,
    unknown
  >;
  if (typeof to !== 'string' || typeof from !== 'string' || typeof text !== 'string') return null;
  return /^\+[1-9]\d{7,14}$/.test(to) && text !== '' ? { to, from, text } : null;
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
