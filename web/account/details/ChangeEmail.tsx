import { askEmailChange, cancelEmailChange } from '@towpath/contracts/api/account.ts';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { useAnnounce } from '@towpath/design-system/feedback/LiveRegion.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { EmailField } from '@towpath/design-system/inputs/EmailField.tsx';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import { checkEmail } from '@towpath/domain/values/email.ts';
import { useState } from 'react';
import { api } from '../../data/client.ts';
import { hasCode } from '../../data/failure.ts';
import { useOperation } from '../../data/remote.ts';
import { useAccount } from '../accountContext.ts';
import { ProtectedForm } from '../ProtectedForm.tsx';
import { words } from '../words.ts';

/** Another email: both addresses are written to before it changes. */
export function ChangeEmail({ onSaved, onCancel }: { onSaved: () => void; onCancel: () => void }) {
  const { again } = useAccount();
  const [email, setEmail] = useState('');
  const checked = checkEmail(email);
  return (
    <ProtectedForm
      problems={{ email: checked.ok ? undefined : checked.message }}
      save={async confirmation => {
        await api(askEmailChange, { body: { email: email.trim(), confirmation } });
        await again();
      }}
      onSaved={onSaved}
      onCancel={onCancel}
    >
      {problems => (
        <EmailField
          name="email"
          label={words.details.newEmail}
          hint={words.details.emailHint}
          value={email}
          onChange={setEmail}
          error={problems.email}
          required
        />
      )}
    </ProtectedForm>
  );
}

/** The change that is under way: what it waits for, and how to give it up. */
export function EmailChangeUnderWay() {
  const { account, again } = useAccount();
  const announce = useAnnounce();
  const stopping = useOperation(async () => {
    try {
      await api(cancelEmailChange);
    } catch (failure) {
      // It ended meanwhile, by a link.
      if (!hasCode(failure, 'NOT_FOUND')) throw failure;
    }
    announce(words.details.emailStopped);
    document.getElementById('details-heading')?.focus();
    await again();
  });
  const { emailChange } = account;
  if (!emailChange) return null;
  const { email, isConfirmed, countsOn, isOldUnreached } = emailChange;
  return (
    <>
      <p className="small">
        {isConfirmed ? words.details.waitsForOld(email) : words.details.waitsForNew(email)}{' '}
        {countsOn !== null && words.details.withoutOld(sayDay(countsOn))}
        {isOldUnreached && words.details.oldUnreached}
      </p>
      {stopping.error && <Notification tone="red">{stopping.error.message}</Notification>}
      <p>
        <TextButton
          busy={stopping.isFetching ? words.saving : undefined}
          onClick={() => void stopping.trigger()}
        >
          {words.details.stopEmailChange}
        </TextButton>
      </p>
    </>
  );
}
