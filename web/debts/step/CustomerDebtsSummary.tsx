import { ButtonLink } from '@towpath/design-system/buttons/ButtonLink.tsx';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { TroubleState } from '@towpath/design-system/feedback/TroubleState.tsx';
import { CUSTOMER_DEBTS } from '@towpath/domain/debts/steps.ts';
import { useJourneyStore } from '../../journey/state/journeyContext.ts';
import { Bar } from '../../journey/steps/Bar.tsx';
import { StepHeading, StepText } from '../../journey/steps/StepHeading.tsx';
import type { StepProps } from '../../journey/steps/stepProps.ts';
import { useGoBack } from '../../journey/steps/useGoBack.ts';
import { paths } from '../../shell/paths.ts';
import { DebtLines } from '../cards/DebtLines.tsx';
import { DebtTotals } from '../cards/DebtTotals.tsx';
import { useDebtList } from '../state/useDebtList.ts';
import styles from './debts.module.css';
import { words } from './words.ts';

/** What the person owes in all, and each month (DE-021). */
export function CustomerDebtsSummary({ planStep, onContinue }: StepProps) {
  const store = useJourneyStore();
  const [list, debts] = useDebtList();
  const goBack = useGoBack(planStep.pageId);
  const { step } = planStep;
  const listPage = [...store.plan.stepById.values()].find(
    each => each.step.type === CUSTOMER_DEBTS.name,
  )?.pageId;

  return (
    <section>
      <StepHeading stepId={step.id} level={1}>
        {step.headerText}
      </StepHeading>
      <StepText>{step.additionalText}</StepText>
      {list.phase === 'loading' && <Loading wholePage label={words.summary.loading} skeleton={[100, 60]} />}
      {list.phase === 'trouble' && (
        <TroubleState onRetry={() => void debts.load()}>{list.trouble?.message}</TroubleState>
      )}
      {list.phase === 'ready' && (
        <>
          <div className={styles.totals}>
            <DebtTotals totalDebts={list.totalDebtsValue} monthlyRepayments={list.monthlyRepaymentsValue} />
          </div>
          <h2 className={styles.listHeading}>{words.summary.onList(list.debts.length)}</h2>
          <DebtLines debts={list.debts} />
          {listPage && (
            <p className={styles.change}>
              <ButtonLink variant="secondary" size="small" href={paths.journey(listPage)}>
                {words.summary.change}
              </ButtonLink>
            </p>
          )}
        </>
      )}
      <Bar
        back={{ onPress: goBack }}
        reason={list.phase === 'ready' ? undefined : words.summary.waiting}
        next={{
          disabled: list.phase !== 'ready',
          onPress: () => {
            store.answer(step.id, []);
            // The debts decide what is asked later.
            void store.reload().catch(() => undefined);
            onContinue();
          },
        }}
      />
    </section>
  );
}
