import { OfflineStrip } from '@towpath/design-system/feedback/OfflineStrip.tsx';
import { AdviceHeader } from '@towpath/design-system/frame/AdviceHeader.tsx';
import type { ReactNode } from 'react';
import { useAway } from '../data/useOnline.ts';
import { AppFooter } from '../shell/AppFooter.tsx';
import { brandName } from '../shell/brand.ts';
import { useLogOut } from '../shell/LogOutProvider.tsx';
import { paths } from '../shell/paths.ts';
import { words } from './words.ts';

/** Header, strip and footer around the form; home is the plan that it is for. */
export function ApplicationFrame({ children }: { readonly children: ReactNode }) {
  const logOut = useLogOut();
  const away = useAway();
  return (
    <>
      <AdviceHeader
        brandName={brandName}
        title={words.title}
        homeHref={paths.plan}
        homeLabel={words.none.seePlan}
        onLogout={logOut}
      />
      <OfflineStrip away={away}>{away && words.away[away]}</OfflineStrip>
      <main id="main">
        <div className="wrap page page-tall">{children}</div>
      </main>
      <AppFooter />
    </>
  );
}
