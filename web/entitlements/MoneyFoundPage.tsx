import { myEntitlements } from '@towpath/contracts/api/entitlements.ts';
import { BackLink } from '@towpath/design-system/buttons/BackLink.tsx';
import { useState } from 'react';
import { api } from '../data/client.ts';
import { PrintHead } from '../papers/PrintHead.tsx';
import { AdviceFrame } from '../shell/AdviceFrame.tsx';
import { PageTitle } from '../shell/PageTitle.tsx';
import { paths } from '../shell/paths.ts';
import { LoadingPage, useReadPage } from '../shell/useReadPage.tsx';
import { useSessionGuard } from '../shell/useSessionGuard.ts';
import { Found } from './Found.tsx';
import { NothingFound, StillMissing } from './NothingFound.tsx';
import { words } from './words.ts';

/** Help that the person may be missing: what it comes to, how to ask for it, and what it does to their advice. */
export function MoneyFoundPage() {
  const hasSession = useSessionGuard();
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <AdviceFrame title={words.title} away={words.away}>
        {hasSession ? <MoneyFound /> : <LoadingPage label={words.loading} />}
      </AdviceFrame>
    </>
  );
}

function MoneyFound() {
  const { answer: read, instead } = useReadPage(
    () => api(myEntitlements, {}),
    <LoadingPage label={words.loading} />,
  );
  // What was said of it last comes with the whole list anew.
  const [said, setSaid] = useState<typeof read>();
  const answer = said ?? read;
  if (!answer) return instead;
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
