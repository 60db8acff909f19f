import { previewQuestions } from '@towpath/contracts/api/preview.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { TroubleState } from '@towpath/design-system/feedback/TroubleState.tsx';
import { Header } from '@towpath/design-system/frame/Header.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import { countNothing } from '../data/analytics.ts';
import { api } from '../data/client.ts';
import { hasCode, wordsOfReading } from '../data/failure.ts';
import { useRemote } from '../data/remote.ts';
import { brandName } from '../shell/brand.ts';
import { PageTitle } from '../shell/PageTitle.tsx';
import { PreviewedQuestions } from './PreviewedQuestions.tsx';
import { words } from './words.ts';

const REFUSALS = ['PREVIEW_LINK_NOT_VALID', 'PREVIEW_LINK_ENDED', 'PREVIEW_HAS_FAULT'] as const;

/** Where the link of a preview leads: the questions that it is signed for, or why there are none. */
export function PreviewPage() {
  const [link] = useState(() => new URLSearchParams(location.search).get('link') ?? '');
  useEffect(countNothing, []);
  const { answer, error, isFetching, again } = useRemote(() => api(previewQuestions, { body: { link } }));
  if (answer) return <PreviewedQuestions previewed={answer} />;
  for (const code of REFUSALS) {
    if (!hasCode(error, code)) continue;
    return (
      <Framed title={words.notGood[code]}>
        <div className="stack">
          <h1>{words.notGood[code]}</h1>
          <p className="lead">{error.message}</p>
          {code === 'PREVIEW_HAS_FAULT' && (
            <p>
              <Button loading={isFetching} onClick={() => void again()}>
                {words.again}
              </Button>
            </p>
          )}
        </div>
      </Framed>
    );
  }
  return (
    <Framed title={words.title}>
      {error && (
        <TroubleState headingLevel={1} retrying={isFetching} onRetry={() => void again()}>
          {wordsOfReading(error)}
        </TroubleState>
      )}
      {!error && <Loading wholePage label={words.loading} skeleton={[1, 3, 3]} />}
    </Framed>
  );
}

function Framed({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Header brandName={brandName} />
      <main id="main">
        <div className="wrap page">{children}</div>
      </main>
    </>
  );
}
