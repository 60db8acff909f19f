import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { TroubleState } from '@towpath/design-system/feedback/TroubleState.tsx';
import { Header } from '@towpath/design-system/frame/Header.tsx';
import { useEffect, useState } from 'react';
import { useRemote } from '../data/remote.ts';
import { AppFooter } from '../shell/AppFooter.tsx';
import { BEGUN } from '../shell/begun.ts';
import { brandName } from '../shell/brand.ts';
import { NumbersToRing } from '../shell/NumbersToRing.tsx';
import { PageTitle } from '../shell/PageTitle.tsx';
import { paths } from '../shell/paths.ts';
import { useGoTo } from '../shell/useGoTo.ts';
import { beginner } from './begin.ts';
import { words } from './words.ts';

/**
 * The way into the questions: makes sure there is a session and a journey, then goes there. A partner's link that was
 * opened where somebody has begun, or that is over, is never dropped in silence.
 */
export function StartPage() {
  const goTo = useGoTo();
  const [begin] = useState(beginner);
  const beginning = useRemote(begin);
  const { answer } = beginning;
  const LinkMet = answer?.LinkMet;

  useEffect(() => {
    if (answer && !LinkMet) goTo(paths.journeyNow, { replace: true, state: BEGUN });
  }, [answer, LinkMet, goTo]);

  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <Header brandName={brandName} />
      <main id="main">
        <div className="wrap page">
          {beginning.error ? (
            <div className="stack">
              <TroubleState headingLevel={1} onRetry={beginning.again} retrying={beginning.isFetching}>
                {beginning.error.message}
              </TroubleState>
              <NumbersToRing />
            </div>
          ) : LinkMet ? (
            <LinkMet met={answer} />
          ) : (
            <Loading wholePage label={words.loading} />
          )}
          <noscript>
            <p>
              {words.noScript.before} <a href={paths.contact}>{words.noScript.link}</a> {words.noScript.after}
            </p>
          </noscript>
        </div>
      </main>
      <AppFooter />
    </>
  );
}
