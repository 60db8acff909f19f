import { myEntitlements } from '@towpath/contracts/api/entitlements.ts';
import { BackLink } from '@towpath/design-system/buttons/BackLink.tsx';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { OfflineStrip } from '@towpath/design-system/feedback/OfflineStrip.tsx';
import { TroubleState } from '@towpath/design-system/feedback/TroubleState.tsx';
import { AdviceHeader } from '@towpath/design-system/frame/AdviceHeader.tsx';
import { useState } from 'react';
import { api } from '../data/client.ts';
import { wordsOfReading } from '../data/failure.ts';
import { useRemote } from '../data/remote.ts';
import { useAway } from '../data/useOnline.ts';
import { PrintHead } from '../papers/PrintHead.tsx';
import { AppFooter } from '../shell/AppFooter.tsx';
import { brandName } from '../shell/brand.ts';
import { useLogOut } from '../shell/LogOutProvider.tsx';
import { PageTitle } from '../shell/PageTitle.tsx';
import { paths } from '../shell/paths.ts';
import { useSessionGuard } from '../shell/useSessionGuard.ts';
import { Found } from './Found.tsx';
import { NothingFound, StillMissing } from './NothingFound.tsx';
import { words } from './words.ts';

/** Help that the person may be missing: what it comes to, how to ask for it, and what it does to their advice. */
export function MoneyFoundPage() {
  const hasSession = useSessionGuard();
  const logOut = useLogOut();
  const away = useAway();
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <AdviceHeader brandName={brandName} title={words.title} onLogout={logOut} />
      <OfflineStrip away={away}>{away && words.away[away]}</OfflineStrip>
      <main id="main">
        <div className="wrap page page-tall">{hasSession ? <MoneyFound /> : <Loads />}</div>
      </main>
      <AppFooter />
    </>
  );
}

function MoneyFound() {
  const { answer: read, error, isFetching, again } = useRemote(() => api(myEntitlements, {}));
  // What was said of it last comes with the whole list anew.
  const [said, setSaid] = useState<typeof read>();
  const answer = said ?? read;
  if (!answer) {
    if (!error) return <Loads />;
    return (
      <TroubleState headingLevel={1} onRetry={() => void again()} retrying={isFetching}>
        {wordsOfReading(error)}
      </TroubleState>
    );
  }
  return (
    <>
      <PrintHead person="" />
      <BackLink href={paths.dashboard}>{words.back}</BackLink>
      {answer.missing.length > 0 ? (
        <StillMissing missing={answer.missing} />
      ) : answer.groups.length === 0 ? (
        <NothingFound found={answer} />
      ) : (
        <Found found={answer} onSaid={setSaid} />
      )}
    </>
  );
}

function Loads() {
  return <Loading wholePage label={words.loading} skeleton={[40, 100, 100]} />;
}
