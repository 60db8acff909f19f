import type { Debt } from '@towpath/contracts/api/debts.ts';
import { ButtonLink } from '@towpath/design-system/buttons/ButtonLink.tsx';
import { TextLink } from '@towpath/design-system/buttons/TextButton.tsx';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { TroubleState } from '@towpath/design-system/feedback/TroubleState.tsx';
import { plus } from '@towpath/design-system/icons/drawings.generated.ts';
import { CUSTOMER_DEBTS } from '@towpath/domain/debts/steps.ts';
import { wordsOfFailure } from '../../data/failure.ts';
import { useJourneyStore } from '../../journey/state/journeyContext.ts';
import { Bar } from '../../journey/steps/Bar.tsx';
import { StepHeading, StepText } from '../../journey/steps/StepHeading.tsx';
import type { StepProps } from '../../journey/steps/stepProps.ts';
import { useGoBack } from '../../journey/steps/useGoBack.ts';
import { paths } from '../../shell/paths.ts';
import { DebtTotals } from '../cards/DebtTotals.tsx';
import { creditorNow } from '../debtTexts.ts';
import { useDebtList } from '../state/useDebtList.ts';
import { ShareCard } from '../summary/ShareCard.tsx';
import { comesFirst } from '../summary/shares.ts';
import { words as ofSummary } from '../summary/words.ts';
import styles from './debts.module.css';
import { hashOf } from './screens.ts';
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
        <TroubleState onRetry={() => void debts.load()}>
          {list.trouble && wordsOfFailure(list.trouble)}
        </TroubleState>
      )}
      {list.phase === 'ready' && (
        <>
          <div className={styles.totals}>
            <DebtTotals
              totalDebts={list.totalDebtsValue}
              monthlyRepayments={list.monthlyRepaymentsValue}
              under={list.repaymentsUnder}
              first={ofSummary.ofDebts(list.debts.filter(comesFirst).length, list.debts.length)}
            />
          </div>
          <ShareCard
            debts={list.debts}
            totalDebts={list.totalDebtsValue}
            monthlyRepayments={
              list.repaymentsUnder === null || list.repaymentsUnder === 'can go on'
                ? list.monthlyRepaymentsValue
                : null
            }
          />
          {listPage && (
            <p className={styles.change}>
              <ButtonLink variant="secondary" size="small" href={paths.journey(listPage)}>
                {words.summary.change}
              </ButtonLink>
              <TextLink iconStart={plus} href={paths.journey(listPage) + hashOf({ name: 'DebtForm' })}>
                {ofSummary.addForgotten}
              </TextLink>
            </p>
          )}
          <WhyFirst debts={list.debts} />
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

/** Why some of the debts come before the others, each by name. */
function WhyFirst({ debts }: { debts: readonly Debt[] }) {
  const first = debts.filter(comesFirst);
  if (first.length === 0) return null;
  return (
    <div className={styles.why}>
      <Notification tone="lightpurple" heading={ofSummary.whyHeading(first.length)} live={false}>
        <ul>
          {first.map(debt => (
            <li key={debt.id}>
              {(debt.hasLegalAction ? ofSummary.whyLegal : ofSummary.whyPriority)(creditorNow(debt))}
            </li>
          ))}
        </ul>
        <p>{ofSummary.whyEnd}</p>
      </Notification>
    </div>
  );
}
