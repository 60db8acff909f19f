import { type JobState, jobStates } from '../jobs/jobStates.ts';
import type { RecurringJob } from '../jobs/recurringJobs.ts';
import { mailBacklog } from '../mail/backlog.ts';
import type { ReadinessAnswer } from './readiness.ts';
import type { Reading } from './readings.ts';

/** Mails that have not left. */
export const mailReading: Reading = {
  name: 'mail',
  freshSeconds: 10,
  gauges: [
    { name: 'mail_waiting', help: 'Mails that are due and have not left, counted up to 100,000' },
    { name: 'mail_oldest_waiting_seconds', help: 'Since when the oldest of them is due; 0 for none' },
    { name: 'mail_given_up_last_day', help: 'Mails given up in the last 24 hours' },
  ],
  async read({ database, now }) {
    const { waiting, oldest, givenUp } = await mailBacklog(database, now);
    return [
      { gauge: 'mail_waiting', value: waiting },
      { gauge: 'mail_oldest_waiting_seconds', value: oldest ? secondsBetween(oldest, now) : 0 },
      { gauge: 'mail_given_up_last_day', value: givenUp },
    ];
  },
};

/** What became of the recurring jobs, whichever process did them. */
export function jobsReading(jobs: readonly RecurringJob[]): Reading {
  const samples = ({ name, doneAt, failures, overdueSeconds }: JobState) => [
    { gauge: 'recurring_job_failures', labels: { name }, value: failures },
    { gauge: 'recurring_job_overdue_seconds', labels: { name }, value: overdueSeconds },
    ...(doneAt
      ? [
          {
            gauge: 'recurring_job_last_done_timestamp_seconds',
            labels: { name },
            value: doneAt.getTime() / 1000,
          },
        ]
      : []),
  ];
  return {
    name: 'jobs',
    freshSeconds: 10,
    gauges: [
      {
        name: 'recurring_job_last_done_timestamp_seconds',
        help: 'When the job was last done to its end, by whichever process',
        labelNames: ['name'],
      },
      {
        name: 'recurring_job_failures',
        help: 'How often the job went wrong since it was last done',
        labelNames: ['name'],
      },
      {
        name: 'recurring_job_overdue_seconds',
        help: 'By how much the job is late; 0 while it is in time',
        labelNames: ['name'],
      },
    ],
    async read({ database, now }) {
      return (await jobStates(database, jobs, now)).flatMap(samples);
    },
  };
}

/** Whether the process can do its work, as `ask` and with it `/health/ready` says it. */
export function readyReading(ask: () => Promise<Pick<ReadinessAnswer, 'status'>>): Reading {
  return {
    name: 'ready',
    freshSeconds: 0,
    gauges: [{ name: 'service_ready', help: '1 while /health/ready says ready, else 0' }],
    async read() {
      const { status } = await ask();
      return [{ gauge: 'service_ready', value: status === 'ready' ? 1 : 0 }];
    },
  };
}

function secondsBetween(from: Date, to: Date): number {
  return Math.max(0, (to.getTime() - from.getTime()) / 1000);
}
