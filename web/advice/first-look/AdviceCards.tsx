import type { QualifierAdvice } from '@towpath/contracts/api/advice.ts';
import { createNextJourney } from '@towpath/contracts/api/journeys.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { ButtonLink } from '@towpath/design-system/buttons/ButtonLink.tsx';
import { Card } from '@towpath/design-system/cards/Card.tsx';
import { Fold } from '@towpath/design-system/cards/Fold.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { totalDebtsAnswer } from '@towpath/domain/journeys/qualifier/totalDebts.ts';
import { showsFirstLook } from '@towpath/domain/journeys/steps.ts';
import { sayCostMissing } from '@towpath/domain/solutions/explain/costMissing.ts';
import { adviceContinue } from '@towpath/domain/solutions/first-look/adviceContinue.ts';
import { BudgetPanel } from '../../budget/BudgetPanel.tsx';
import { useAdviceCall } from '../../callbacks/state/useAdviceCall.ts';
import { asRequest } from '../../callbacks/state/useAskedAt.ts';
import { CallbackForm } from '../../callbacks/step/CallbackForm.tsx';
import { CallOrForm } from '../../callbacks/step/CallOrForm.tsx';
import { api } from '../../data/client.ts';
import { useOperation } from '../../data/remote.ts';
import { useLiveChat } from '../../journey/liveChat.ts';
import { useJourneyStore, useSnapshot } from '../../journey/state/journeyContext.ts';
import { paths } from '../../shell/paths.ts';
import { UrgentMatters } from '../../urgent/UrgentMatters.tsx';
import { CallOnPaper } from '../CallOnPaper.tsx';
import { words } from '../words.ts';
import type { AdviceTexts } from './adviceTexts.ts';
import styles from './QualifierAdvice.module.css';
import { SolutionNames, SolutionsInBrief } from './SolutionsInBrief.tsx';

type AdviceCardsProps = {
  readonly advice: QualifierAdvice;
  readonly texts: AdviceTexts;
  readonly stepId: string;
};

/**
 * The parts of the first look: solutions, perhaps a video, the link to the next step, somebody to talk to,
 * and the monthly budget (AD-003).
 */
export function AdviceCards({ advice, texts, stepId }: AdviceCardsProps) {
  const chat = useLiveChat();
  const { plan } = useJourneyStore();
  // A questionnaire that shows the first look before the account does not tell it all again.
  const wasShown = [...plan.stepById.values()].some(({ step }) => showsFirstLook(step));
  return (
    <div className={styles.cards}>
      <div className={styles.column}>
        <UrgentMatters urgent={advice.urgent} />
        <Card as="section" labelledBy="solutions">
          <h2 id="solutions">{texts.availableSolutions}</h2>
          {wasShown ? (
            <>
              <div className="no-print">
                <SolutionNames solutions={advice.inBrief} />
              </div>
              <Fold heading={words.firstLook.whatEachDoes} headingLevel={3}>
                <SolutionsInBrief solutions={advice.inBrief} />
              </Fold>
            </>
          ) : (
            <SolutionsInBrief solutions={advice.inBrief} />
          )}
        </Card>
        {advice.videoId && (
          <Card as="section" labelledBy="video">
            <h2 id="video">{words.firstLook.video}</h2>
            <video className={styles.video} controls preload="none" src={`/media/${advice.videoId}.mp4`}>
              <track
                kind="captions"
                srcLang="en-GB"
                label={words.firstLook.captions}
                src={`/media/${advice.videoId}.vtt`}
              />
            </video>
          </Card>
        )}
        <Card as="section" labelledBy="next">
          <h2 id="next">{words.firstLook.next}</h2>
          <p className={styles.text}>{texts.whatsNext}</p>
          <p className={styles.text}>{texts.continue}</p>
          <Continue />
        </Card>
        {chat.canWrite && (
          <Card as="section" labelledBy="chat">
            <h2 id="chat">{chat.isAvailable ? words.firstLook.chat : words.firstLook.write}</h2>
            <p className={styles.text}>
              {chat.isAvailable
                ? words.firstLook.chatText
                : words.firstLook.writeText(chat.whenAnswered ?? words.firstLook.answeredLater)}
            </p>
            <Button variant="secondary" onClick={chat.open}>
              {chat.isAvailable ? words.firstLook.startChat : words.firstLook.startWriting}
            </Button>
          </Card>
        )}
        <CallMe stepId={stepId} />
      </div>
      <Card as="section" labelledBy="budget">
        <h2 id="budget">{texts.yourBudget}</h2>
        <BudgetPanel
          budget={advice.budgetSummary}
          version={texts.styleId}
          isGoodNews={advice.urgent.length === 0}
          messages={{
            positive:
              advice.lacksBasics === null
                ? texts.spendingPositive
                : words.firstLook.lacksBasics(sayCostMissing(advice.lacksBasics)),
            negative: texts.spendingNegative,
          }}
        />
      </Card>
    </div>
  );
}

/**
 * Goes to the next step; or to live chat, while it is available, when the debts are so small that a chat
 * serves better (AD-010).
 */
function Continue() {
  const { plan } = useJourneyStore();
  const { path } = useSnapshot();
  const chat = useLiveChat();
  const total = totalDebtsAnswer(plan.definition.pages, path.answers);
  return adviceContinue(total, chat.isAvailable) === 'live chat' ? (
    <Button onClick={chat.open}>{words.firstLook.continue}</Button>
  ) : (
    <NextStep />
  );
}

/** To the full review (JN-039); a guest needs an account for it, which the dashboard makes. */
function NextStep() {
  const { details } = useSnapshot();
  const beginning = useOperation(() => api(createNextJourney, { body: {} }));
  if (!details.isRegistered)
    return <ButtonLink href={paths.dashboard}>{words.firstLook.continue}</ButtonLink>;
  return (
    <>
      {beginning.error && <Notification tone="red">{beginning.error.message}</Notification>}
      <Button
        loading={beginning.isFetching}
        // The page shows the questions that have ended: the new ones are loaded with a new page.
        onClick={() => void beginning.trigger().then(begun => begun && location.assign(paths.journeyNow))}
      >
        {words.firstLook.continue}
      </Button>
    </>
  );
}

function CallMe({ stepId }: { stepId: string }) {
  const { asked, unsent, ask, change } = useAdviceCall('first look', stepId);
  return (
    <Card as="section" labelledBy="talk">
      <h2 id="talk">{words.firstLook.talk}</h2>
      {asked.is === 'sent' ? (
        <div className={styles.text}>
          <Notification tone="green" heading={words.thanks.heading}>
            {words.thanks.text}
          </Notification>
        </div>
      ) : (
        <CallOrForm stepId={stepId} isUnsent={asked.is !== 'not asked'}>
          {before => (
            <>
              <CallOnPaper />
              <div className="no-print">
                <p className={styles.text}>{words.firstLook.leaveNumber}</p>
                <CallbackForm
                  id={stepId}
                  left={unsent ?? asRequest(stepId, before)}
                  trouble={asked.is === 'unsent' ? asked.says : undefined}
                  onType={change}
                  onSubmit={async contact => {
                    const failure = await ask(contact);
                    if (failure) throw failure;
                  }}
                />
              </div>
            </>
          )}
        </CallOrForm>
      )}
    </Card>
  );
}
