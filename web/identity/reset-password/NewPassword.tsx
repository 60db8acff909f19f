import { checkPasswordReset, resetPassword } from '@towpath/contracts/api/passwords.ts';
import { ButtonLink } from '@towpath/design-system/buttons/ButtonLink.tsx';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { TroubleState } from '@towpath/design-system/feedback/TroubleState.tsx';
import { api } from '../../data/client.ts';
import { hasCode } from '../../data/failure.ts';
import { useOperation, useRemote } from '../../data/remote.ts';
import { paths } from '../../shell/paths.ts';
import { NewPasswordForm } from '../NewPasswordForm.tsx';
import { words } from '../words.ts';
import { ResetFrame } from './ResetFrame.tsx';

/** Checks the token of the link, takes the new password and confirms it; or says that the link is no longer valid. */
export function NewPassword({ token }: { token: string }) {
  const checking = useRemote(async () => {
    await api(checkPasswordReset, { body: { token } });
    return true;
  });
  const saving = useOperation(async (newPassword: string) => {
    await api(resetPassword, { body: { token, newPassword } });
    return true;
  });

  const notGood = [checking.error, saving.error].find(error => hasCode(error, 'RESET_LINK_NOT_VALID'));
  if (notGood) return <LinkNotGood>{notGood.message}</LinkNotGood>;
  if (saving.answer) return <ResetFrame title={words.reset.updated.title}>{UPDATED}</ResetFrame>;
  return (
    <ResetFrame title={words.reset.choose.title}>
      {checking.answer && (
        <>
          <p className="lead">{words.reset.choose.lead}</p>
          {saving.error && <Notification tone="red">{saving.error.message}</Notification>}
          <NewPasswordForm saving={saving.isFetching} onSave={saving.trigger} />
        </>
      )}
      {checking.error && (
        <TroubleState onRetry={checking.again} retrying={checking.isFetching}>
          {checking.error.message}
        </TroubleState>
      )}
      {!checking.answer && !checking.error && <Loading label={words.reset.choose.checking} />}
    </ResetFrame>
  );
}

/** Shows an error text that the server and this page share (ID-043). */
function LinkNotGood({ children }: { children: string }) {
  return (
    <ResetFrame title={words.reset.linkNotGood.title}>
      <p className="lead">{children}</p>
      <p>
        <ButtonLink href={paths.login}>{words.reset.linkNotGood.action}</ButtonLink>
      </p>
    </ResetFrame>
  );
}

const UPDATED = (
  <>
    <p className="lead">{words.reset.updated.lead}</p>
    <p>{words.reset.updated.text}</p>
    <p>
      <ButtonLink href={paths.login}>{words.reset.updated.action}</ButtonLink>
    </p>
  </>
);
