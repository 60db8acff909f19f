import { endOtherSessions } from '@towpath/contracts/api/account.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { SettingList } from '@towpath/design-system/cards/SettingList.tsx';
import { useAnnounce } from '@towpath/design-system/feedback/LiveRegion.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { api } from '../../data/client.ts';
import { useOperation } from '../../data/remote.ts';
import { useAccount } from '../accountContext.ts';
import { SecondFactorRow } from '../second-factor/SecondFactorRow.tsx';
import { words } from '../words.ts';
import { PasswordRow } from './PasswordRow.tsx';
import { SessionRow } from './SessionRow.tsx';
import styles from './SigningInPart.module.css';

/** The password, codes from a phone, and every device that is signed in. */
export function SigningInPart() {
  const { account, again } = useAccount();
  const announce = useAnnounce();
  const ending = useOperation(async () => {
    await api(endOtherSessions);
    await again();
    announce(words.signingIn.othersSignedOut);
    // The button goes with the last of the others.
    document.getElementById('signing-in-heading')?.focus();
  });
  const others = account.sessions.filter(({ isHere }) => !isHere);
  const here = account.sessions.filter(({ isHere }) => isHere);
  return (
    <>
      <SettingList>
        <PasswordRow />
        <SecondFactorRow />
        {[...here, ...others].map(session => (
          <SessionRow key={session.id} session={session} onEnded={again} />
        ))}
      </SettingList>
      {others.length > 0 && (
        <p className={styles.others}>
          <Button
            variant="secondary"
            size="small"
            loading={ending.isFetching}
            loadingLabel={words.signingIn.signingOut}
            onClick={() => void ending.trigger()}
          >
            {words.signingIn.signOutOthers}
          </Button>
        </p>
      )}
      {ending.error && <Notification tone="red">{ending.error.message}</Notification>}
    </>
  );
}
