import type { Plan } from '@towpath/contracts/api/plans.ts';
import type { StandingRepayment } from '@towpath/contracts/api/repayment.ts';
import { TextButton, TextLink } from '@towpath/design-system/buttons/TextButton.tsx';
import { untoldIn } from '@towpath/domain/plans/repayment/untold.ts';
import { words as noting } from '../noting/words.ts';
import type { Asked } from './changes/asked.ts';
import { PLACES } from './placeOf.ts';
import { words } from './words.ts';

type LeadingTaskProps = {
  readonly task: StandingRepayment['tasks'][number];
  readonly stands: StandingRepayment;
  readonly today: string;
  readonly plan: Pick<Plan, 'mayNote'>;
  /** Where the person goes to see their advice. */
  readonly back: string;
  readonly canNote: boolean;
  readonly onAsk: (asked: Asked) => void;
};

/** Whether a task is one that leads, with the ways to do it beside it. */
export function isLeading(
  task: StandingRepayment['tasks'][number],
  { headline }: Pick<StandingRepayment, 'headline'>,
): boolean {
  if (task === 'mark payments') return headline.leads === 'payments untold';
  return task === 'tokens over' || task === 'look anew';
}

/**
 * What comes before who answers and who is offered what: to look at budget and advice anew, or to say of several payments if
 * they were made, each with the ways to do it.
 */
export function LeadingTask({ task, stands, today, plan, back, canNote, onAsk }: LeadingTaskProps) {
  if (task === 'mark payments') {
    return (
      <>
        {words.leads.untold(untoldIn(stands.past, today).length)}{' '}
        <TextLink href={`#${PLACES.payments}`}>{words.leads.seePayments}</TextLink>{' '}
        {plan.mayNote.includes('broken') && <TextLink href="#noting">{noting.to.broken}</TextLink>}
      </>
    );
  }
  return (
    <>
      {words.tasks[task]}. <TextLink href={back}>{words.leads.seeAdvice}</TextLink>{' '}
      {canNote && <TextButton onClick={() => onAsk({ kind: 'reviewed' })}>{words.change.review}</TextButton>}
    </>
  );
}
