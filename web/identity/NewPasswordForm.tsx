import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { PasswordField } from '@towpath/design-system/inputs/PasswordField.tsx';
import {
  checkConfirmPassword,
  meetsAllCriteria,
  PASSWORD_MESSAGES,
} from '@towpath/domain/people/password.ts';
import { type FormEvent, useState } from 'react';
import { FormProblems } from './FormProblems.tsx';
import styles from './NewPasswordForm.module.css';
import { passwordChecks } from './passwordChecks.ts';
import { words } from './words.ts';

/**
 * A new password and its repetition, with a live checklist. It can be saved only when all five criteria are met and
 * both match (ID-041, ID-042).
 *
 * @param email sent along in a hidden field, so that a password manager knows whose password this is
 */
export function NewPasswordForm({
  email,
  saving,
  onSave,
}: {
  email?: string | undefined;
  saving: boolean;
  onSave: (password: string) => void;
}) {
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [left, setLeft] = useState({ password: false, repeated: false });
  const [attempt, setAttempt] = useState(0);

  const complete = meetsAllCriteria(password);
  const same = checkConfirmPassword(password, repeated);
  const ready = complete && same.ok;
  const problems = {
    newPassword: left.password && !complete ? PASSWORD_MESSAGES.criteriaNotMet : undefined,
    confirmPassword: left.repeated && !same.ok ? same.message : undefined,
  };

  function showMissing() {
    setLeft({ password: true, repeated: true });
    setAttempt(attempt + 1);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (saving) return;
    if (ready) onSave(password);
    else showMissing();
  }

  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <FormProblems attempt={attempt} problems={problems} />
      {email && <input type="hidden" name="username" autoComplete="username" value={email} />}
      <PasswordField
        name="newPassword"
        label={words.newPassword.label}
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        onBlur={() => setLeft(before => ({ ...before, password: password !== '' }))}
        checks={passwordChecks(password)}
        checksHeading={words.newPassword.needs}
        error={problems.newPassword}
      />
      <PasswordField
        name="confirmPassword"
        label={words.newPassword.repeat}
        autoComplete="new-password"
        value={repeated}
        onChange={setRepeated}
        onBlur={() => setLeft(before => ({ ...before, repeated: repeated !== '' }))}
        error={problems.confirmPassword}
      />
      <div className={styles.save}>
        <Button
          type="submit"
          disabled={!ready}
          aria-describedby={ready ? undefined : 'save-reason'}
          onBlockedPress={showMissing}
          loading={saving}
          loadingLabel={words.newPassword.saving}
        >
          {words.newPassword.save}
        </Button>
        {!ready && (
          <p id="save-reason" className="small muted">
            {reason(complete, same.ok)}
          </p>
        )}
      </div>
    </form>
  );
}

/** Why the password cannot be saved yet, in one line. */
function reason(complete: boolean, same: boolean): string {
  if (!complete && !same) return words.newPassword.waiting.both;
  return complete ? words.newPassword.waiting.repeat : words.newPassword.waiting.criteria;
}
