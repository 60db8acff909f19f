import {
  askCorrection,
  type Correction,
  MOST_CORRECTION_LETTERS,
  takeBackCorrection,
} from '@towpath/contracts/api/ownData.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { useAnnounce } from '@towpath/design-system/feedback/LiveRegion.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { TextArea } from '@towpath/design-system/inputs/TextArea.tsx';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import { type FormEvent, useMemo, useState } from 'react';
import { api } from '../../data/client.ts';
import { useOutbox } from '../../data/outbox/outboxContext.ts';
import { useOperation } from '../../data/remote.ts';
import { FormProblems } from '../../identity/FormProblems.tsx';
import { ChangeRow } from '../ChangeRow.tsx';
import formStyles from '../ProtectedForm.module.css';
import { words as accountWords } from '../words.ts';
import { typedCorrection } from './correctionTyped.ts';
import { sayDayOf } from './sayDayOf.ts';
import { words } from './words.ts';
import styles from './YourDataPart.module.css';

type CorrectionsProps = {
  readonly corrections: readonly Correction[];
  readonly again: () => Promise<unknown>;
};

/** What the person says is wrong in what we hold, and what became of it. */
export function CorrectionRow({ corrections, again }: CorrectionsProps) {
  const [sentId, setSentId] = useState<string>();
  return (
    <ChangeRow
      name={words.correction.name}
      value={words.correction.value}
      action={words.correction.action}
      isSaidOver={corrections.some(({ id, state }) => id === sentId && state !== 'open')}
      note={corrections.length > 0 && <Said corrections={corrections} again={again} />}
    >
      {close => (
        <Form
          onSent={sent => {
            setSentId(sent.id);
            close(words.correction.sent(sayDay(sent.answerBy)));
            void again();
          }}
          onCancel={() => close()}
        />
      )}
    </ChangeRow>
  );
}

function Form({
  onSent,
  onCancel,
}: {
  readonly onSent: (sent: Correction) => void;
  readonly onCancel: () => void;
}) {
  const outbox = useOutbox();
  const slot = useMemo(() => typedCorrection(outbox), [outbox]);
  const [says, setSays] = useState(() => slot.read() ?? '');
  const [attempt, setAttempt] = useState(0);
  const sending = useOperation(() => api(askCorrection, { body: { says } }));
  const isTooLong = says.trim().length > MOST_CORRECTION_LETTERS;
  const lack = says.trim() === '' ? words.correction.missing : undefined;
  const problem = isTooLong ? words.correction.tooLong(MOST_CORRECTION_LETTERS) : lack;
  const shown = attempt > 0 ? problem : undefined;

  function type(text: string) {
    setSays(text);
    if (text === '') slot.forget();
    else slot.keep(text);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (problem !== undefined || sending.isFetching) return;
    const sent = await sending.trigger();
    if (!sent) return;
    slot.forget();
    onSent(sent);
  }

  return (
    <form noValidate className={formStyles.form} onSubmit={submit}>
      <FormProblems attempt={attempt} problems={{ says: shown }} />
      {sending.error && <Notification tone="red">{sending.error.message}</Notification>}
      <TextArea
        name="says"
        label={words.correction.label}
        hint={words.correction.hint}
        value={says}
        onChange={type}
        error={shown}
        required
      />
      <div className={formStyles.buttons}>
        <Button type="submit" loading={sending.isFetching} loadingLabel={words.correction.sending}>
          {words.correction.send}
        </Button>
        <TextButton
          onClick={() => {
            slot.forget();
            onCancel();
          }}
        >
          {accountWords.cancel}
        </TextButton>
      </div>
    </form>
  );
}

function Said({ corrections, again }: CorrectionsProps) {
  return (
    <ul className={styles.said}>
      {corrections.map(correction => (
        <One key={correction.id} correction={correction} again={again} />
      ))}
    </ul>
  );
}

function One({
  correction,
  again,
}: {
  readonly correction: Correction;
  readonly again: () => Promise<unknown>;
}) {
  const { id, says, askedAt, state, answer } = correction;
  const announce = useAnnounce();
  const takingBack = useOperation(async () => {
    await api(takeBackCorrection, { params: { correctionId: id } });
    await again();
    announce(words.correction.tookBack);
    document.getElementById('your-data-heading')?.focus();
  });
  return (
    <li>
      <p className={styles.words}>{says}</p>
      <p className="small muted">
        {words.correction.asked(sayDayOf(askedAt))}. {becameOf(correction)}.
      </p>
      {answer && (
        <div className={styles.answer}>
          <p className="small muted">{words.correction.answer}</p>
          <p className={styles.words}>{answer}</p>
          <p className="small muted">{words.correction.stillWrong}</p>
        </div>
      )}
      {state === 'open' && (
        <TextButton
          busy={takingBack.isFetching ? words.correction.takingBack : undefined}
          onClick={() => void takingBack.trigger()}
        >
          {words.correction.takeBack}
          <span className="visually-hidden">{words.correction.which(says)}</span>
        </TextButton>
      )}
      {takingBack.error && <Notification tone="red">{takingBack.error.message}</Notification>}
    </li>
  );
}

/** What became of one, with its day. */
function becameOf({ state, answerBy, answeredOn, answer }: Correction): string {
  const { states, answeredByEmail } = words.correction;
  // Answered before answers stood here.
  if (state === 'answered' && !answer) return answeredByEmail(sayDay(answeredOn ?? answerBy));
  return states[state](sayDay(answeredOn ?? answerBy));
}
