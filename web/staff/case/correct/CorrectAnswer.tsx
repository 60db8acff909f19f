import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import { caseQuestion, correctAnswer } from '@towpath/contracts/api/staffCorrections.ts';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import type { GivenAnswer } from '@towpath/domain/journey-engine/definition/definition.ts';
import { useState } from 'react';
import { useOperation } from '../../../data/remote.ts';
import { staffApi } from '../../staffApi.ts';
import { useDraft, useDraftField } from '../../typed.ts';
import { usePart } from '../usePart.tsx';
import { Correction } from './Correction.tsx';
import { type CaseQuestion, QuestionInput } from './QuestionInput.tsx';
import { words } from './words.ts';

type Saved = AnswerOf<typeof correctAnswer>;
type CorrectAnswerProps = {
  readonly customerId: string;
  readonly journey: string;
  readonly stepId: string;
  readonly label: string;
  /** With what is to be asked now, if anything is. */
  readonly onSaved: (asks: string | null) => Promise<unknown>;
  readonly onCancel: () => void;
};

/** An answer that is put right with the person: the question as they have it, and why. */
export function CorrectAnswer(props: CorrectAnswerProps) {
  const { customerId, journey, stepId } = props;
  const params = { customerId, journey, stepId };
  const { answer, again, instead } = usePart(() => staffApi(caseQuestion, { params }));
  return answer ? <Asked {...props} question={answer} again={again} /> : instead;
}

type AskedProps = CorrectAnswerProps & {
  readonly question: CaseQuestion;
  readonly again: () => Promise<CaseQuestion | undefined>;
};

function Asked({ customerId, journey, stepId, label, question, again, ...ends }: AskedProps) {
  const of = `right answer ${customerId} ${journey} ${stepId}`;
  const { fields, onSaved, onCancel } = useDraft(of, ends);
  const [given, setGiven] = useDraftField<readonly GivenAnswer[]>(
    fields,
    `at ${question.revision}`,
    question.given,
  );
  const [reason, setReason] = useDraftField(fields, 'why', '');
  const [atRisk, setAtRisk] = useState<Saved['fallsAway']>([]);
  const [changedTo, setChangedTo] = useState<readonly GivenAnswer[]>();
  const saving = useOperation((isSure: boolean) =>
    staffApi(correctAnswer, {
      params: { customerId, journey, stepId },
      body: { reason, answers: [...given], revision: question.revision, isSure },
    }),
  );
  async function save() {
    const saved = await saving.trigger(atRisk.length > 0);
    if (saved?.isSaved) await onSaved(saved.asks);
    else if (saved) setAtRisk(saved.fallsAway);
  }
  async function lookAgain() {
    const now = await again();
    if (!now) return;
    saving.reset();
    setAtRisk([]);
    setChangedTo(now.given);
  }
  const notice = atRisk.length > 0 ? <FallsAway answers={atRisk} /> : changedTo && <Changed to={changedTo} />;
  return (
    <Correction
      label={label}
      name={`right-${stepId}`}
      reason={reason}
      onReason={setReason}
      saving={saving}
      onSave={save}
      onCancel={onCancel}
      onLookAgain={lookAgain}
      notice={notice}
      {...(atRisk.length > 0 ? { saveLabel: words.sure } : {})}
    >
      <QuestionInput
        name={`right-${stepId}`}
        stepId={stepId}
        question={question}
        value={given}
        onChange={next => {
          setGiven(next);
          setAtRisk([]);
        }}
        error={saving.error}
      />
    </Correction>
  );
}

function FallsAway({ answers }: { readonly answers: Saved['fallsAway'] }) {
  return (
    <Notification tone="orange" heading={words.fallsAway} headingLevel={3}>
      <ul>
        {answers.map(({ question, answer }) => (
          <li key={question}>
            {question} <b>{answer.length > 0 ? answer.join(', ') : words.withheld}</b>
          </li>
        ))}
      </ul>
      {words.kept}
    </Notification>
  );
}

function Changed({ to }: { readonly to: readonly GivenAnswer[] }) {
  const says = to.map(({ value }) => value).join(', ') || words.nothing;
  return (
    <Notification tone="orange" heading={words.meanwhile} headingLevel={3}>
      {words.now(says)}
    </Notification>
  );
}
