import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';

/** Mails may contain anything; nothing in them may run, load from elsewhere, or reach the page. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; base-uri 'none'; form-action 'none'";

/**
 * A page elsewhere could resolve a domain name of its own to this machine (DNS rebinding); the host header then shows
 * that name.
 */
const THIS_MACHINE = /^(localhost|127\.0\.0\.1)(:\d+)?$/;

const BODY_LIMIT = 100 * 1024;

/**
 * The web server of a stand-in: it answers only programs on this machine, and no answer may be cached. Every body is
 * read as JSON, whatever content type the sender names. A body refused by a route's schema is answered by the route's
 * own `errorHandler`.
 */
export function standIn(): FastifyInstance {
  const service = fastify({
    bodyLimit: BODY_LIMIT,
    // Closes at once, dropping open connections.
    forceCloseConnections: true,
    // Bodies are validated as received: no value is converted to the requested type, and none is removed.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
  });
  service.removeAllContentTypeParsers();
  service.addContentTypeParser('*', { parseAs: 'string' }, async (_request: FastifyRequest, body: string) =>
    jsonOf(body),
  );
  service.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    if (!THIS_MACHINE.test(request.host)) return reply.code(403).send('Only from this machine.');
  });
  service.setNotFoundHandler((request, reply) =>
    request.method === 'GET'
      ? reply.code(404).send({ message: 'Nothing here.' })
      : reply.code(405).send({ message: 'Not that way.' }),
  );
  return service;
}

/**
 * Opens the usual port of a stand-in, or any free one if that is in use; only programs on this machine can reach it.
 *
 * @param build makes the stand-in; called again for the second attempt, since a server that failed to open cannot be
 * used
 * @returns its address, and the function that ends it
 */
export async function open(
  build: () => FastifyInstance,
  usualPort: number,
): Promise<{ readonly url: string; close(): Promise<void> }> {
  let service = build();
  try {
    await service.listen({ port: usualPort, host: '127.0.0.1' });
  } catch {
    service = build();
    await service.listen({ port: 0, host: '127.0.0.1' });
  }
  const { port } = service.server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, close: async () => service.close() };
}

/** The value of a JSON text; undefined if it is not JSON. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
