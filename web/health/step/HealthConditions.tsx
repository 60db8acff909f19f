import { myHealthConditions, mySupportNeeds, supportNeeds } from '@towpath/contracts/api/health.ts';
import { useAnnounce } from '@towpath/design-system/feedback/LiveRegion.tsx';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { TroubleState } from '@towpath/design-system/feedback/TroubleState.tsx';
import { answersThatCount } from '@towpath/domain/people/healthQuestions.ts';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../data/client.ts';
import { hasCode, wordsOfFailure } from '../../data/failure.ts';
import { useOutbox } from '../../data/outbox/outboxContext.ts';
import { useRemote } from '../../data/remote.ts';
import { useJourneyStore } from '../../journey/state/journeyContext.ts';
import { useStepHeadings } from '../../journey/stepHeadings.tsx';
import type { StepProps } from '../../journey/steps/stepProps.ts';
import { useGoBack } from '../../journey/steps/useGoBack.ts';
import { useOwnSave } from '../../journey/steps/useOwnSave.ts';
import { type HealthAct, healthSave, keyOf } from '../state/healthSaves.ts';
import { choiceOf, HEALTH, useKeptHealth } from '../state/keptForm.ts';
import { words } from '../words.ts';
import { AddCondition } from './AddCondition.tsx';
import { AskDelete } from './AskDelete.tsx';
import { ConditionList } from './ConditionList.tsx';
import { HealthQuestions } from './HealthQuestions.tsx';
import type { HealthScreen } from './healthScreens.ts';
import { SupportNeeds } from './SupportNeeds.tsx';
import { SupportPart } from './SupportPart.tsx';
import { useFocusAfterDrawer } from './useFocusAfterDrawer.ts';
import { useHealthAnswers } from './useHealthAnswers.ts';
import { useHealthScreen } from './useHealthScreen.ts';
import { Welcome } from './Welcome.tsx';

/** What a deletion is confirmed for: one condition, or everything. */
type Asked = { readonly id: number; readonly what: string } | { readonly id: 'all'; readonly what: string };

const ALL: Asked = { id: 'all', what: words.askDelete.all };

/**
 * Health conditions (HC-001): a welcome that explains what they are for and asks for consent, the list, and the
 * screen to add one. No is a valid answer (HC-003). Support needs have a section and a consent of their own.
 */
