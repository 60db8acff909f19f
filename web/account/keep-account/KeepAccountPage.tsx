import { keepAccountByLink } from '@towpath/contracts/api/ownData.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { ButtonLink } from '@towpath/design-system/buttons/ButtonLink.tsx';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { useSyncExternalStore } from 'react';
import { api } from '../../data/client.ts';
import { hasCode } from '../../data/failure.ts';
import { useOperation } from '../../data/remote.ts';
import { ResetFrame } from '../../identity/reset-password/ResetFrame.tsx';
import { paths } from '../../shell/paths.ts';
import { words as dataWords } from '../your-data/words.ts';

const words = dataWords.keepPage;
const never = () => () => {};

/**
 * Where the link of the mail about an erasure leads. Nothing happens before the button is pressed: programs that look at
 * mails open every link in them.
 */
export function KeepAccountPage() {
  const token = useSyncExternalStore<string | undefined>(
    never,
    () => new URLSearchParams(location.search).get('token') ?? '',
    () => undefined,
  );
  const keeping = useOperation(async (good: string) => {
    await api(keepAccountByLink, { body: { token: good } });
    return true;
  });
  if (token === undefined) {
    return (
      <ResetFrame title={words.title}>
        <Loading wholePage label={words.checking} />
      </ResetFrame>
    );
  }
  if (keeping.answer || token === '' || hasCode(keeping.error, 'NOT_FOUND')) {
    return (
      <ResetFrame title={keeping.answer ? words.keptTitle : words.notGood}>
        <p className="lead">{keeping.answer ? words.keptText : words.notGoodText}</p>
        <p>
          <ButtonLink href={paths.login}>{words.logIn}</ButtonLink>
        </p>
      </ResetFrame>
    );
  }
  return (
    <ResetFrame title={words.title}>
      <p className="lead">{words.text}</p>
      {keeping.error && <Notification tone="red">{keeping.error.message}</Notification>}
      <p>
        <Button
          loading={keeping.isFetching}
          loadingLabel={dataWords.erase.keeping}
          onClick={() => void keeping.trigger(token)}
        >
          {words.yes}
        </Button>
      </p>
    </ResetFrame>
  );
}
