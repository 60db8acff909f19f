import type { ErrorBody } from '@towpath/contracts/errors/errors.ts';
import type { FastifyInstance } from 'fastify';

let networks = 0;

/** A network that nobody in this file has called from. */
export function newNetwork(): string {
  networks += 1;
  return `10.${networks >> 8}.${networks & 255}.1`;
}

/** The code of a refusal, or 200, of one try to log in from a network: the path of the call after `/login`, and its body. */
export async function tryFrom(app: FastifyInstance, network: string, path: '' | '/code', payload: object) {
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: `/api/core/users/customer/login${path}`,
    remoteAddress: network,
    payload,
  });
  // Whatever is refused is answered with the error object.
  return statusCode === 200 ? 200 : (JSON.parse(body) as ErrorBody).error.code;
}
