import {
  addHealthCondition,
  deleteHealthCondition,
  giveHealthConsent,
  myHealthConditions,
  mySupportNeeds,
  supportNeeds,
} from '@towpath/contracts/api/health.ts';
import { useAnnounce } from '@towpath/design-system/feedback/LiveRegion.tsx';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { TroubleState } from '@towpath/design-system/feedback/StatePanel.tsx';
import { useEffect, useState } from 'react';
import { api } from '../../data/client.ts';
import { hasCode } from '../../data/failure.ts';
import { useRemote } from '../../data/remote.ts';
import { focusStep } from '../../journey/stepHeadings.ts';
import type { StepProps } from '../../journey/steps/stepProps.ts';
import { useGoBack } from '../../journey/steps/useGoBack.ts';
import { useOwnSave } from '../../journey/steps/useOwnSave.ts';
import { words } from '../words.ts';
import { AddCondition } from './AddCondition.tsx';
import { AskDelete } from './AskDelete.tsx';
import { ConditionList } from './ConditionList.tsx';
import { HealthQuestions } from './HealthQuestions.tsx';
import { useKeptHealth } from './keptForm.ts';
import { SupportNeeds } from './SupportNeeds.tsx';
import { SupportPart } from './SupportPart.tsx';
import { useFocusAfterDrawer } from './useFocusAfterDrawer.ts';
import { useHealthAnswers } from './useHealthAnswers.ts';
import { useHealthScreen } from './useHealthScreen.ts';
import { Welcome } from './Welcome.tsx';

/** What is asked about before it goes for good: one condition, or all that was told. */
type Asked = { readonly id: number; readonly what: string } | { readonly id: 'all'; readonly what: string };

const ALL: Asked = { id: 'all', what: words.askDelete.all };

/**
 * Health conditions: a welcome that says what they are for and asks for a yes, the list, and the screen to add one
 * (HC-001). A No is an answer like any other (HC-003). Support needs have a part and a consent of their own.
 */
export function HealthConditions({ planStep, answered, onAnswer, onContinue }: StepProps) {
  const { step } = planStep;
  const goBack = useGoBack(planStep.pageId);
  const announce = useAnnounce();
  const conditions = useRemote(() => api(myHealthConditions));
  const needs = useRemote(async () => ({ all: await api(supportNeeds), mine: await api(mySupportNeeds) }));
  const { save, saving, failure, forget } = useOwnSave(step.id);
  const kept = useKeptHealth();
  const [asked, setAsked] = useState<Asked>();
  const mine = conditions.answer;
  const told = useHealthAnswers(mine?.answers);
  const { screen, open, close } = useHealthScreen(step.id, mine?.consent.hasConsented === true);

  useFocusAfterDrawer(step.id);

  // What waits for a connection belongs to the screen it was given on: nobody adds what they have turned back from.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change of screen is what it runs for
  useEffect(forget, [screen, forget]);

  const goOn = () => {
    onAnswer([]);
    onContinue();
  };

  const discardTyped = () => {
    kept.condition.forget();
    told.forget();
  };

  if (!mine || !needs.answer) {
    const trouble = conditions.error ?? needs.error;
    const again = () => {
      if (!mine) void conditions.again();
      if (!needs.answer) void needs.again();
    };
    return trouble ? (
      <TroubleState headingLevel={1} onRetry={again} retrying={conditions.isFetching || needs.isFetching}>
        {trouble.message}
      </TroubleState>
    ) : (
      <Loading label={words.loading} skeleton={[60, 100, 100, 100]} />
    );
  }

  const answerConsent = (hasConsented: boolean) => async () => {
    const { textVersion } = mine.consent;
    await api(giveHealthConsent, { body: { purpose: 'conditions', hasConsented, textVersion } });
    await conditions.again();
  };

  /** Another page may have taken the consent back, or the words may have changed: the welcome then asks again. */
  const withConsent = (act: () => Promise<void>) => async () => {
    try {
      await act();
    } catch (failed) {
      if (hasCode(failed, 'HEALTH_CONSENT_NEEDED')) await conditions.again();
      throw failed;
    }
  };

  const remove = ({ id }: Asked) =>
    save(async () => {
      if (id === 'all') {
        discardTyped();
        await answerConsent(false)();
      } else {
        await api(deleteHealthCondition, { params: { id: String(id) } }).catch(failed => {
          // It is gone already, which is what was asked for.
          if (!hasCode(failed, 'NOT_FOUND')) throw failed;
        });
        await conditions.again();
      }
      announce(words.deleted);
      focusStep(step.id);
    });

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
          onChange={forget}
          onBack={close}
          onAdd={condition =>
            void save(
              withConsent(async () => {
                await api(addHealthCondition, { body: condition });
                kept.condition.forget();
                await conditions.again();
                announce(words.added(condition.description));
                close();
              }),
            )
          }
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
                  forget();
                  told.answer(question, answer);
                }}
              />
            }
            onContinue={() =>
              told.isChanged
                ? void save(
                    withConsent(async () => {
                      await told.save();
                      goOn();
                    }),
                  )
                : goOn()
            }
            onBack={goBack}
          >
            {support}
          </ConditionList>
          <AskDelete
            what={asked?.what}
            onClose={() => setAsked(undefined)}
            onYes={() => asked && void remove(asked)}
          />
        </>
      );
    default:
      return (
        <Welcome
          step={step}
          consent={mine.consent}
          answered={answered}
          trouble={trouble?.message}
          saving={saving}
          onChoose={forget}
          onYes={() =>
            void save(async () => {
              await answerConsent(true)();
              open('add');
            })
          }
          onNo={() => {
            // Nothing has to be kept for a No, so it counts at once, also without a connection.
            onAnswer([]);
            discardTyped();
            if (mine.consent.hasConsented !== false) void save(answerConsent(false));
          }}
          onContinue={onContinue}
          onBack={goBack}
        >
          {support}
        </Welcome>
      );
  }
}
