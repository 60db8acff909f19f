import type { Reading } from '../../platform/watching/readings.ts';
import { callsToMake } from './waiting.ts';

/** Calls that people wait for, and how long the one has waited who has waited longest. */
export const waitingCallsReading: Reading = {
  name: 'callbacks',
  freshSeconds: 60,
  gauges: [
    { name: 'callbacks_waiting', help: 'calls that people asked for and wait for' },
    {
      name: 'callbacks_oldest_waiting_seconds',
      help: 'since when the oldest of them is asked for; 0 for none',
    },
  ],
  async read({ database, now }) {
    const calls = await callsToMake(database);
    const waited = calls[0] ? (now.getTime() - calls[0].askedAt.getTime()) / 1000 : 0;
    return [
      { gauge: 'callbacks_waiting', value: calls.length },
      { gauge: 'callbacks_oldest_waiting_seconds', value: Math.max(0, waited) },
    ];
  },
};
