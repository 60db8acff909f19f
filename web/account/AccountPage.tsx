import { myAccount } from '@towpath/contracts/api/account.ts';
import { BackLink } from '@towpath/design-system/buttons/BackLink.tsx';
import { Card } from '@towpath/design-system/cards/Card.tsx';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { OfflineStrip } from '@towpath/design-system/feedback/OfflineStrip.tsx';
import { TroubleState } from '@towpath/design-system/feedback/TroubleState.tsx';
import { Header } from '@towpath/design-system/frame/Header.tsx';
import { HeaderLink } from '@towpath/design-system/frame/HeaderLink.tsx';
import { lifebuoy } from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import { useRef } from 'react';
import { api } from '../data/client.ts';
import { wordsOfFailure } from '../data/failure.ts';
import { useRemote } from '../data/remote.ts';
import { accessToken } from '../data/session.ts';
import { useAway } from '../data/useOnline.ts';
import { AccountLink } from '../shell/AccountLink.tsx';
import { AppFooter } from '../shell/AppFooter.tsx';
import { brandName } from '../shell/brand.ts';
import { useLogOut } from '../shell/LogOutProvider.tsx';
import { PageTitle } from '../shell/PageTitle.tsx';
import { paths } from '../shell/paths.ts';
import { useClose } from '../shell/popUp.ts';
import { useSessionGuard } from '../shell/useSessionGuard.ts';
import styles from './AccountPage.module.css';
import { AccountProvider, type ReadAccount } from './accountContext.ts';
import { GuestData } from './guest/GuestData.tsx';
import { PARTS } from './parts.ts';
import { useHere } from './useHere.ts';
import { useKeepPart } from './useKeepPart.ts';
import { words } from './words.ts';

/** The person's account: details, logins, how we may be in touch, what they agreed to, papers and data. */
export function AccountPage() {
  const hasSession = useSessionGuard();
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
            <AccountLink isHere />
          </>
        }
        onLogout={logOut}
        onClose={close}
      />
      <OfflineStrip away={away}>{away && words.away[away]}</OfflineStrip>
      <main id="main">
        <div className="wrap page page-tall">
          {hasSession ? <Account /> : <Loading wholePage label={words.loading} />}
        </div>
      </main>
      <AppFooter />
    </>
  );
}

function Account() {
  const isGuest = accessToken() === undefined;
  return (
    <>
      <BackLink href={paths.dashboard}>{words.back}</BackLink>
      <h1>{words.title}</h1>
      <p className={`lead ${styles.lead}`}>{isGuest ? words.guestLead : words.lead}</p>
      {isGuest ? (
        <>
          <Card tight>
            <p>{words.guest}</p>
          </Card>
          <div className={styles.guest}>
            <GuestData />
          </div>
        </>
      ) : (
        <Parts />
      )}
    </>
  );
}

function Parts() {
  const { answer, error, isFetching, again } = useRemote(() => api(myAccount));
  if (!answer) {
    if (!error) return <Loading label={words.loading} skeleton={[40, 100, 100]} />;
    return (
      <TroubleState onRetry={again} retrying={isFetching}>
        {wordsOfFailure(error)}
      </TroubleState>
    );
  }
  return <Sections account={answer} again={again} />;
}

function Sections(read: ReadAccount) {
  const here = useHere(PARTS.map(({ id }) => id));
  const parts = useRef<HTMLDivElement>(null);
  useKeepPart(parts);
  return (
    <div className={styles.columns}>
      <nav aria-label={words.onThisPage} className={`${styles.nav} no-print`}>
        <ul>
          {PARTS.map(({ id, icon, heading }) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={here === id ? 'true' : undefined}>
                <Glyph of={icon} />
                {heading}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.parts} ref={parts}>
        <AccountProvider value={read}>
          {PARTS.map(({ id, heading, lead, Part }) => (
            <section key={id} id={id} aria-labelledby={`${id}-heading`}>
              <h2 id={`${id}-heading`} tabIndex={-1}>
                {heading}
              </h2>
              <p className={styles.partLead}>{typeof lead === 'string' ? lead : lead(read.account)}</p>
              <Part />
            </section>
          ))}
        </AccountProvider>
      </div>
    </div>
  );
}
