import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import { type caseAgreements, takeAgreement } from '@towpath/contracts/api/staffHealth.ts';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { RadioList } from '@towpath/design-system/inputs/RadioList.tsx';
import { useId, useState } from 'react';
import { useOperation } from '../../../data/remote.ts';
import { staffApi } from '../../staffApi.ts';
import { useDraft, useDraftField } from '../../typed.ts';
import { Correction } from '../correct/Correction.tsx';
import { words as correctWords } from '../correct/words.ts';
import { words } from './formWords.ts';
import styles from './Told.module.css';

const say = words.agree;
export type Agreement = AnswerOf<typeof caseAgreements>['agreements'][number];

type TakeAgreementProps = {
  readonly customerId: string;
  readonly agreement: Agreement;
  readonly label: string;
  /** Reads anew how it stands. */
  readonly again: () => Promise<Agreement | undefined>;
  readonly onSaved: () => Promise<unknown>;
  readonly onCancel: () => void;
};

/** The words of a consent in full, to be read to the person, and the yes or no that they say to them. */
export function TakeAgreement(props: TakeAgreementProps) {
  const { customerId, agreement, label, again } = props;
  const { id, lines } = agreement;
  const { fields, onSaved, onCancel } = useDraft(`agree ${customerId} ${id}`, props);
  // A yes to these words is none to others.
  const [says, setSays] = useDraftField<string | null>(fields, JSON.stringify(lines), null);
  const [reason, setReason] = useDraftField(fields, 'why', say.reason);
  const [isMissing, setMissing] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const heading = useId();
  const name = `agree-${id.replaceAll(' ', '-')}`;
  const saving = useOperation(async (hasConsented: boolean) => {
    await staffApi(takeAgreement, { params: { customerId }, body: { reason, id, hasConsented, lines } });
    return true;
  });
  async function save() {
    setMissing(says === null);
    if (says !== null && (await saving.trigger(says === 'yes'))) await onSaved();
  }
  async function lookAgain() {
    if (!(await again())) return;
    saving.reset();
    // They said yes to other words.
    setSays(null);
    setChanged(true);
  }
  const removes = id === 'health conditions' || id === 'support needs';
  return (
    <Correction
      label={label}
      name={name}
      reason={reason}
      onReason={setReason}
      saving={saving}
      onSave={save}
      onCancel={onCancel}
      onLookAgain={lookAgain}
    >
      {isChanged && (
        <Notification tone="orange" heading={correctWords.meanwhile} headingLevel={3}>
          {say.changed}
        </Notification>
      )}
      <div>
        <h4 id={heading}>{say.read}</h4>
        <blockquote className={styles.words} aria-labelledby={heading}>
          {lines.map(line => (
            <p key={line}>{line}</p>
          ))}
        </blockquote>
      </div>
      <RadioList
        name={name}
        label={say.question}
        columns={2}
        error={isMissing && says === null ? say.missing : undefined}
        options={[
          { id: 'yes', label: say.yes, additionalText: say.yesText },
          { id: 'no', label: say.no, additionalText: removes ? say.noText : say.noNews },
        ]}
        value={says}
        onChange={setSays}
      />
    </Correction>
  );
}
