import type { JourneyDefinition } from '@towpath/domain/journey-engine/definition/definition.ts';
import type { StepKind } from '@towpath/domain/journey-engine/definition/stepKind.ts';
import type { AddressLookup } from './partners/address/port.ts';
import type { Authority } from './partners/authority/port.ts';
import type { CreditFile } from './partners/credit-file/port.ts';
import type { MessageSender } from './partners/message/port.ts';
import type { Config } from './platform/config/config.ts';
import type { Database } from './platform/database/database.ts';
import type { Listen } from './platform/database/listening.ts';
import type { PoolCounts } from './platform/database/pool.ts';
import type { RunQuery } from './platform/database/preparedStatements.ts';
import type { MailSender } from './platform/mail/port.ts';
import type { Clock } from './platform/time/clock.ts';
import type { LogStream } from './platform/watching/log.ts';
import type { Telemetry } from './platform/watching/telemetry.ts';

/** What every module gets: settings, the database, the time. Built by start.ts, and by tests. */
export type Deps = {
  readonly config: Config;
  readonly database: Database;
  /** Runs prepared statements on the same connections. */
  readonly run: RunQuery;
  /** Runs the statements of health checks, beside those connections. */
  readonly check: RunQuery;
  /** Reads the numbers of /metrics, beside those connections. */
  readonly watch: Database;
  /** Hears what is said on a channel of the database, on a connection for each. */
  readonly listen: Listen;
  /** How those connections are doing. */
  readonly connections: () => PoolCounts;
  readonly clock: Clock;
  /** Delivers mails. */
  readonly mailSender: MailSender;
  /** Finds the addresses of a postcode. Undefined: there is no provider, and people type their address. */
  readonly addressLookup: AddressLookup | undefined;
  /** Delivers text messages. Undefined: none are sent. */
  readonly messageSender: MessageSender | undefined;
  /** The credit reference agency. Undefined: no credit report is searched. */
  readonly creditFile: CreditFile | undefined;
  /** Those who take applications. Undefined: none is sent from here. */
  readonly authority: Authority | undefined;
  /** Folder of the built pages; without it (tests, development) the server answers API calls only. */
  readonly siteFolder?: string;
  /** Hands traces and numbers over to a collector. Undefined: none are. */
  readonly telemetry?: Telemetry | undefined;
  readonly logStream?: LogStream;
  /** The questionnaires to run; by default those that come with the program. */
  readonly definitions?: readonly JourneyDefinition[];
  /** The kinds of step there are; by default those of the program. */
  readonly stepKinds?: readonly StepKind[];
};
