import { WORK_KINDS } from '@towpath/contracts/api/staffWork.ts';
import type { Reading } from '../../platform/watching/readings.ts';
import { countWork } from './workCounts.ts';

/** What waits for one of us, by kind: how much, how much of it is late, since when the oldest waits, and how late it is. */
export const waitingWorkReading: Reading = {
  name: 'work',
  freshSeconds: 60,
  gauges: [
    { name: 'work_waiting', help: 'pieces of work that wait for one of us', labelNames: ['kind'] },
    { name: 'work_late', help: 'those of them that are older than what was promised', labelNames: ['kind'] },
    {
      name: 'work_oldest_waiting_seconds',
      help: 'since when the oldest of them waits; 0 for none',
      labelNames: ['kind'],
    },
    {
      name: 'work_longest_late_seconds',
      help: 'by how much the latest of them is late; 0 for none',
      labelNames: ['kind'],
    },
  ],
  async read({ database, now }) {
    const counts = await countWork(database, now);
    const secondsFrom = (date: Date | null | undefined) =>
      date ? Math.max(0, (now.getTime() - date.getTime()) / 1000) : 0;
    return WORK_KINDS.flatMap(kind => {
      const ofKind = counts.find(one => one.kind === kind);
      const values = {
        work_waiting: ofKind?.waiting ?? 0,
        work_late: ofKind?.late ?? 0,
        work_oldest_waiting_seconds: secondsFrom(ofKind?.since),
        work_longest_late_seconds: secondsFrom(ofKind?.lateSince),
      };
      return Object.entries(values).map(([gauge, value]) => ({ gauge, value, labels: { kind } }));
    });
  },
};
