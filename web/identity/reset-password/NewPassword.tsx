import { checkPasswordReset, resetPassword } from '@towpath/contracts/api/session.ts';
import { ButtonLink } from '@towpath/design-system/buttons/ButtonLink.tsx';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { TroubleState } from '@towpath/design-system/feedback/StatePanel.tsx';
import { api } from '../../data/client.ts';
import { hasCode } from '../../data/failure.ts';
import { useOperation, useRemote } from '../../data/remote.ts';
import { paths } from '../../shell/paths.ts';
import { NewPasswordForm } from '../NewPasswordForm.tsx';
import { ResetFrame } from './ResetFrame.tsx';

/** From the link: checks it, takes the new password, says that it is done; or shows that the link is no good. */
export function NewPassword({ token }: { token: string }) {
  const checking = useRemote(async () => {
    await api(checkPasswordReset, { body: { token } });
    return true;
  });
  const saving = useOperation(async (newPassword: string) => {
    await api(resetPassword, { body: { token, newPassword } });
    return true;
  });

  const notGood = [checking.error, saving.error].some(error => hasCode(error, 'RESET_LINK_NOT_VALID'));
  if (notGood) return <ResetFrame title="Reset password error">{LINK_NOT_GOOD}</ResetFrame>;
  if (saving.answer) return <ResetFrame title="Password Updated">{UPDATED}</ResetFrame>;
  return (
    <ResetFrame title="Choose a new password">
      {checking.answer && (
        <>
          <p className="lead">Three short words together are easy to recall and hard to guess.</p>
          {saving.error && <Notification tone="red">{saving.error.message}</Notification>}
          <NewPasswordForm saving={saving.isFetching} onSave={saving.trigger} />
        </>
      )}
      {checking.error && (
        <TroubleState onRetry={checking.again} retrying={checking.isFetching}>
          {checking.error.message}
        </TroubleState>
      )}
      {!checking.answer && !checking.error && <Loading label="Checking your link" />}
    </ResetFrame>
  );
}

/** Words of the specification (ID-043). */
const LINK_NOT_GOOD = (
  <>
    <p className="lead">
      There has been a problem with the reset password link you have used. Please try and send a new reset
      password link from the login page.
    </p>
    <p>
      <ButtonLink href={paths.login}>Go to login</ButtonLink>
    </p>
  </>
);

/** Words of the specification (ID-045). */
const UPDATED = (
  <>
    <p className="lead">You have successfully updated your password.</p>
    <p>You can now login using your email address and your new password.</p>
    <p>
      <ButtonLink href={paths.login}>Login</ButtonLink>
    </p>
  </>
);
