import { deleteDebtWithThem } from '@towpath/contracts/api/staffDebts.ts';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { useState } from 'react';
import { useOperation } from '../../../../data/remote.ts';
import { staffApi } from '../../../staffApi.ts';
import { useDraft, useDraftField } from '../../../typed.ts';
import { Correction } from '../Correction.tsx';
import { words as correctWords } from '../words.ts';
import { inWords, type OfDebtProps } from './CorrectDebt.tsx';
import { words } from './words.ts';

/** A debt that is taken off the list with the person, who reads why. */
export function DeleteDebt({ customerId, debt, label, again, ...ends }: OfDebtProps) {
  const { fields, onSaved, onCancel } = useDraft(`debt off ${customerId} ${debt.id}`, ends);
  const [reason, setReason] = useDraftField(fields, 'why', '');
  const [read, setRead] = useState(debt);
  const saving = useOperation(async () => {
    const body = { reason, revision: read.revision };
    await staffApi(deleteDebtWithThem, { params: { customerId, debtId: debt.id }, body });
    return true;
  });
  async function save() {
    if (await saving.trigger()) await onSaved(words.remove.saved(debt.creditor));
  }
  async function lookAgain() {
    const now = (await again())?.debts.find(({ id }) => id === debt.id);
    if (!now) return;
    saving.reset();
    setRead(now);
  }
  return (
    <Correction
      label={label}
      name={`debt-off-${debt.id}`}
      reason={reason}
      onReason={setReason}
      saving={saving}
      onSave={save}
      onCancel={onCancel}
      onLookAgain={lookAgain}
      notice={
        read !== debt && (
          <Notification tone="orange" heading={correctWords.meanwhile} headingLevel={3}>
            {correctWords.now(inWords(read))}
          </Notification>
        )
      }
      saveLabel={words.remove.save}
    >
      <p>{words.remove.sure(inWords(read))}</p>
    </Correction>
  );
}
