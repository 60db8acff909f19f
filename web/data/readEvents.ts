/** The blank line between two events, and the line of an event that holds its JSON. */
const END_OF_EVENT = /\r?\n\r?\n/u;
const DATA = /^data: ?/u;

/**
 * Reads the events of a stream as they come, until it ends. They are taken as the server's own schema has cut them.
 *
 * @throws where the connection breaks off, or `heard` does
 */
export async function readEvents<Event>(
  body: ReadableStream<Uint8Array>,
  heard: (event: Event) => void,
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    rest += decoder.decode(part.value, { stream: true });
    const blocks = rest.split(END_OF_EVENT);
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const lines = block.split(/\r?\n/u).filter(line => DATA.test(line));
      if (lines.length > 0) heard(JSON.parse(lines.map(line => line.replace(DATA, '')).join('\n')) as Event);
    }
  }
}
