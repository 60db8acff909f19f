import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import type { myStatus } from '@towpath/contracts/api/journeys.ts';

type Status = Pick<AnswerOf<typeof myStatus>, 'isQualifier' | 'sections'>;

/** The section of the full review that lists the debts; the Qualifier asks about debts too, and lists none. */
export function debtsSection({ isQualifier, sections }: Status): Status['sections'][number] | undefined {
  return isQualifier ? undefined : sections.find(({ name }) => /debts/i.test(name));
}
