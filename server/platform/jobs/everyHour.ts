import type { FastifyBaseLogger } from 'fastify';
import { describeFault } from '../http/faults.ts';

const HOUR = 60 * 60 * 1000;

/**
 * Does each job now and then every hour. One that goes wrong is logged.
 *
 * @returns the function that ends it; what it gives is done when the jobs under way are
 */
export function everyHour(
  jobs: readonly (() => Promise<void>)[],
  log: Pick<FastifyBaseLogger, 'warn'>,
): () => Promise<void> {
  let underWay: Promise<unknown> = Promise.resolve();
  const doAll = () => {
    const doing = jobs.map(job => job().catch(fault => log.warn(describeFault(fault), 'not tidied up')));
    underWay = Promise.all([underWay, ...doing]);
  };
  const timer = setInterval(doAll, HOUR);
  timer.unref();
  doAll();
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}
