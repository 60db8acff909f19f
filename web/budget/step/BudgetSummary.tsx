import { myBudgetSummary, type BudgetSummary as Summary } from '@towpath/contracts/api/budget.ts';
import { budgetStatementPdf } from '@towpath/contracts/api/papers.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { TextLink } from '@towpath/design-system/buttons/TextButton.tsx';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { TroubleState } from '@towpath/design-system/feedback/TroubleState.tsx';
import { printer } from '@towpath/design-system/icons/drawings.generated.ts';
import { RadioList } from '@towpath/design-system/inputs/RadioList.tsx';
import { BUDGET } from '@towpath/domain/budget/steps.ts';
import { SHARING_QUESTION } from '@towpath/domain/people/consentTexts.ts';
import { displayName } from '@towpath/domain/people/names.ts';
import { penceOf } from '@towpath/domain/values/pence.ts';
import { exchange } from '../../data/client.ts';
import { wordsOfReading } from '../../data/failure.ts';
import { useKeptRemote } from '../../data/keptRemote.ts';
import { HelpList } from '../../journey/HelpList.tsx';
import { useJourneyStore, useSnapshot } from '../../journey/state/journeyContext.ts';
import { Bar } from '../../journey/steps/Bar.tsx';
import { StepHeading, StepText } from '../../journey/steps/StepHeading.tsx';
import type { StepProps } from '../../journey/steps/stepProps.ts';
import { useGoBack } from '../../journey/steps/useGoBack.ts';
import { DownloadButton } from '../../papers/DownloadButton.tsx';
import { PrintHead } from '../../papers/PrintHead.tsx';
import { paths } from '../../shell/paths.ts';
import { useBudgetStore } from '../state/useBudgetStore.ts';
import styles from './BudgetSummary.module.css';
import { partHash } from './budgetScreens.ts';
import { MonthFigures } from './MonthFigures.tsx';
import { useSharing } from './useSharing.ts';
import { words } from './words.ts';

/** The month at a glance: income, outgoings, what is left, and whether it may be shared (IE-008, IE-018, IE-019). */
export function BudgetSummary({ planStep, problem, onContinue }: StepProps) {
  const { step, pageId } = planStep;
  const store = useJourneyStore();
  const { drafts, details } = useSnapshot();
  const goBack = useGoBack(pageId);
  const [{ budget, phase, trouble }, budgetStore] = useBudgetStore();
  const summary = useKeptRemote(call => call(myBudgetSummary));
  const kept = drafts.get(step.id)?.[0]?.value;
  const sharing = useSharing(
    kept === undefined ? undefined : kept === 'yes',
    hasConsented => store.draft(step.id, [{ id: 'sharing', value: hasConsented ? 'yes' : 'no' }]),
    () => store.forgetDraft(step.id),
  );
  const failure = summary.error ?? (phase === 'trouble' ? trouble : undefined);
  const ready = summary.answer !== undefined && budget !== undefined;
  const budgetPage = [...store.plan.stepById.values()].find(each => each.step.type === BUDGET.name)?.pageId;

  async function goOn() {
    if (!(await sharing.settled())) return;
    store.answer(step.id, []);
    onContinue();
  }

  return (
    <section>
      <PrintHead person={displayName(details)} />
      <div className={styles.top}>
        <div>
          <StepHeading stepId={step.id} level={1}>
            {step.headerText}
          </StepHeading>
          <StepText>{step.additionalText ?? words.summary.lead}</StepText>
        </div>
        {ready && (
          <div className={styles.keep}>
            <Button variant="secondary" size="small" iconStart={printer} onClick={() => print()}>
              {words.summary.print}
            </Button>
            <DownloadButton size="small" fetchFile={() => exchange(budgetStatementPdf)}>
              {words.summary.download}
            </DownloadButton>
          </div>
        )}
      </div>
      {problem && <Notification tone="red">{problem}</Notification>}
      {!ready &&
        (failure ? (
          <TroubleState
            onRetry={() => {
              void summary.again();
              void budgetStore.load();
            }}
          >
            {wordsOfReading(failure)}
          </TroubleState>
        ) : (
          <Loading wholePage label={words.summary.loading} skeleton={[100, 60, 100]} />
        ))}
      {summary.answer && budget && (
        <>
          <MonthFigures
            totalIncome={penceOf(summary.answer.totalIncome)}
            totalOutgoings={penceOf(summary.answer.totalExpenditure)}
            text={summary.answer.summaryText}
            income={budget.incomeCategories}
            outgoings={budget.expenditureCategories}
            change={(category, says) =>
              budgetPage &&
              category && (
                <TextLink
                  href={
                    paths.journey(budgetPage) +
                    partHash({ categoryId: category.categoryId, backTo: 'summary' })
                  }
                >
                  {says}
                </TextLink>
              )
            }
          />
          <ShortfallHelp help={summary.answer.shortfallHelp} />
          <div className={`${styles.consent} no-print`}>
            <SharingQuestion stepId={step.id} choice={sharing.choice} onChoose={sharing.choose} />
            {sharing.trouble && (
              <div className={styles.note}>
                <Notification tone="red">{words.summary.notSaved(sharing.trouble)}</Notification>
              </div>
            )}
          </div>
        </>
      )}
      <Bar
        back={{ onPress: goBack }}
        reason={
          !ready
            ? words.summary.waiting.addingUp
            : sharing.choice === undefined
              ? words.summary.waiting.answer
              : undefined
        }
        next={{
          disabled: !ready || sharing.choice === undefined,
          loading: sharing.saving,
          onPress: () => void goOn(),
          onBlockedPress: () =>
            document.querySelector<HTMLElement>(`input[name="${step.id}-sharing"]`)?.focus(),
        }}
      />
    </section>
  );
}

type SharingQuestionProps = {
  readonly stepId: string;
  /** Undefined until it is answered; nothing is chosen for the person. */
  readonly choice: boolean | undefined;
  readonly onChoose: (hasConsented: boolean) => void;
};

/** Whether the budget may be shared, and with whom: one yes or no (IE-020, IE-021). */
export function SharingQuestion({ stepId, choice, onChoose }: SharingQuestionProps) {
  return (
    <RadioList
      label={SHARING_QUESTION.question}
      labelStyle="smallQuestion"
      hint={SHARING_QUESTION.hint}
      name={`${stepId}-sharing`}
      columns={2}
      options={[
        { id: 'yes', label: words.sharing.yes },
        { id: 'no', label: words.sharing.no },
      ]}
      value={choice === undefined ? null : choice ? 'yes' : 'no'}
      onChange={id => onChoose(id === 'yes')}
    />
  );
}

/** What can help while spending exceeds income. It never blocks anyone. */
function ShortfallHelp({ help }: { help: Summary['shortfallHelp'] }) {
  if (help.length === 0) return null;
  return (
    <section className={`${styles.help} no-print`} aria-labelledby="budget-help">
      <h2 id="budget-help">{words.summary.whatCanHelp}</h2>
      {help.map(({ topic, text, helpIds }) => (
        <section key={topic}>
          <p>{text}</p>
          <HelpList ids={helpIds} />
        </section>
      ))}
    </section>
  );
}
