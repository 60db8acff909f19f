import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { open, standIn } from '../web/service.ts';
import { type AddressBook, type ListedAddress, makeAddressBook } from './book.ts';
import { EXAMPLE_POSTCODES, MANY_ADDRESSES, ONE_ADDRESS } from './examples.ts';

export type AddressProvider = {
  /** Its base URL: `/addresses?postcode=` for one postcode, `/postcodes` for a list of those it knows. */
  readonly url: string;
  close(): Promise<void>;
};

/** Longer than any caller waits, in ms. */
const SLOW = 30_000;

/**
 * A provider of addresses for people who build and try the service: a server of its own, with made-up addresses and a
 * postcode for each way a lookup can end. Only programs on this machine can reach it.
 */
export async function startAddressProvider(port = 0): Promise<AddressProvider> {
  const book: AddressBook = new Map<string, readonly ListedAddress[]>([
    ...makeAddressBook(),
    [EXAMPLE_POSTCODES.one, ONE_ADDRESS],
    [EXAMPLE_POSTCODES.many, MANY_ADDRESSES],
  ]);
  return open(() => addressService(book), port);
}

type Asked = { Querystring: { postcode?: string } };

function addressService(book: AddressBook): FastifyInstance {
  const service = standIn();
  const contents = contentsOf(book);
  service.get('/postcodes', async () => contents);
  service.get<Asked>('/addresses', (request, reply) => answer(book, request, reply));
  return service;
}

async function answer(
  book: AddressBook,
  { query, signal }: FastifyRequest<Asked>,
  reply: FastifyReply,
): Promise<unknown> {
  const postcode = written(query.postcode ?? '');
  if (postcode === '') return reply.code(400).send({ message: 'Which postcode?' });
  if (postcode === EXAMPLE_POSTCODES.down) return reply.code(503).send({ message: 'Back soon.' });
  if (postcode === EXAMPLE_POSTCODES.malformed) {
    return reply.type('application/json').send('{"addresses":[{"flat":');
  }
  // The caller may have given up long before.
  if (postcode === EXAMPLE_POSTCODES.slow) await wait(SLOW, undefined, { signal }).catch(() => undefined);
  return { postcode, addresses: asProvidersSort(book.get(postcode) ?? []) };
}

/** By the characters and not the value, as many providers do: 1, 10, 11, 2. */
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

/** In capitals, with one space before the last three characters. */
function written(postcode: string): string {
  return postcode
    .toUpperCase()
    .replaceAll(/\s/g, '')
    .replace(/(?=.{3}$)/, ' ')
    .trim();
}
