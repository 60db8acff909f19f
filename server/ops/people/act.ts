import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Operation } from '../command.ts';

/** What an act on one person works with. */
export type Act = {
  readonly database: Database;
  readonly config: Config;
  readonly customerId: string;
  readonly hasAccount: boolean;
  readonly now: Date;
  /** The file of `--out`. */
  readonly out: string | undefined;
  /** The email of `--to`. */
  readonly to: string | undefined;
  /** Whether `--confirm` was said. */
  readonly isSure: boolean;
} & Pick<Operation, 'say' | 'complain'>;
