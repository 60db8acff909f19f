import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import type { caseSummary } from '@towpath/contracts/api/staffCases.ts';
import type { Database } from '../../platform/database/database.ts';
import { waitingWork } from '../work/workItems.ts';

/** What of a person waits that leads to talking with them: their call on the work list, and their conversation. */
export async function waitsToTalk(
  database: Database,
  customerId: string,
): Promise<AnswerOf<typeof caseSummary>['waits']> {
  const [[call], [chat]] = await Promise.all([
    waitingWork(database, 'callback', customerId),
    waitingWork(database, 'chat', customerId),
  ]);
  return { callWorkId: call?.id ?? null, chatId: chat?.subject ?? null };
}
