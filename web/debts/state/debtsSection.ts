import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import type { myStatus } from '@towpath/contracts/api/journeys.ts';
import { CUSTOMER_DEBTS } from '@towpath/domain/debts/steps.ts';

type Status = Pick<AnswerOf<typeof myStatus>, 'sections'>;

/** The section that has the list of debts, whatever it is called; a questionnaire that only asks about debts has none. */
export function debtsSection({ sections }: Status): Status['sections'][number] | undefined {
  return sections.find(({ kinds }) => kinds.includes(CUSTOMER_DEBTS.name));
}
