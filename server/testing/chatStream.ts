import type { ChatEvent } from '@towpath/contracts/api/chat.ts';
import type { StaffChatEvent } from '@towpath/contracts/api/staffChat.ts';

type Event = ChatEvent | StaffChatEvent;

/** A stream of events that is read by the network, as a browser reads it. */
export type ReadStream<Of extends Event = ChatEvent> = {
  /** What has come so far. */
  readonly events: readonly Of[];
  /** Resolves once it has ended, whoever ended it. */
  readonly ended: Promise<void>;
  /** Breaks the connection. */
  drop(): void;
};

/** Reads a stream until it ends or is dropped. Throws where the answer is another. */
export async function readStream<Of extends Event = ChatEvent>(
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<ReadStream<Of>> {
  const stop = new AbortController();
  const answer = await fetch(url, { headers, signal: stop.signal });
  const kind = answer.headers.get('content-type');
  const { body } = answer;
  if (kind !== 'text/event-stream' || !body) throw new Error(`No stream: ${answer.status} ${kind}`);
  const events: Of[] = [];
  const ended = (async () => {
    let text = '';
    try {
      for await (const part of body.pipeThrough(new TextDecoderStream())) {
        text += part;
        const whole = text.split('\n\n');
        text = whole.pop() ?? '';
        for (const one of whole) events.push(eventIn(one));
      }
    } catch {
      // The connection broke, here or there.
    }
  })();
  return { events, ended, drop: () => stop.abort() };
}

/** One event of a stream as it is written. */
export function eventIn<Of extends Event>(written: string): Of {
  const data = written.split('\n').find(line => line.startsWith('data: '));
  return JSON.parse(data?.slice('data: '.length) ?? 'null') as Of;
}