export function HealthConditions({ planStep, answered, onAnswer, onContinue }: StepProps) {
  const { step } = planStep;
  const goBack = useGoBack(planStep.pageId);
  const announce = useAnnounce();
  const { focusStep } = useStepHeadings();
  const conditions = useRemote(() => api(myHealthConditions));
  const needs = useRemote(async () => ({ all: await api(supportNeeds), mine: await api(mySupportNeeds) }));
  const store = useJourneyStore();
  const { save, saving, failure, forget } = useOwnSave(step.id, HEALTH, healthSave, {
    onSaved: follow,
    // Another tab may have withdrawn the consent, or the text may have changed: the welcome then asks again.
    onRefused: async refused => {
      if (hasCode(refused, 'HEALTH_CONSENT_NEEDED')) await conditions.again();
    },
  });
  const outbox = useOutbox();
  const kept = useKeptHealth();
  const [asked, setAsked] = useState<Asked>();
  const mine = conditions.answer;
  const told = useHealthAnswers(mine?.answers);
  const { screen, open, close } = useHealthScreen(step.id, mine?.consent.hasConsented === true);

  useFocusAfterDrawer(step.id);

  // A waiting condition belongs to the screen it was entered on: leaving that screen discards it.
  const before = useRef<HealthScreen>(undefined);
  useEffect(() => {
    if (!mine || before.current === screen) return;
    if (before.current !== undefined) forget('add');
    // The condition on this screen was saved meanwhile, so go to the list, which shows it.
    else if (screen === 'add' && mine.conditions.length > 0 && !kept.condition.read()) close();
    before.current = screen;
  }, [screen, mine, forget, kept, close]);

  const goOn = () => {
    onAnswer([]);
    onContinue();
  };

  const discardTyped = () => {
    kept.condition.forget();
    told.forget();
    forget('add', 'answers');
  };

  const give = (act: HealthAct) => void save(keyOf(act), act);

  /** Moves to the next screen once the server has saved it. */
  async function follow(healthAct: HealthAct) {
    switch (healthAct.act) {
      case 'consent':
        await conditions.again();
        if (healthAct.consent.hasConsented) return open('add');
        // The welcome has its own message for a no; on the list, a no deletes what was told.
        if (screen === 'list') sayDeleted();
        return;
      case 'add':
        await conditions.again();
        announce(words.added(healthAct.condition.description));
        return close();
      case 'delete':
        await conditions.again();
        return sayDeleted();
      case 'answers':
        return goOn();
    }
  }

  function sayDeleted() {
    announce(words.deleted);
    focusStep(step.id);
  }

  if (!mine || !needs.answer) {
    const trouble = conditions.error ?? needs.error;
    const again = () => {
      if (!mine) void conditions.again();
      if (!needs.answer) void needs.again();
    };
    return trouble ? (
      <TroubleState headingLevel={1} onRetry={again} retrying={conditions.isFetching || needs.isFetching}>
        {wordsOfFailure(trouble)}
      </TroubleState>
    ) : (
      <Loading wholePage label={words.loading} skeleton={[60, 100, 100, 100]} />
    );
  }

  const consent = (hasConsented: boolean) => {
    give({ act: 'consent', consent: { hasConsented, textVersion: mine.consent.textVersion } });
    // From here on its entry in the outbox holds it.
    kept.choice.forget();
  };

  /** The choice on the welcome that is not stored yet: made here, or waiting to be sent. */
  function choiceBefore() {
    const waiting = outbox
      .entries(healthSave.kind, HEALTH)
      .flatMap(({ content }) => (content.act === 'consent' ? content.consent : []))
      .at(-1);
    return kept.choice.read() ?? choiceOf(waiting);
  }

  const remove = ({ id }: Asked) => {
    if (id !== 'all') return give({ act: 'delete', id });
    discardTyped();
    consent(false);
  };

  const trouble = failure ?? conditions.error;
  const support = (
    <SupportPart all={needs.answer.all} mine={needs.answer.mine} onOpen={() => open('support')} />
  );
  switch (screen) {
    case 'support':
      return (
        <SupportNeeds
          stepId={step.id}
          all={needs.answer.all}
          mine={needs.answer.mine}
          onSaved={async () => {
            await needs.again();
            close();
          }}
          onBack={close}
        />
      );
    case 'add':
      return (
        <AddCondition
          stepId={step.id}
          conditions={mine.conditions}
          failure={failure}
          saving={saving}
          onChange={() => forget('add')}
          onBack={close}
          onAdd={condition => give({ act: 'add', condition })}
        />
      );
    case 'list':
      return (
        <>
          <ConditionList
            stepId={step.id}
            mine={mine}
            trouble={trouble?.message}
            onAdd={() => open('add')}
            onDelete={({ id, title, description }) =>
              setAsked({ id, what: words.askDelete.condition(title, description) })
            }
            onWithdraw={() => setAsked(ALL)}
            saving={saving}
            questions={
              <HealthQuestions
                stepId={step.id}
                answers={told.answers}
                onAnswer={(question, answer) => {
                  forget('answers');
                  told.answer(question, answer);
                }}
                onTreatmentEnd={month => {
                  forget('answers');
                  told.endTreatment(month);
                }}
              />
            }
            onContinue={() =>
              told.isChanged
                ? give({
                    act: 'answers',
                    answers: answersThatCount(told.answers),
                    was: told.was,
                    completes: store.toComplete(step.id),
                  })
                : goOn()
            }
            onBack={goBack}
          >
            {support}
          </ConditionList>
          <AskDelete
            what={asked?.what}
            onClose={() => setAsked(undefined)}
            onYes={() => asked && remove(asked)}
          />
        </>
      );
    default:
      return (
        <Welcome
          step={step}
          consent={mine.consent}
          before={choiceBefore()}
          answered={answered}
          trouble={trouble?.message}
          saving={saving}
          onChoose={choice => {
            forget('consent');
            if (choice === choiceOf(mine.consent)) kept.choice.forget();
            else kept.choice.keep(choice);
          }}
          onYes={() => consent(true)}
          onNo={() => {
            kept.choice.forget();
            // No has nothing to save, so it counts at once, even without a connection.
            onAnswer([]);
            discardTyped();
            if (mine.consent.hasConsented !== false) consent(false);
          }}
          onContinue={() => {
            kept.choice.forget();
            onContinue();
          }}
          onBack={goBack}
        >
          {support}
        </Welcome>
      );
  }
}
