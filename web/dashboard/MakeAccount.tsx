import { registerLater } from '@towpath/contracts/api/session.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { EmailField } from '@towpath/design-system/inputs/EmailField.tsx';
import { checkEmail } from '@towpath/domain/values/email.ts';
import { useState } from 'react';
import { api } from '../data/client.ts';
import { hasCode } from '../data/failure.ts';
import { useOperation } from '../data/remote.ts';
import { FormProblems } from '../identity/FormProblems.tsx';
import { ShownFirst } from '../identity/phone-code/ShownFirst.tsx';
import { Refused } from '../identity/Refused.tsx';
import { registered, repeatableHeader } from '../identity/registrationKey.ts';
import { TermsCheckbox } from '../identity/TermsCheckbox.tsx';
import { words as identityWords } from '../identity/words.ts';
import { bringingLoginPath } from '../shell/paths.ts';
import styles from './FullReview.module.css';
import { words } from './words.ts';

const EMAIL = 'account-email';
const TERMS = 'account-terms';

/**
 * For somebody whose first questions asked for no email: an account, for which an email is enough, so that they can go on
 * by themselves. A password is chosen after it, or by the link in the email.
 *
 * @param email what they gave already, if anything
 */
export function MakeAccount({ email, onMade }: { email: string | undefined; onMade: () => void }) {
  const [given, setGiven] = useState(email ?? '');
  const [agrees, setAgrees] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const making = useOperation(async () => {
    await api(registerLater, { body: { email: given.trim() }, headers: repeatableHeader() });
    registered();
    return true;
  });
  const checked = checkEmail(given);
  const problems = {
    ...(!checked.ok && { [EMAIL]: checked.message }),
    ...(!agrees && { [TERMS]: identityWords.registration.agreementMissing }),
  };
  const shown = attempt > 0 ? problems : {};
  const isReady = checked.ok && agrees;

  async function make() {
    if (!isReady) setAttempt(attempt + 1);
    else if (!making.isFetching && (await making.trigger())) onMade();
  }

  return (
    <ShownFirst
      id="account"
      isNeeded={hasCode(making.error, 'PHONE_CODE_NEEDED')}
      onShown={() => void make()}
      onCancel={making.reset}
    >
      <form
        className={styles.account}
        noValidate
        onSubmit={event => {
          event.preventDefault();
          void make();
        }}
      >
        <FormProblems attempt={attempt} problems={shown} />
        <EmailField
          id={EMAIL}
          name="email"
          label={identityWords.registration.email}
          hint={identityWords.registration.emailHint}
          value={given}
          onChange={setGiven}
          error={shown[EMAIL]}
          required
        />
        <TermsCheckbox
          id={TERMS}
          name="terms"
          checked={agrees}
          onChange={setAgrees}
          error={shown[TERMS]}
          required
        />
        {making.error && (
          <Refused
            message={making.error.message}
            logInAt={hasCode(making.error, 'ALREADY_REGISTERED') ? bringingLoginPath() : undefined}
          />
        )}
        <div>
          <Button
            type="submit"
            loading={making.isFetching}
            loadingLabel={identityWords.registration.saving}
            disabled={!isReady}
            onBlockedPress={() => setAttempt(attempt + 1)}
          >
            {words.fullReview.makeAccount}
          </Button>
        </div>
      </form>
    </ShownFirst>
  );
}
