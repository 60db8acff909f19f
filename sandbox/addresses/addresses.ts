import { createServer, type ServerResponse } from 'node:http';
import { type AddressBook, type ListedAddress, makeAddressBook } from './book.ts';
import { EXAMPLE_POSTCODES, MANY_ADDRESSES, ONE_ADDRESS } from './examples.ts';

export type AddressProvider = {
  /** Where to ask: `/addresses?postcode=` for one postcode, `/postcodes` for a list of those it knows. */
  readonly url: string;
  close(): Promise<void>;
};

/** Longer than anybody waits. */
const SLOW = 30_000;

/**
 * A provider of addresses for people who build and try the service: a service of its own, with made-up addresses and
 * a postcode for each way a lookup can end. Only programs of this machine reach it.
 */
export async function startAddressProvider(port = 0): Promise<AddressProvider> {
  const book: AddressBook = new Map<string, readonly ListedAddress[]>([
    ...makeAddressBook(),
    [EXAMPLE_POSTCODES.one, ONE_ADDRESS],
    [EXAMPLE_POSTCODES.many, MANY_ADDRESSES],
  ]);
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (request.method !== 'GET') return send(response, 405, { message: 'Not that way.' });
    if (pathname === '/postcodes') return send(response, 200, contentsOf(book));
    if (pathname !== '/addresses') return send(response, 404, { message: 'Nothing here.' });
    return answer(response, book, written(searchParams.get('postcode') ?? ''));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`,
    async close() {
      server.closeAllConnections();
      await new Promise<void>(resolve => void server.close(() => resolve()));
    },
  };
}

function answer(response: ServerResponse, book: AddressBook, postcode: string): void {
  const whole = { postcode, addresses: asProvidersSort(book.get(postcode) ?? []) };
  if (postcode === '') send(response, 400, { message: 'Which postcode?' });
  else if (postcode === EXAMPLE_POSTCODES.slow) sendLater(response, whole);
  else if (postcode === EXAMPLE_POSTCODES.down) send(response, 503, { message: 'Back soon.' });
  else if (postcode === EXAMPLE_POSTCODES.malformed) write(response, 200, '{"addresses":[{"flat":');
  else send(response, 200, whole);
}

function sendLater(response: ServerResponse, body: unknown): void {
  const later = setTimeout(() => send(response, 200, body), SLOW);
  response.once('close', () => clearTimeout(later));
}

/** By the letters, as many providers do: 1, 10, 11, 2. */
function asProvidersSort(addresses: readonly ListedAddress[]): ListedAddress[] {
  return addresses.toSorted((one, other) => {
    const [first, second] = [Object.values(one).join(' '), Object.values(other).join(' ')];
    return first < second ? -1 : Number(first > second);
  });
}

function contentsOf(book: AddressBook) {
  return {
    examples: EXAMPLE_POSTCODES,
    postcodes: [...book].map(([postcode, addresses]) => ({
      postcode,
      addresses: addresses.length,
      town: addresses[0]?.town,
      nation: addresses[0]?.nation,
    })),
  };
}

/** Capitals, one space before the last three characters. */
function written(postcode: string): string {
  return postcode
    .toUpperCase()
    .replaceAll(/\s/g, '')
    .replace(/(?=.{3}$)/, ' ')
    .trim();
}

function send(response: ServerResponse, status: number, body: unknown): void {
  write(response, status, JSON.stringify(body));
}

function write(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(body);
}
