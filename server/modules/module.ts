import type { FastifyInstance } from 'fastify';
import type { RecurringJob } from '../platform/jobs/recurringJobs.ts';
import type { MailWriter, SentNote } from '../platform/mail/outbox.ts';

/**
 * What each module hands to compose.ts, by the one function of its `module.ts`; beside it, what other modules ask of it.
 * What a module asks of another that needs nothing but the database it takes from there itself.
 */
export type ServerModule = {
  registerRoutes(app: FastifyInstance): void;
  /** Work that comes again. */
  readonly jobs?: readonly RecurringJob[];
  /** Writes its mails, by kind. */
  readonly letters?: Readonly<Record<string, MailWriter>>;
  /** For its mails that are written down elsewhere too. */
  readonly sentNotes?: Readonly<Record<string, SentNote>>;
};
