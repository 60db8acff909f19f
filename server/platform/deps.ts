import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './database.ts';

/** What every module is given: settings, the database, the time. Built by main.ts, and by tests. */
export type Deps = {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
};
