import { HEARTBEAT_EVERY } from '@towpath/contracts/api/chat.ts';
import { type StaffChatEvent, staffChatEvents } from '@towpath/contracts/api/staffChat.ts';
import { readEvents } from '../../data/readEvents.ts';

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
  let timer = setTimeout(stop, SILENCE_MS);
  let end: StreamEnd = 'broken';
  try {
    const response = await fetch(`/staff/api${staffChatEvents.path}`, {
      cache: 'no-store',
      signal: silence.signal,
    });
    if (response.status === 401 || response.status === 404) return 'signed out';
    if (!response.ok || !response.body) return 'broken';
    await readEvents<StaffChatEvent>(response.body, event => {
      clearTimeout(timer);
      timer = setTimeout(stop, SILENCE_MS);
      if (event.type === 'bye') end = event.why;
      heard(event);
    });
    return end;
  } catch {
    return 'broken';
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}
