import { BackLink } from '@towpath/design-system/buttons/BackLink.tsx';
import { ButtonLink } from '@towpath/design-system/buttons/ButtonLink.tsx';
import { Fold } from '@towpath/design-system/cards/Fold.tsx';
import { EmptyState } from '@towpath/design-system/feedback/EmptyState.tsx';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { OfflineStrip } from '@towpath/design-system/feedback/OfflineStrip.tsx';
import { TroubleState } from '@towpath/design-system/feedback/TroubleState.tsx';
import { AdviceHeader } from '@towpath/design-system/frame/AdviceHeader.tsx';
import { displayName } from '@towpath/domain/people/names.ts';
import { canChoose } from '@towpath/domain/solutions/explain/canChoose.ts';
import { inSentence } from '@towpath/domain/solutions/solution/inSentence.ts';
import { useEffect } from 'react';
import { wordsOfReading } from '../../data/failure.ts';
import { useRemote } from '../../data/remote.ts';
import { useAway } from '../../data/useOnline.ts';
import { PrintHead } from '../../papers/PrintHead.tsx';
import { AppFooter } from '../../shell/AppFooter.tsx';
import { brandName } from '../../shell/brand.ts';
import { useLogOut } from '../../shell/LogOutProvider.tsx';
import { PageTitle } from '../../shell/PageTitle.tsx';
import { paths } from '../../shell/paths.ts';
import { useParams } from '../../shell/router/router.tsx';
import { useGoTo } from '../../shell/useGoTo.ts';
import { useSessionGuard } from '../../shell/useSessionGuard.ts';
import { FreeAdvice } from '../FreeAdvice.tsx';
import { HoldsNow } from '../holds/HoldsNow.tsx';
import { readHolds } from '../holds/readHolds.ts';
import { SpeakToAdvisor } from '../SpeakToAdvisor.tsx';
import { SpeakToUs } from '../SpeakToUs.tsx';
import { solutionNamed } from '../solutionTexts.ts';
import { words } from '../words.ts';
import { readSolution } from './readSolution.ts';
import { SolutionDetail } from './SolutionDetail.tsx';
import styles from './SolutionPage.module.css';

/** One solution of the person's advice in full (AD-024). Its header has no section progress (SH-012, SH-013). */
export function SolutionPage() {
  const hasSession = useSessionGuard();
  const logOut = useLogOut();
  const away = useAway();
  return (
    <>
      <AdviceHeader brandName={brandName} title={words.solutionPage.title} onLogout={logOut} />
      <OfflineStrip away={away}>{away && words.solutionPage.away[away]}</OfflineStrip>
      <main id="main">
        <div className={`wrap page page-tall ${styles.page}`}>
          {hasSession ? <Solution /> : <GettingAdvice />}
        </div>
      </main>
      <AppFooter />
    </>
  );
}

function Solution() {
  const goTo = useGoTo();
  const { shortName = '' } = useParams();
  const { answer, error, isFetching, again } = useRemote(readWithHolds);
  const elsewhere = answer?.elsewhere;
  useEffect(() => {
    if (elsewhere) goTo(elsewhere, { replace: true });
  }, [elsewhere, goTo]);

  if (!answer && error) {
    return (
      <>
        <PageTitle>{words.solutionPage.title}</PageTitle>
        <TroubleState headingLevel={1} onRetry={again} retrying={isFetching}>
          {wordsOfReading(error)}
        </TroubleState>
      </>
    );
  }
  if (!answer || answer.elsewhere !== undefined) return <GettingAdvice />;

  const { advice, details, back, stepId, isClosed, holding } = answer;
  const { forename, surname } = details;
  const solution = solutionNamed(advice, shortName);
  if (!solution) {
    return (
      <>
        <PageTitle>{words.solutionPage.notYours}</PageTitle>
        <EmptyState
          headingLevel={1}
          heading={words.solutionPage.notYours}
          action={<ButtonLink href={back}>{words.solutionPage.seeAdvice}</ButtonLink>}
        >
          {words.solutionPage.notYoursText}
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <PageTitle>{solution.product.name}</PageTitle>
      <PrintHead person={displayName(details)} />
      <div className="no-print">
        <BackLink href={back}>{words.solutionPage.back}</BackLink>
      </div>
      <HoldsNow holds={holding.holds} />
      <SolutionDetail solution={solution} advice={advice} back={back} />
      <div className={`${styles.ways} no-print`}>
        <SpeakToAdvisor
          isSmall
          text={words.solutionPage.talkFirst}
          beside={
            !isClosed &&
            holding.mayChoose &&
            canChoose(advice, solution.product.shortName) && (
              <ButtonLink variant="secondary" size="small" href={paths.choose(solution.product.shortName)}>
                {words.solutionPage.choose}
                <span className="visually-hidden">
                  {words.solutionPage.chooseWhich(inSentence(solution.product.shortName))}
                </span>
              </ButtonLink>
            )
          }
        />
        {stepId && (
          <Fold heading={words.solutionPage.callBack}>
            <SpeakToUs
              stepId={stepId}
              name={displayName({ forename, surname })}
              knownNumber={details.contactNumber}
            />
          </Fold>
        )}
      </div>
      <div className={styles.free}>
        <FreeAdvice>{advice.freeAdvice}</FreeAdvice>
      </div>
    </>
  );
}

/** The advice that the solution is part of, with what holds of what was chosen of it. */
async function readWithHolds() {
  const [read, holding] = await Promise.all([readSolution(), readHolds()]);
  return { ...read, holding };
}

function GettingAdvice() {
  return (
    <>
      <PageTitle>{words.solutionPage.title}</PageTitle>
      <Loading wholePage label={words.gettingAdvice} skeleton={[40, 100, 100]} />
    </>
  );
}
