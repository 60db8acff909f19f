import { takeBackWithThem } from '@towpath/contracts/api/staffRepayment.ts';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { useState } from 'react';
import { newId } from '../../../data/newId.ts';
import { useOperation } from '../../../data/remote.ts';
import { staffApi } from '../../staffApi.ts';
import { useDraft, useDraftField } from '../../typed.ts';
import { Correction } from '../correct/Correction.tsx';
import { words as correctWords } from '../correct/words.ts';
import type { CaseRepayment } from './PlanPart.tsx';
import { words } from './words.ts';

const say = words.takeBack;

export type TakeBackProps = {
  readonly customerId: string;
  readonly repayment: CaseRepayment;
  /** Which entry, and that in words. */
  readonly entry: number;
  readonly what: string;
  /** Reads the plan anew. */
  readonly again: () => Promise<CaseRepayment | null | undefined>;
  readonly onSaved: (says: string) => Promise<unknown>;
  readonly onCancel: () => void;
};

/** Something that was written down of a plan and never happened, taken back with the person, who reads why. */
export function TakeBack({ customerId, repayment, entry, what, again, ...ends }: TakeBackProps) {
  const { planId } = repayment;
  const { fields, onSaved, onCancel } = useDraft(`taken back ${planId} ${entry}`, ends);
  const [reason, setReason] = useDraftField(fields, 'why', '');
  const [after, setAfter] = useState(repayment.sequence);
  const [hasChanged, setHasChanged] = useState(false);
  // The same id until it is there: a press that is sent again takes it back once.
  const [id] = useState(() => newId());
  const saving = useOperation(async () => {
    const body = { planId, id, after, entry, reason };
    await staffApi(takeBackWithThem, { params: { customerId }, body });
    return true;
  });
  async function save() {
    if (await saving.trigger()) await onSaved(say.saved);
  }
  async function lookAgain() {
    const now = await again();
    if (!now) return;
    const stands = now.events.find(({ sequence }) => sequence === entry);
    if (now.planId !== planId || !stands?.mayBeTakenBack) {
      await onSaved(say.goneMeanwhile);
      return;
    }
    saving.reset();
    setAfter(now.sequence);
    setHasChanged(true);
  }
  return (
    <Correction
      label={say.label(what)}
      name={`back-${entry}`}
      reason={reason}
      onReason={setReason}
      saving={saving}
      onSave={save}
      onCancel={onCancel}
      onLookAgain={lookAgain}
      notice={
        hasChanged && (
          <Notification tone="orange" heading={correctWords.meanwhile} headingLevel={3}>
            {say.changed}
          </Notification>
        )
      }
      saveLabel={say.save}
    >
      <p>{say.sure(what)}</p>
    </Correction>
  );
}
