import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../http/apiError.ts';
import { isOfApi } from '../http/route.ts';

/** Long enough that one pause, of the machine or for a long piece of work, is outweighed by the calm around it. */
const SAMPLE = 2_000;
/** Until a sample holds nothing of the start, in which the server reads all its pages at once. */
const STARTING = 3 * SAMPLE;

/**
 * Rejects calls while the server cannot keep up, with the time to come back, rather than letting all of them
 * wait. Pages, files and health answers are still served: they cost little, and show what is going on.
 */
export async function registerPressure(app: FastifyInstance): Promise<void> {
  let listeningSince = Number.POSITIVE_INFINITY;
  app.addHook('onListen', async () => {
    listeningSince = performance.now();
  });
  await app.register(underPressure, {
    // A second of delay means that work queues up faster than it is done.
    maxEventLoopDelay: 1000,
    sampleInterval: SAMPLE,
    pressureHandler(request) {
      if (performance.now() - listeningSince < STARTING) return;
      if (isOfApi(request.url)) throw new ApiError('UNAVAILABLE', { retryAfter: 5 });
    },
  });
}
