import { correctPhone } from '@towpath/contracts/api/staffCorrections.ts';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { Checkbox } from '@towpath/design-system/inputs/Checkbox.tsx';
import { PhoneField } from '@towpath/design-system/inputs/PhoneField.tsx';
import { useState } from 'react';
import { useOperation } from '../../../data/remote.ts';
import { staffApi } from '../../staffApi.ts';
import { useDraft, useDraftField } from '../../typed.ts';
import { messageAt } from '../messageAt.ts';
import { Correction } from './Correction.tsx';
import type { OfPersonProps } from './CorrectName.tsx';
import { words } from './words.ts';

/** The number to ring, put right with the person; and whether the old one may be told. */
export function CorrectPhone({ customerId, person, label, again, ...ends }: OfPersonProps) {
  const { fields, onSaved, onCancel } = useDraft(`right number ${customerId}`, ends);
  const [number, setNumber] = useDraftField(
    fields,
    `number ${person.contactNumber}`,
    person.contactNumber ?? '',
  );
  const [isSeen, setSeen] = useDraftField(fields, 'seen', false);
  const [reason, setReason] = useDraftField(fields, 'why', '');
  const [changedTo, setChangedTo] = useState<string>();
  const saving = useOperation(async () => {
    const body = { reason, contactNumber: number, tellsOld: !isSeen, was: person.contactNumber };
    await staffApi(correctPhone, { params: { customerId }, body });
    return true;
  });
  async function save() {
    if (await saving.trigger()) await onSaved();
  }
  async function lookAgain() {
    const now = await again();
    if (!now) return;
    saving.reset();
    setChangedTo(now.contactNumber ?? words.nothing);
  }
  return (
    <Correction
      label={label}
      name="right-phone"
      reason={reason}
      onReason={setReason}
      saving={saving}
      onSave={save}
      onCancel={onCancel}
      onLookAgain={lookAgain}
      notice={
        changedTo !== undefined && (
          <Notification tone="orange" heading={words.meanwhile} headingLevel={3}>
            {words.now(changedTo)}
          </Notification>
        )
      }
    >
      <PhoneField
        name="right-number"
        label={words.phone.label}
        hint={words.phone.hint}
        value={number}
        onChange={setNumber}
        error={messageAt(saving.error, 'contactNumber')}
        autoComplete="off"
      />
      {person.contactNumber !== null && (
        <Checkbox name="right-seen" label={words.phone.seen} checked={isSeen} onChange={setSeen} />
      )}
    </Correction>
  );
}
