import type { Help } from '@towpath/contracts/content/operator.ts';
import type { UkNation } from '@towpath/domain/people/nation.ts';
import type { SessionStatus } from '@towpath/domain/people/sessionStatus.ts';
import type { Case } from '@towpath/domain/solutions/case/case.ts';
import type { Rulebook } from '@towpath/domain/solutions/recommend/rules.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import type { RunQuery } from '../../platform/database/preparedStatements.ts';
import type { Clock } from '../../platform/time/clock.ts';
import type { WalkedJourney } from '../answers/service.ts';
import type { OwnerOf } from '../repayment/sales.ts';
import type { CaseOfWhom } from './caseOf.ts';
import type { RolesContent } from './storedRecord.ts';
import type { AdviceLook } from './workList.ts';

/** What our recommendations are made of. */
export type RecommendationDeps = {
  readonly database: Database;
  readonly clock: Clock;
  /** Seals with the key to health data: a record holds all facts of a case. */
  readonly seal: Seal;
  /** Whether calls, and what is kept of them, are limited. */
  readonly config: Pick<Config, 'rateLimits'>;
  /** The nations that we advise in. */
  readonly nations: readonly UkNation[];
  /** The roles of lines and kinds of debt, for records that name them by number alone. */
  readonly rolesContent: RolesContent;
  /** The rules by the operator's limits. */
  readonly rulebook: Rulebook;
  /** Whom a person can be told to ring. */
  readonly help: readonly Help[];
  /** When one of us looks at an advice that the rules hand over. */
  readonly look: AdviceLook;
  /** The path through all answers of the person's journey, read by the statement runner given. Throws NO_JOURNEY. */
  readonly walkedJourney: (
    customerId: string,
    on: RunQuery,
  ) => Promise<WalkedJourney & { readonly journeyId: string; readonly status: SessionStatus }>;
  /** Says whom debts are with on a day, to name them by; it is no part of what is judged. */
  readonly ownerOf: (customerId: string, on: Database | DatabaseTransaction) => Promise<OwnerOf>;
  /** Everything the rules read about a person, each part as the transaction sees it. */
  readonly caseOf: (trx: DatabaseTransaction, whom: CaseOfWhom) => Promise<Case>;
};
