import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { ApiError } from './apiError.ts';

/**
 * Turns calls away while the server cannot keep up, with the time to come back, rather than letting all of them
 * wait. Pages, files and health answers stay: they cost little, and say what is going on.
 */
export async function registerPressure(app: FastifyInstance): Promise<void> {
  await app.register(underPressure, {
    // A second of delay means that work queues up faster than it is done.
    maxEventLoopDelay: 1000,
    sampleInterval: 500,
    pressureHandler(request) {
      if (request.url.startsWith('/api/')) throw new ApiError('UNAVAILABLE', { retryAfter: 5 });
    },
  });
}
