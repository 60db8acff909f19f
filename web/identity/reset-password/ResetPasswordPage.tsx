import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { useSyncExternalStore } from 'react';
import { words } from '../words.ts';
import { NewPassword } from './NewPassword.tsx';
import { RequestLink } from './RequestLink.tsx';
import { ResetFrame } from './ResetFrame.tsx';

const never = () => () => {};

/**
 * Password reset: with the token of a link it asks for a new password, without one it offers to send a link (ID-032).
 * The page made at build time cannot know which of the two, so it says neither.
 */
export function ResetPasswordPage() {
  const token = useSyncExternalStore<string | null | undefined>(
    never,
    () => new URLSearchParams(location.search).get('token'),
    () => undefined,
  );
  if (token === undefined) {
    return (
      <ResetFrame title={words.reset.title}>
        <Loading wholePage label={words.reset.oneMoment} />
      </ResetFrame>
    );
  }
  return token ? <NewPassword token={token} /> : <RequestLink />;
}
