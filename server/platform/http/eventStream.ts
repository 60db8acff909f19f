import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';

declare module 'fastify' {
  interface FastifyInstance {
    /** The streams that are open. */
    openStreams: Set<OpenStream>;
  }
}

/** Why a stream ends: it can be begun again at once, or with a new credential. */
export type Bye = 'again' | 'signed out';

/** Where the events of one stream go. Once it is over nothing goes anywhere. */
export type EventSink<Event = Readonly<Record<string, unknown>>> = {
  readonly isOver: boolean;
  /** `id` is what a browser calls the last event's id. */
  send(event: Event, id?: number): void;
  end(why: Bye): void;
  /** Once, whoever ended it. */
  onEnd(work: () => void): void;
};

type OpenStream = { readonly slot: number; heartbeat(): void; end(why: Bye): void };

/** In so many parts of the time between two heartbeats they are said: not in all streams at once, which would hold up all else. */
const SLOTS = 50;

/** What waits for a client that does not read; beyond it the stream is cut, and the client begins again. */
const MOST_UNREAD_BYTES = 1024 * 1024;

/** Each stream that is opened has the next. */
let nextSlot = 0;

/** Says in every stream now and then that it is still there, and ends all as soon as the server does. */
export function registerEventStreams(app: FastifyInstance, heartbeatMs: number): void {
  app.decorate('openStreams', new Set<OpenStream>());
  let now = 0;
  const timer = setInterval(() => {
    now = (now + 1) % SLOTS;
    for (const stream of app.openStreams) if (stream.slot === now) stream.heartbeat();
  }, heartbeatMs / SLOTS);
  timer.unref();
  app.addHook('preClose', async () => {
    clearInterval(timer);
    for (const stream of app.openStreams) stream.end('again');
  });
}

/**
 * Answers with a stream of server-sent events.
 *
 * @param schema what an event may be: a field that it does not name never leaves
 * @param begin is handed the sink once the stream is open
 */
export function sendEvents(
  app: FastifyInstance,
  reply: FastifyReply,
  schema: z.ZodMiniType,
  begin: (sink: EventSink) => void,
): FastifyReply {
  const body = new Readable({ read: () => undefined });
  const endings: (() => void)[] = [];
  let isOver = false;

  function write(event: Readonly<Record<string, unknown>>, id?: number): void {
    if (isOver) return;
    const said = z.parse(schema, event);
    const place = id === undefined ? '' : `id: ${id}\n`;
    body.push(`event: ${String(event['type'])}\n${place}data: ${JSON.stringify(said)}\n\n`);
    if (body.readableLength > MOST_UNREAD_BYTES) body.destroy();
  }

  function over(): void {
    if (isOver) return;
    isOver = true;
    app.openStreams.delete(stream);
    for (const work of endings) work();
  }

  nextSlot = (nextSlot + 1) % SLOTS;
  const stream: OpenStream = {
    slot: nextSlot,
    heartbeat: () => write({ type: 'heartbeat' }),
    end(why) {
      write({ type: 'bye', why });
      if (!isOver) body.push(null);
      over();
    },
  };
  app.openStreams.add(stream);
  body.once('close', over);
  body.once('error', over);
  void reply
    .type('text/event-stream')
    // nginx hands each event on as it comes; the end of the stream is the end of its connection.
    .header('x-accel-buffering', 'no')
    .header('connection', 'close')
    .send(body);
  begin({
    get isOver() {
      return isOver;
    },
    send: write,
    end: stream.end,
    onEnd(work) {
      if (isOver) work();
      else endings.push(work);
    },
  });
  return reply;
}
