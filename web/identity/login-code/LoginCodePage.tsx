import { ButtonLink } from '@towpath/design-system/buttons/ButtonLink.tsx';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { useState, useSyncExternalStore } from 'react';
import { paths, safeNext } from '../../shell/paths.ts';
import { useLocation } from '../../shell/router/router.tsx';
import { forgetBringing, isBringing } from '../login/bringing.ts';
import { useEnter } from '../login/useEnter.ts';
import { forgetWaitingLogin, waitingLogin } from '../login/waitingLogin.ts';
import { ResetFrame } from '../reset-password/ResetFrame.tsx';
import { CodeForm } from './CodeForm.tsx';
import { words } from './words.ts';

const never = () => () => {};

/** The second page of a login, for who has turned codes on: the code of the app, or a recovery code. */
export function LoginCodePage() {
  const { search } = useLocation();
  const enter = useEnter(safeNext(new URLSearchParams(search).get('next')) ?? paths.dashboard);
  const [isOver, setOver] = useState(false);
  const challenge = useSyncExternalStore<string | undefined | null>(
    never,
    () => waitingLogin() ?? null,
    () => undefined,
  );
  if (challenge === undefined) {
    return (
      <ResetFrame title={words.title}>
        <Loading wholePage label={words.oneMoment} />
      </ResetFrame>
    );
  }
  if (isOver || challenge === null) {
    return (
      <ResetFrame title={words.over.title}>
        <p className="lead">{words.over.lead}</p>
        <p>
          <ButtonLink href={`${paths.login}${search}`}>{words.over.action}</ButtonLink>
        </p>
      </ResetFrame>
    );
  }
  return (
    <ResetFrame title={words.title}>
      <CodeForm
        challenge={challenge}
        brings={isBringing()}
        onLoggedIn={userId => {
          forgetWaitingLogin();
          forgetBringing();
          enter(userId);
        }}
        onOver={() => {
          forgetWaitingLogin();
          setOver(true);
        }}
      />
    </ResetFrame>
  );
}
