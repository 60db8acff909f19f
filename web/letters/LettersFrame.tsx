import { OfflineStrip } from '@towpath/design-system/feedback/OfflineStrip.tsx';
import { AdviceHeader } from '@towpath/design-system/frame/AdviceHeader.tsx';
import type { ReactNode } from 'react';
import { useAway } from '../data/useOnline.ts';
import { AppFooter } from '../shell/AppFooter.tsx';
import { brandName } from '../shell/brand.ts';
import { useLogOut } from '../shell/LogOutProvider.tsx';
import { words } from './words.ts';

/** Header, strip and footer around the letters. */
export function LettersFrame({ children }: { readonly children: ReactNode }) {
  const logOut = useLogOut();
  const away = useAway();
  return (
    <>
      <AdviceHeader brandName={brandName} title={words.title} onLogout={logOut} />
      <OfflineStrip away={away}>{away && words.away[away]}</OfflineStrip>
      <main id="main">
        <div className="wrap page page-tall">{children}</div>
      </main>
      <AppFooter />
    </>
  );
}
