import { LiveRegion } from '@towpath/design-system/feedback/LiveRegion.tsx';
import { AnchorProvider } from '@towpath/design-system/links.tsx';
import { type ReactNode, useEffect } from 'react';
import { endWithOtherTabs, onSessionEnd } from '../data/session.ts';
import { AppLink } from './AppLink.tsx';
import { LogOutProvider } from './LogOutProvider.tsx';
import { letLeave } from './leaving.ts';
import { loginPath, paths } from './paths.ts';
import { useLocation } from './router/router.tsx';
import { useArrival } from './useArrival.ts';
import { useGoTo } from './useGoTo.ts';

/**
 * Around every page: links without reloads, the single live region, focus after a page change, and the redirect when
 * a session ends.
 */
export function Shell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  useArrival();
  useWayOut();
  useEffect(letLeave, []);
  return (
    <AnchorProvider kind={AppLink}>
      <LiveRegion page={pathname}>
        <LogOutProvider>{children}</LogOutProvider>
      </LiveRegion>
    </AnchorProvider>
  );
}

/** What the login page is told about how the person got there. */
export type LoginArrival = {
  /** The session expired; the person did not log out. */
  readonly ended?: boolean;
  readonly email?: string | undefined;
};

/**
 * When the session is cleared, here or in another tab, redirects to login (ID-022), and back afterwards unless the
 * person logged out.
 */
function useWayOut(): void {
  const goTo = useGoTo();
  useEffect(
    () =>
      onSessionEnd(({ why, email }) => {
        const ended = why === 'ended';
        const from = ended ? location.pathname + location.search : undefined;
        // A second call that comes back refused would send somebody who logs in already to the dashboard.
        if (!from?.startsWith(paths.login))
          goTo(loginPath(from), { replace: true, state: { ended, email } satisfies LoginArrival });
      }),
    [goTo],
  );
  useEffect(endWithOtherTabs, []);
}
