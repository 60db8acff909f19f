import { choosePassword } from '@towpath/contracts/api/passwords.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Card } from '@towpath/design-system/cards/Card.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { useState } from 'react';
import { api } from '../data/client.ts';
import { hasCode } from '../data/failure.ts';
import { useOperation } from '../data/remote.ts';
import { NewPasswordForm } from '../identity/NewPasswordForm.tsx';
import { PasswordByLink } from '../identity/PasswordByLink.tsx';
import styles from './ChoosePassword.module.css';
import { words } from './words.ts';

type ChoosePasswordProps = {
  readonly email: string;
  /** Whether it can be chosen here; otherwise a link is sent. */
  readonly isHere: boolean;
};

/** For somebody with an account but no password yet: lets them choose one, so that they can come back on any device. */
export function ChoosePassword({ email, isHere }: ChoosePasswordProps) {
  const [open, setOpen] = useState(false);
  const saving = useOperation(async (newPassword: string) => {
    await api(choosePassword, { body: { newPassword } });
    return true;
  });
  if (saving.answer) {
    return (
      <Notification tone="green" heading={words.choosePassword.saved}>
        {words.choosePassword.savedText(email)}
      </Notification>
    );
  }
  const isLate = hasCode(saving.error, 'PASSWORD_BY_LINK_ONLY');
  return (
    <Card as="section" tight labelledBy="password-heading">
      <h2 id="password-heading" className="h3">
        {words.choosePassword.heading}
      </h2>
      <p className={`small muted ${styles.why}`}>{words.choosePassword.why(email)}</p>
      {saving.error && <Notification tone="red">{saving.error.message}</Notification>}
      {!isHere || isLate ? (
        <PasswordByLink email={email} />
      ) : open ? (
        <NewPasswordForm email={email} saving={saving.isFetching} onSave={saving.trigger} />
      ) : (
        <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
          {words.choosePassword.open}
        </Button>
      )}
    </Card>
  );
}
