import type { Dashboard as DashboardRead } from '@towpath/contracts/api/dashboard.ts';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { OfflineStrip } from '@towpath/design-system/feedback/OfflineStrip.tsx';
import { TroubleState } from '@towpath/design-system/feedback/TroubleState.tsx';
import { Header } from '@towpath/design-system/frame/Header.tsx';
import { HeaderLink } from '@towpath/design-system/frame/HeaderLink.tsx';
import { lifebuoy } from '@towpath/design-system/icons/drawings.generated.ts';
import { type ReactNode, useEffect } from 'react';
import { wordsOfFailure } from '../data/failure.ts';
import { useKeptRemote } from '../data/keptRemote.ts';
import { useOutbox } from '../data/outbox/outboxContext.ts';
import { useAway } from '../data/useOnline.ts';
import { useChatHere } from '../journey/liveChat.ts';
import { LatestAdvice } from '../papers/LatestAdvice.tsx';
import { AccountLink } from '../shell/AccountLink.tsx';
import { AppFooter } from '../shell/AppFooter.tsx';
import { brandName } from '../shell/brand.ts';
import { useLogOut } from '../shell/LogOutProvider.tsx';
import { NumbersToRing } from '../shell/NumbersToRing.tsx';
import { PageTitle } from '../shell/PageTitle.tsx';
import { useClose } from '../shell/popUp.ts';
import { useLocation } from '../shell/router/router.tsx';
import { useIsWide } from '../shell/useIsWide.ts';
import { useSessionGuard } from '../shell/useSessionGuard.ts';
import { KeptOff } from '../urgent/UrgentMatters.tsx';
import { ChoosePassword } from './ChoosePassword.tsx';
import styles from './DashboardPage.module.css';
import { DebtsCard } from './DebtsCard.tsx';
import { FullReview } from './FullReview.tsx';
import { GettingStarted } from './GettingStarted.tsx';
import { Details, FoldedDetails, Greeting } from './Greeting.tsx';
import { HelpElsewhere } from './HelpElsewhere.tsx';
import { howMuch } from './howMuch.ts';
import { DatesToKeep, PlanColumns, ThingToday, WaitsAndDone } from './leads/onDemand.ts';
import { MonthlySummary } from './MonthlySummary.tsx';
import { NextCard } from './NextCard.tsx';
import { NotSentYet, useOnlyHere } from './NotSentYet.tsx';
import { isFirstLookDone, nextStep } from './nextStep.ts';
import { OneThing } from './OneThing.tsx';
import { OnlineJourney } from './OnlineJourney.tsx';
import { type ReadAsked, type ReadFound, readDashboard } from './readDashboard.ts';
import { TalkToPerson } from './TalkToPerson.tsx';
import { WhichAnswers } from './WhichAnswers.tsx';
import { words } from './words.ts';

type DashboardProps = {
  readonly children?: ReactNode;
  /** Reads what the person asked us for. */
  readonly readAsked?: ReadAsked | undefined;
  /** Reads the help that was found for the person. */
  readonly readFound?: ReadFound | undefined;
  /** How a plan that is repaid goes down. */
  readonly picture?: ((of: NonNullable<DashboardRead['goingDown']>) => ReactNode) | undefined;
};

/**
 * The person's own page (DB-001): who they are, the state of their journey, their month, and somebody to talk
 * to. `children` are further cards.
 */
export function DashboardPage({ children, ...parts }: DashboardProps) {
  const hasSession = useSessionGuard();
  const logOut = useLogOut();
  const close = useClose();
  const away = useAway();
  useChatHere(hasSession);
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <Header
        brandName={brandName}
        nav={
          <>
            <HeaderLink href="#help" icon={lifebuoy} wideOnly>
              {words.help}
            </HeaderLink>
            <AccountLink />
          </>
        }
        onLogout={logOut}
        onClose={close}
      />
      <OfflineStrip away={away}>{away && words.away[away]}</OfflineStrip>
      <main id="main">
        <div className="wrap page page-tall">
          {hasSession ? (
            <Dashboard {...parts}>{children}</Dashboard>
          ) : (
            <Loading wholePage label={words.loading} />
          )}
        </div>
      </main>
      <AppFooter />
    </>
  );
}

/** What comes next has taken the place of the form that had the focus. */
function showNext(): void {
  document.getElementById('next-heading')?.focus();
}

