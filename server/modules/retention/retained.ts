import { auditRetained } from '../../platform/audit/retained.ts';
import type { Retained } from '../../platform/database/retained.ts';
import { mailsRetained } from '../../platform/mail/retained.ts';
import { emailChangesRetained } from '../account/retained.ts';
import { visitCountsRetained } from '../analytics/retained.ts';
import { caseNotesRetained } from '../cases/retained.ts';
import { chatsRetained } from '../chat/retained.ts';
import { creditReportsRetained } from '../credit-search/retained.ts';
import { customersRetained } from '../customers/retained.ts';
import { healthRetained } from '../health/retained.ts';
import { identityRetained } from '../identity/retained.ts';
import { erasedNumbersRetained } from '../own-data/erase.ts';
import { keptRecordsRetained } from '../own-data/keptRecords.ts';
import { workNotesRetained } from '../work/retained.ts';

/** Everything that is removed row by row once its time is over. */
export const RETAINED: readonly Retained[] = [
  ...customersRetained,
  creditReportsRetained,
  healthRetained,
  ...identityRetained,
  emailChangesRetained,
  mailsRetained,
  auditRetained,
  visitCountsRetained,
  chatsRetained,
  caseNotesRetained,
  workNotesRetained,
  ...keptRecordsRetained,
  erasedNumbersRetained,
];
