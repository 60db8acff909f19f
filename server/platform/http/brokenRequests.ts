import type { ServerOptions } from 'node:http';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '@towpath/contracts/errors/errors.ts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { ApiError } from './apiError.ts';

/** Faults of a connection before there is a request to answer, by the codes of Node. */
const BY_CODE: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
};

type BrokenRequestOptions = {
  readonly requestTimeout: number;
  readonly http: ServerOptions;
  clientErrorHandler(this: FastifyInstance, fault: NodeJS.ErrnoException, socket: Socket): void;
};

/** How the server treats what is no whole request: it gets the error object of every other refusal, and is let go. */
export function brokenRequestOptions({
  requestTimeout,
}: Pick<Config, 'requestTimeout'>): BrokenRequestOptions {
  return {
    requestTimeout,
    http: {
      requestTimeout,
      headersTimeout: requestTimeout,
      // How late somebody slow may be noticed.
      connectionsCheckingInterval: Math.min(1_000, requestTimeout),
      // Answered by `refuseWithoutHost`, since Node would do so without a body.
      requireHostHeader: false,
    },
    clientErrorHandler(fault, socket) {
      // Who hung up hears nothing any more.
      if (fault.code === 'ECONNRESET' || !socket.writable) {
        socket.destroy();
        return;
      }
      const error = new ApiError(BY_CODE[fault.code ?? ''] ?? 'MALFORMED_REQUEST');
      this.countError(error.code);
      socket.write(asHttp(error));
      socket.destroySoon();
    },
  };
}

function asHttp({ status, body }: ApiError): string {
  const text = JSON.stringify(body);
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(text)}`,
    'cache-control: no-store',
    'connection: close',
    '',
    text,
  ].join('\r\n');
}

/** Refuses what HTTP/1.1 forbids, and takes no part in an expectation that nobody uses. */
export function refuseWithoutHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.headers.host === undefined && raw.httpVersion === '1.1') throw new ApiError('MALFORMED_REQUEST');
  });
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
}

/** Whether a request failed because its sender hung up in the middle of it: no fault of anybody here. */
export function hungUp(
  fault: unknown,
  request: { readonly raw: { readonly errored: Error | null } },
): boolean {
  return (
    fault instanceof Error && 'code' in fault && fault.code === 'ECONNRESET' && request.raw.errored === fault
  );
}
