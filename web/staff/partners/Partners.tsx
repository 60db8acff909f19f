import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import { staffPartners } from '@towpath/contracts/api/staffPartners.ts';
import { EmptyState } from '@towpath/design-system/feedback/EmptyState.tsx';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { useEffect } from 'react';
import { wordsOfFailure } from '../../data/failure.ts';
import { useRemote } from '../../data/remote.ts';
import { PageTitle } from '../../shell/PageTitle.tsx';
import type { AreaProps } from '../area.ts';
import { isSignedOut, staffApi } from '../staffApi.ts';
import { useFocusAtFirst } from '../useFocusAtFirst.ts';
import { PartnerKeys } from './PartnerKeys.tsx';
import { PartnerReport } from './PartnerReport.tsx';
import styles from './Partners.module.css';
import { words } from './words.ts';

export type Partner = AnswerOf<typeof staffPartners>['partners'][number];

/** The partners: the keys that they sign with, and how far their people came. */
export function Partners({ takesFocus, onEnded }: AreaProps) {
  const heading = useFocusAtFirst(takesFocus);
  const { answer, error, again } = useRemote(() => staffApi(staffPartners));
  const hasEnded = isSignedOut(error);
  useEffect(() => {
    if (hasEnded) onEnded();
  }, [hasEnded, onEnded]);
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <h1 ref={heading} tabIndex={-1}>
        {words.title}
      </h1>
      <p className="lead">{words.lead}</p>
      {!answer && !error && <Loading label={words.loading} skeleton={[100, 100]} />}
      {error && !hasEnded && <Notification tone="red">{wordsOfFailure(error)}</Notification>}
      {answer?.partners.length === 0 && (
        <EmptyState headingLevel={2} heading={words.none}>
          {words.noneText}
        </EmptyState>
      )}
      {answer?.partners.map(partner => (
        <section key={partner.appId} aria-labelledby={`partner-${partner.appId}`} className={styles.section}>
          <h2 id={`partner-${partner.appId}`}>
            {partner.name} <span className={styles.app}>{partner.appId}</span>
          </h2>
          <PartnerKeys partner={partner} onChanged={again} />
          <PartnerReport appId={partner.appId} name={partner.name} />
        </section>
      ))}
    </>
  );
}