function Dashboard({ children, readAsked, readFound, picture }: DashboardProps) {
  const { state } = useLocation();
  const outbox = useOutbox();
  const onlyHere = useOnlyHere();
  const isWide = useIsWide();
  const { answer, error, isFetching, again, keptAt } = useKeptRemote(call =>
    readDashboard(outbox, { readAsked, readFound }, call),
  );
  useEffect(() => {
    if (answer && !answer.isAllSaved) return outbox.whenSent(() => void again());
  }, [answer, again, outbox]);

  if (!answer) {
    if (!error) return <Loading wholePage label={words.loading} skeleton={[40, 100, 100, 70]} />;
    return (
      <div className="stack">
        <TroubleState headingLevel={1} onRetry={again} retrying={isFetching}>
          {wordsOfFailure(error)}
        </TroubleState>
        <NotSentYet unsent={onlyHere.unsent} />
        <NumbersToRing />
      </div>
    );
  }

  const { details, journey, leading, budgetIsOpen, asked, found, which, isAllSaved } = answer;
  const { pressing, plan, waits, done } = leading;
  // What is kept off for now presses nobody.
  const pressingNow = pressing.urgent.filter(({ isKeptOff }) => !isKeptOff);
  const isPressing = pressingNow.length > 0;
  const { owesNothing, clearedOnList } = leading;
  const next = nextStep({
    ...journey,
    ...{ budgetIsOpen, owesNothing, clearedOnList, isAllSaved, isPressing },
  });
  const shown = howMuch({
    isAdvised: journey.isAdvised,
    isReviewing: journey.id !== null && !journey.isQualifier,
    pressing: pressingNow.length,
    hasPlan: plan !== null,
    isWide,
  });
  const debts = <DebtsCard journey={journey} shown={shown} />;
  const month = <MonthlySummary journey={journey} pressing={pressing} shown={shown} />;
  const ask = which && <WhichAnswers waiting={which} onChosen={() => void again().then(showNext)} />;
  const closed = (
    <Notification tone="lightpurple" live={false} heading={words.closed.heading}>
      {words.closed.text}
    </Notification>
  );
  const password = details.isRegistered && !details.hasPassword && (
    <ChoosePassword email={details.email ?? ''} isHere={details.mayChoosePassword} />
  );
  const talk = journey.endedWithoutCall ? (
    <HelpElsewhere ids={journey.endedWithoutCall.helpIds} nation={pressing.nation} />
  ) : (
    <TalkToPerson />
  );
  // Before a plan, what threatens leads above and a talk has its own card.
  const due = plan
    ? []
    : leading.dates.filter(
        ({ danger, stake }) => stake === 'court papers' || (danger === 'rest' && stake !== 'talk'),
      );
  // A question before the advice is among what is to be kept, and is not led to twice.
  const isAsked = leading.dates.some(({ leadsTo }) => leadsTo === 'questions');
  const saved = (state as { saved?: boolean } | null)?.saved ?? false;
  return (
    <>
      <Greeting
        details={details}
        isPressing={isPressing}
        isOnPlan={plan !== null || leading.standing !== null}
        standing={leading.standing}
      />
      {keptAt !== undefined && <p className={styles.notice}>{words.asOf(new Date(keptAt))}</p>}
      {(plan === null ? isPressing : leading.leads === 'matter') ? (
        <OneThing {...pressing} />
      ) : (
        plan && <ThingToday {...leading} />
      )}
      <NotSentYet
        unsent={journey.isLocked ? [...new Set([...onlyHere.unsent, ...onlyHere.typed])] : onlyHere.unsent}
        isClosed={journey.isLocked}
        className={styles.notice}
      />
      {saved &&
        isAllSaved &&
        !journey.isLocked &&
        onlyHere.unsent.length === 0 &&
        next &&
        !journey.endedWithoutCall && (
          <div className={styles.notice}>
            <Notification tone="green" heading={words.saved.heading}>
              {words.saved.text(next.heading)}{' '}
              {onlyHere.typed.length > 0 && words.saved.typed(onlyHere.typed)}
            </Notification>
          </div>
        )}
      {plan ? (
        <PlanColumns
          {...leading}
          adviceAt={journey.isAdvised ? next?.href : undefined}
          before={
            <>
              {ask}
              {journey.isLocked
                ? closed
                : (budgetIsOpen || !(journey.isAdvised || isAsked)) &&
                  next && <NextCard next={next} isSecond />}
            </>
          }
          picture={leading.goingDown && picture?.(leading.goingDown)}
          asked={asked}
          found={found}
          rests={
            <div>
              {debts}
              {month}
              {journey.id !== null && <OnlineJourney journey={journey} isLine />}
              <FoldedDetails details={details}>{children}</FoldedDetails>
            </div>
          }
        >
          {password}
          {talk}
        </PlanColumns>
      ) : (
        <div className={styles.columns}>
          <div className="stack-large">
            {ask}
            {due.length > 0 && <DatesToKeep dates={due} />}
            {!isPressing && pressing.urgent.length > 0 && <KeptOff urgent={pressing.urgent} />}
            {journey.isLocked ? (
              closed
            ) : next && isFirstLookDone(journey) ? (
              <FullReview
                next={next}
                isRegistered={details.isRegistered}
                email={details.email ?? undefined}
                onMade={() => void again().then(showNext)}
                isSecond={isPressing}
              />
            ) : next ? (
              <NextCard next={next} isSecond={isPressing} />
            ) : (
              <GettingStarted />
            )}
            {journey.id !== null && !journey.isQualifier && !owesNothing && !clearedOnList && (
              <LatestAdvice />
            )}
            {asked}
            {waits.length + done.length > 0 && <WaitsAndDone waits={waits} done={done} />}
            {next && !journey.isLocked && !details.isRegistered && !journey.endedWithoutCall && (
              <Notification tone="lightpurple" live={false} heading={words.comeBack.heading}>
                {isFirstLookDone(journey) || journey.isEnded
                  ? words.comeBack.withoutEmail
                  : words.comeBack.text}
              </Notification>
            )}
            {journey.id !== null && <OnlineJourney journey={journey} isFolded={shown === 'line'} />}
            {shown !== 'line' && debts}
          </div>
          <div className="stack-large">
            {password}
            {shown === 'line' ? (
              <div>
                {debts}
                {month}
              </div>
            ) : (
              month
            )}
            {found}
            {talk}
            {children}
            {(isPressing || leading.standing !== null) && <Details details={details} />}
          </div>
        </div>
      )}
    </>
  );
}
