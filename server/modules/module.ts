import type { FastifyInstance } from 'fastify';
import type { RecurringJob } from '../platform/jobs/recurringJobs.ts';
import type { MailWriter, SentNote } from '../platform/mail/outbox.ts';
import type { Reading } from '../platform/watching/readings.ts';

/**
 * What each module passes to compose.ts, through the one function of its `module.ts`; beside it, what other
 * modules ask of it. A function of another module that needs nothing but the database is imported from that
 * module directly.
 */
export type ServerModule = {
  registerRoutes(app: FastifyInstance): void;
  /** Recurring jobs. */
  readonly jobs?: readonly RecurringJob[];
  /** Writes its mails, by kind. */
  readonly letters?: Readonly<Record<string, MailWriter>>;
  /** Those of its mails that nobody waits for: they go after the others. */
  readonly unhurried?: readonly string[];
  /** For those of its mails that are also recorded elsewhere. */
  readonly sentNotes?: Readonly<Record<string, SentNote>>;
  /** Numbers of its own for /metrics. */
  readonly readings?: readonly Reading[];
};
