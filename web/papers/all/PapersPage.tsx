import { paperVersions } from '@towpath/contracts/api/papers.ts';
import { BackLink } from '@towpath/design-system/buttons/BackLink.tsx';
import { ButtonLink } from '@towpath/design-system/buttons/ButtonLink.tsx';
import { EmptyState } from '@towpath/design-system/feedback/EmptyState.tsx';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { OfflineStrip } from '@towpath/design-system/feedback/OfflineStrip.tsx';
import { TroubleState } from '@towpath/design-system/feedback/TroubleState.tsx';
import { AdviceHeader } from '@towpath/design-system/frame/AdviceHeader.tsx';
import { api } from '../../data/client.ts';
import { wordsOfReading } from '../../data/failure.ts';
import { useRemote } from '../../data/remote.ts';
import { useAway } from '../../data/useOnline.ts';
import { AppFooter } from '../../shell/AppFooter.tsx';
import { brandName } from '../../shell/brand.ts';
import { useLogOut } from '../../shell/LogOutProvider.tsx';
import { PageTitle } from '../../shell/PageTitle.tsx';
import { paths } from '../../shell/paths.ts';
import { useSessionGuard } from '../../shell/useSessionGuard.ts';
import { words as paperWords } from '../words.ts';
import { PaperGroup } from './PaperGroup.tsx';
import styles from './PapersPage.module.css';

const words = paperWords.all;

/** Every paper of a person, each version, the newest first, to open or to save. */
export function PapersPage() {
  const hasSession = useSessionGuard();
  const logOut = useLogOut();
  const away = useAway();
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <AdviceHeader brandName={brandName} title={words.title} onLogout={logOut} />
      <OfflineStrip away={away}>{away && words.away[away]}</OfflineStrip>
      <main id="main">
        <div className="wrap page page-tall">{hasSession ? <Papers /> : <Loads />}</div>
      </main>
      <AppFooter />
    </>
  );
}

function Papers() {
  const { answer, error, isFetching, again } = useRemote(() => api(paperVersions, { query: {} }));
  if (!answer) {
    if (!error) return <Loads />;
    return (
      <TroubleState headingLevel={1} onRetry={() => void again()} retrying={isFetching}>
        {wordsOfReading(error)}
      </TroubleState>
    );
  }
  if (answer.groups.length === 0) {
    return (
      <EmptyState
        headingLevel={1}
        heading={words.none}
        action={<ButtonLink href={paths.dashboard}>{words.seeDashboard}</ButtonLink>}
      >
        {words.noneText}
      </EmptyState>
    );
  }
  return (
    <div className={styles.page}>
      <BackLink href={paths.dashboard}>{words.back}</BackLink>
      <h1>{words.title}</h1>
      <p className="lead">{words.lead}</p>
      {answer.groups.map(group => (
        <PaperGroup key={group.kind} group={group} />
      ))}
    </div>
  );
}

function Loads() {
  return <Loading wholePage label={words.loading} skeleton={[40, 100, 100]} />;
}
