import { caseHealth, correctHealth } from '@towpath/contracts/api/staffHealth.ts';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { EMPTY_CONDITION_FORM } from '@towpath/domain/people/health.ts';
import { answersMerged } from '@towpath/domain/people/healthMerged.ts';
import {
  HEALTH_QUESTION_WORDS,
  HEALTH_QUESTIONS,
  TREATMENT_END_WORDS,
} from '@towpath/domain/people/healthQuestions.ts';
import { useState } from 'react';
import { useOperation } from '../../../data/remote.ts';
import { staffApi } from '../../staffApi.ts';
import { useDraft, useDraftField } from '../../typed.ts';
import { Correction } from '../correct/Correction.tsx';
import { words as correctWords } from '../correct/words.ts';
import { usePart } from '../usePart.tsx';
import { ConditionsToKeep, comingIn, type HealthDraft, type Told } from './ConditionsToKeep.tsx';
import type { ToldFormProps } from './CorrectNeeds.tsx';
import { words as formWords } from './formWords.ts';
import { HealthAnswersAsked } from './HealthAnswersAsked.tsx';
import { words } from './words.ts';

const NOTHING_CHOSEN: HealthDraft = { removed: [], add: [], chosen: EMPTY_CONDITION_FORM, answers: null };

/** What the person told us of their health, put right with them: conditions that come and go, and the answers beside them. */
export function CorrectHealth(props: ToldFormProps) {
  const { customerId } = props;
  const { answer, again, instead } = usePart(() => staffApi(caseHealth, { params: { customerId } }));
  return answer ? <Asked {...props} told={answer} again={again} /> : instead;
}

type AskedProps = ToldFormProps & {
  readonly told: Told;
  readonly again: () => Promise<Told | undefined>;
};

function Asked({ customerId, label, told, again, ...ends }: AskedProps) {
  const { fields, onSaved, onCancel } = useDraft(`health ${customerId}`, ends);
  const was = JSON.stringify([told.conditions, told.answers]);
  const [draft, setDraft] = useDraftField(fields, was, NOTHING_CHOSEN);
  const [reason, setReason] = useDraftField(fields, 'why', '');
  const [changedTo, setChangedTo] = useState<string>();
  // What was not touched is as it is now, also where it was read anew since.
  const answers = draft.answers
    ? answersMerged(draft.answers.given, draft.answers.was, told.answers)
    : told.answers;
  const saving = useOperation(() => {
    const conditionIds = told.conditions.map(({ id }) => id);
    const body = {
      reason,
      keep: conditionIds.filter(id => !draft.removed.includes(id)),
      add: [...comingIn(draft)],
      answers,
      was: { conditionIds, answers: told.answers },
    };
    return staffApi(correctHealth, { params: { customerId }, body });
  });
  async function save() {
    const saved = await saving.trigger();
    if (saved) await onSaved(saved.tell.length > 0 ? words.tell(saved.tell) : words.healthSaved);
  }
  async function lookAgain() {
    const now = await again();
    if (!now) return;
    saving.reset();
    setChangedTo(inWords(now));
  }
  return (
    <Correction
      label={label}
      name="health"
      reason={reason}
      onReason={setReason}
      saving={saving}
      onSave={save}
      onCancel={onCancel}
      onLookAgain={lookAgain}
      notice={
        changedTo !== undefined && (
          <Notification tone="orange" heading={correctWords.meanwhile} headingLevel={3}>
            {correctWords.now(changedTo)}
          </Notification>
        )
      }
    >
      {told.isLocked && <p>{formWords.health.closed}</p>}
      <ConditionsToKeep told={told} draft={draft} onDraft={setDraft} error={saving.error} />
      {!told.isLocked && (
        <HealthAnswersAsked
          answers={answers}
          onChange={next => setDraft({ ...draft, answers: { given: next, was: told.answers } })}
          error={saving.error}
        />
      )}
    </Correction>
  );
}

/** What they told, in a line. */
function inWords({ conditions, answers }: Told): string {
  const { health } = formWords;
  const said = HEALTH_QUESTIONS.flatMap(question => {
    const answer = answers[question];
    return answer === undefined
      ? []
      : [health.nowAnswers(HEALTH_QUESTION_WORDS[question].question, health.answers[answer])];
  });
  const end = answers.treatmentEndsOn;
  return (
    [
      ...conditions.map(({ title, description }) => `${title}: ${description}`),
      ...said,
      ...(end === undefined ? [] : [health.nowAnswers(TREATMENT_END_WORDS.question, end)]),
    ].join('; ') || correctWords.nothing
  );
}
