import { HEARTBEAT_EVERY } from '@towpath/contracts/api/chat.ts';
import { type StaffChatEvent, staffChatEvents } from '@towpath/contracts/api/staffChat.ts';

/** After so long without a sign of life the line is dead, whatever the browser says. */
const SILENCE_MS = 2.5 * HEARTBEAT_EVERY;

/** How a stream came to its end: the server said so, it refused, or the line broke. */
export type StreamEnd = 'again' | 'signed out' | 'broken';

/** Hears the stream of whoever takes chats until it ends. The cookie of staff goes along by itself. */
export async function hearStaffEvents(
  heard: (event: StaffChatEvent) => void,
  signal: AbortSignal,
): Promise<StreamEnd> {
  const silence = new AbortController();
  const stop = () => silence.abort();
  signal.addEventListener('abort', stop);
  let timer = setTimeout(() => silence.abort(), SILENCE_MS);
  let end: StreamEnd = 'broken';
  try {
    const response = await fetch(`/staff/api${staffChatEvents.path}`, {
      cache: 'no-store',
      signal: silence.signal,
    });
    if (response.status === 401 || response.status === 404) return 'signed out';
    if (!response.ok || !response.body) return 'broken';
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), SILENCE_MS);
      const whole = (text + part.value).split('\n\n');
      text = whole.pop() ?? '';
      for (const one of whole) {
        const data = one.split('\n').find(line => line.startsWith('data: '));
        if (!data) continue;
        // As the server's own schema has cut it.
        const event = JSON.parse(data.slice('data: '.length)) as StaffChatEvent;
        if (event.type === 'bye') end = event.why;
        heard(event);
      }
    }
    return end;
  } catch {
    return 'broken';
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}
