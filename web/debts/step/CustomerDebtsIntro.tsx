import { CUSTOMER_DEBTS } from '@towpath/domain/debts/steps.ts';
import type { Plan } from '@towpath/domain/journey-engine/compile/plan.ts';
import { useJourneyStore, useSnapshot } from '../../journey/state/journeyContext.ts';
import { StepLead } from '../../journey/steps/StepLead.tsx';
import type { StepProps } from '../../journey/steps/stepProps.ts';
import { useStandsAbove } from '../../journey/steps/useStandsAbove.ts';
import { paths } from '../../shell/paths.ts';
import { useGoTo } from '../../shell/useGoTo.ts';
import { offersCreditSearch } from './offersCreditSearch.ts';
import { hashOf } from './screens.ts';
import { Welcome } from './Welcome.tsx';

/** What the debts part is about, before it begins: the Welcome of the debts, with the ways to begin (JN-072). */
export function CustomerDebtsIntro(props: StepProps) {
  const isAbove = useStandsAbove(props.planStep);
  return isAbove === undefined ? <DebtsBegin {...props} /> : isAbove ? <DebtsAhead {...props} /> : null;
}

/** Above the list of debts on its page, which has the ways to begin: a line and where to look. */
function DebtsAhead({ planStep: { step } }: StepProps) {
  return <StepLead heading={step.headerText}>{step.additionalText}</StepLead>;
}

function DebtsBegin({ planStep: { step } }: StepProps) {
  const { plan } = useJourneyStore();
  const { details } = useSnapshot();
  const goTo = useGoTo();
  const list = listOf(plan);
  const open = (name: 'CreditSearch' | 'DebtForm') =>
    list && goTo(paths.journey(list.pageId) + hashOf({ name }));
  return (
    <Welcome
      stepId={step.id}
      heading={step.headerText}
      firstName={details.forename}
      text={step.additionalText}
      onSearch={list && offersCreditSearch(list.step) ? () => open('CreditSearch') : undefined}
      onAdd={() => open('DebtForm')}
    />
  );
}

/** The step with the list of debts. */
function listOf({ stepById }: Plan) {
  return [...stepById.values()].find(({ step }) => step.type === CUSTOMER_DEBTS.name);
}
