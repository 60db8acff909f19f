import { OfflineStrip } from '@towpath/design-system/feedback/OfflineStrip.tsx';
import { AdviceHeader } from '@towpath/design-system/frame/AdviceHeader.tsx';
import type { ReactNode } from 'react';
import type { AwayWords } from '../data/connection.ts';
import { useAway } from '../data/useOnline.ts';
import { AppFooter } from './AppFooter.tsx';
import { brandName } from './brand.ts';
import { useLogOut } from './LogOutProvider.tsx';

type AdviceFrameProps = {
  readonly title: string;
  /** What the strip says while there is no connection, or no server. */
  readonly away: AwayWords;
  /** Where the header leads; to the dashboard where left out. */
  readonly home?: { readonly href: string; readonly label: string };
  readonly children: ReactNode;
};

/** Header, strip and footer around a page of what follows from the advice. */
export function AdviceFrame({ title, away: says, home, children }: AdviceFrameProps) {
  const logOut = useLogOut();
  const away = useAway();
  return (
    <>
      <AdviceHeader
        brandName={brandName}
        title={title}
        {...(home && { homeHref: home.href, homeLabel: home.label })}
        onLogout={logOut}
      />
      <OfflineStrip away={away}>{away && says[away]}</OfflineStrip>
      <main id="main">
        <div className="wrap page page-tall">{children}</div>
      </main>
      <AppFooter />
    </>
  );
}
