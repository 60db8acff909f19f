import { isIP } from 'node:net';
import { addressesAtPostcode, myAddressOnTheInternet } from '@towpath/contracts/api/lookup.ts';
import type { FastifyInstance } from 'fastify';
import type { Limit } from '../../platform/http/limits.ts';
import { route } from '../../platform/http/route.ts';
import type { PostcodeLookup } from './postcodeLookup.ts';

const QUARTER = 15 * 60;
/** Each lookup is paid for. A person tries a few postcodes; a library full of people tries a few each. */
const LOOKUPS: readonly Limit[] = [
  { max: 30, seconds: QUARTER, by: 'person' },
  { max: 120, seconds: QUARTER, by: 'address' },
];

/** The lookup API: what the browser asks for outside the journey. */
export function registerLookupRoutes(app: FastifyInstance, addressesOf: PostcodeLookup): void {
  route(app, addressesAtPostcode, ({ body }) => addressesOf(body.postcode), { limits: LOOKUPS });

  route(app, myAddressOnTheInternet, async ({ request }) => addressOf(request.ip), {
    limits: [{ max: 120, seconds: 60, by: 'address' }],
  });
}

/** A proxy may write anything in place of the address ("unknown"); then there is none to return. */
function addressOf(ip: string): { status: number; ip: string } {
  const plain = ip.replace(/^::ffff:(?=[\d.]+$)/i, '');
  return isIP(plain) === 0 ? { status: 404, ip: '' } : { status: 200, ip: plain };
}
