import { requestPasswordReset } from '@towpath/contracts/api/passwords.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { api } from '../data/client.ts';
import { useOperation } from '../data/remote.ts';
import { words as identityWords } from './words.ts';

const words = identityWords.passwordByLink;

/**
 * One press mails a link to choose the first password of an account. Some time after registering, only who reads the
 * mail of the account can be sure to be its owner.
 */
export function PasswordByLink({ email }: { readonly email: string }) {
  const sending = useOperation(async () => {
    await api(requestPasswordReset, { body: { email } });
    return true;
  });
  return (
    <>
      {sending.error && <Notification tone="red">{sending.error.message}</Notification>}
      {/* It stays where the focus is; pressed again, the link of the newest mail works on. */}
      <Button
        variant="secondary"
        size="small"
        loading={sending.isFetching}
        loadingLabel={words.sending}
        onClick={() => void sending.trigger()}
      >
        {words.send}
      </Button>
      <p role="status">{sending.answer && words.sent(email)}</p>
    </>
  );
}
