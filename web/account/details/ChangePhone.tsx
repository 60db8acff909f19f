import { changePhone } from '@towpath/contracts/api/account.ts';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { Checkbox } from '@towpath/design-system/inputs/Checkbox.tsx';
import { PhoneField } from '@towpath/design-system/inputs/PhoneField.tsx';
import { checkPhone } from '@towpath/domain/values/phone.ts';
import { useState } from 'react';
import { api } from '../../data/client.ts';
import { isOffered } from '../../data/offered.ts';
import { useAccount } from '../accountContext.ts';
import { ProtectedForm } from '../ProtectedForm.tsx';
import { words } from '../words.ts';
import { useSeen } from './useSeen.ts';
import { WaitingCalls } from './WaitingCalls.tsx';

/** Another number to ring; an empty one takes it away. */
export function ChangePhone({ onSaved, onCancel }: { onSaved: () => void; onCancel: () => void }) {
  const { account } = useAccount();
  const seen = useSeen();
  const [contactNumber, setNumber] = useState(account.contactNumber ?? '');
  const [isOldQuiet, keepOldQuiet] = useState(false);
  const checked = checkPhone(contactNumber);
  const isOldTold = account.contactNumber !== null && isOffered('text-messages');
  return (
    <ProtectedForm
      problems={{ contactNumber: contactNumber === '' || checked.ok ? undefined : checked.message }}
      save={confirmation =>
        seen.saving(({ contactNumber: was }) =>
          api(changePhone, { body: { contactNumber, tellsOld: !isOldQuiet, was, confirmation } }),
        )
      }
      onSaved={onSaved}
      onCancel={onCancel}
    >
      {problems => (
        <>
          {seen.now && (
            <Notification tone="orange" live={false}>
              {words.details.phoneNow(seen.now.contactNumber)}
            </Notification>
          )}
          <PhoneField
            name="contactNumber"
            label={words.details.newPhone}
            hint={words.details.phoneHint}
            value={contactNumber}
            onChange={setNumber}
            error={problems.contactNumber}
          />
          {isOldTold && (
            <Checkbox
              name="isOldQuiet"
              label={words.details.keepOldQuiet}
              hint={words.details.oldIsTold}
              checked={isOldQuiet}
              onChange={keepOldQuiet}
            />
          )}
          <WaitingCalls before={account.contactNumber} isGone={contactNumber === ''} />
        </>
      )}
    </ProtectedForm>
  );
}
