import type { Reading } from '../../platform/watching/readings.ts';
import { correctionsWaiting } from './correctionsForStaff.ts';

/** What people say is wrong and waits for an answer, and for how long the oldest has: the law gives a month. */
export const correctionsReading: Reading = {
  name: 'corrections',
  freshSeconds: 60,
  gauges: [
    { name: 'corrections_waiting', help: 'corrections that people asked for and wait for' },
    {
      name: 'corrections_oldest_waiting_seconds',
      help: 'since when the oldest of them is asked for; 0 for none',
    },
  ],
  async read({ database, now }) {
    const { count, oldest } = await correctionsWaiting(database);
    const waited = oldest === null ? 0 : (now.getTime() - oldest.getTime()) / 1000;
    return [
      { gauge: 'corrections_waiting', value: count },
      { gauge: 'corrections_oldest_waiting_seconds', value: Math.max(0, waited) },
    ];
  },
};
