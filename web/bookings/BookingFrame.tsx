import { OfflineStrip } from '@towpath/design-system/feedback/OfflineStrip.tsx';
import { Header } from '@towpath/design-system/frame/Header.tsx';
import { HeaderLink } from '@towpath/design-system/frame/HeaderLink.tsx';
import { lifebuoy } from '@towpath/design-system/icons/drawings.generated.ts';
import type { ReactNode } from 'react';
import { useAway } from '../data/useOnline.ts';
import { AccountLink } from '../shell/AccountLink.tsx';
import { AppFooter } from '../shell/AppFooter.tsx';
import { brandName } from '../shell/brand.ts';
import { useLogOut } from '../shell/LogOutProvider.tsx';
import { PageTitle } from '../shell/PageTitle.tsx';
import { paths } from '../shell/paths.ts';
import { useClose } from '../shell/popUp.ts';
import { words } from './words.ts';

/** The frame of the pages of a booking; by the link of a mail it knows nothing of an account. */
export function BookingFrame({ isOwn, children }: { readonly isOwn: boolean; readonly children: ReactNode }) {
  const logOut = useLogOut();
  const close = useClose();
  const away = useAway();
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <Header
        brandName={brandName}
        nav={
          <>
            <HeaderLink href={paths.contact} icon={lifebuoy} wideOnly>
              {words.help}
            </HeaderLink>
            {isOwn && <AccountLink />}
          </>
        }
        {...(isOwn ? { onLogout: logOut } : {})}
        onClose={close}
      />
      <OfflineStrip away={away}>{away && words.away[away]}</OfflineStrip>
      <main id="main">
        <div className="wrap page page-tall">{children}</div>
      </main>
      <AppFooter />
    </>
  );
}
