import { WORK_KINDS } from '@towpath/contracts/api/staffWork.ts';
import type { Reading } from '../../platform/watching/readings.ts';
import { allWaitingWork } from './workItems.ts';

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
    const items = await allWaitingWork(database, now);
    const since = (dates: readonly Date[]) =>
      Math.max(0, ...dates.map(date => (now.getTime() - date.getTime()) / 1000));
    return WORK_KINDS.flatMap(kind => {
      const ofKind = items.filter(item => item.kind === kind);
      const late = ofKind.filter(({ dueAt }) => dueAt < now);
      const values = {
        work_waiting: ofKind.length,
        work_late: late.length,
        work_oldest_waiting_seconds: since(ofKind.map(({ createdAt }) => createdAt)),
        work_longest_late_seconds: since(late.map(({ dueAt }) => dueAt)),
      };
      return Object.entries(values).map(([gauge, value]) => ({ gauge, value, labels: { kind } }));
    });
  },
};
