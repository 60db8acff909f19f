import { paperVersions } from '@towpath/contracts/api/papers.ts';
import { BackLink } from '@towpath/design-system/buttons/BackLink.tsx';
import { ButtonLink } from '@towpath/design-system/buttons/ButtonLink.tsx';
import { EmptyState } from '@towpath/design-system/feedback/EmptyState.tsx';
import { api } from '../../data/client.ts';
import { AdviceFrame } from '../../shell/AdviceFrame.tsx';
import { PageTitle } from '../../shell/PageTitle.tsx';
import { paths } from '../../shell/paths.ts';
import { LoadingPage, useReadPage } from '../../shell/useReadPage.tsx';
import { useSessionGuard } from '../../shell/useSessionGuard.ts';
import { PhotosPart } from '../photos/PhotosPart.tsx';
import { words as paperWords } from '../words.ts';
import { PaperGroup } from './PaperGroup.tsx';
import styles from './PapersPage.module.css';

const words = paperWords.all;

/** Every paper of a person, each version, the newest first, to open or to save. */
export function PapersPage() {
  const hasSession = useSessionGuard();
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <AdviceFrame title={words.title} away={words.away}>
        {hasSession ? <Papers /> : <LoadingPage label={words.loading} />}
      </AdviceFrame>
    </>
  );
}

function Papers() {
  const { answer, instead } = useReadPage(
    () => api(paperVersions, { query: {} }),
    <LoadingPage label={words.loading} />,
  );
  if (!answer) return instead;
  if (answer.groups.length === 0) {
    return (
      <div className={styles.page}>
        <EmptyState
          headingLevel={1}
          heading={words.none}
          action={<ButtonLink href={paths.dashboard}>{words.seeDashboard}</ButtonLink>}
        >
          {words.noneText}
        </EmptyState>
        <PhotosPart />
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <BackLink href={paths.dashboard}>{words.back}</BackLink>
      <h1>{words.title}</h1>
      <p className="lead">{words.lead}</p>
      <PhotosPart />
      {answer.groups.map(group => (
        <PaperGroup key={group.kind} group={group} />
      ))}
    </div>
  );
}
