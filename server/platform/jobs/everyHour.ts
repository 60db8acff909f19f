import type { FastifyBaseLogger } from 'fastify';
import { describeFault } from '../http/faults.ts';

const HOUR = 60 * 60 * 1000;

/** Does each job now and then every hour, until the function it gives is called. One that goes wrong is logged. */
export function everyHour(
  jobs: readonly (() => Promise<void>)[],
  log: Pick<FastifyBaseLogger, 'warn'>,
): () => void {
  const doAll = () => {
    for (const job of jobs) job().catch(fault => log.warn(describeFault(fault), 'not tidied up'));
  };
  const timer = setInterval(doAll, HOUR);
  timer.unref();
  doAll();
  return () => clearInterval(timer);
}
