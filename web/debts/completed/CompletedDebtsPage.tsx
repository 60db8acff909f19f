import { myDebts } from '@towpath/contracts/api/debts.ts';
import { type JourneyPage, myPages, myStatus } from '@towpath/contracts/api/journeys.ts';
import { ButtonLink } from '@towpath/design-system/buttons/ButtonLink.tsx';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { OfflineStrip } from '@towpath/design-system/feedback/OfflineStrip.tsx';
import { TroubleState } from '@towpath/design-system/feedback/TroubleState.tsx';
import { Header } from '@towpath/design-system/frame/Header.tsx';
import { HeaderLink } from '@towpath/design-system/frame/HeaderLink.tsx';
import { house } from '@towpath/design-system/icons/drawings.generated.ts';
import { CUSTOMER_DEBTS } from '@towpath/domain/debts/steps.ts';
import { useEffect } from 'react';
import { hasCode, wordsOfFailure } from '../../data/failure.ts';
import { type ReadKept, useKeptRemote } from '../../data/keptRemote.ts';
import { useAway } from '../../data/useOnline.ts';
import { AccountLink } from '../../shell/AccountLink.tsx';
import { AppFooter } from '../../shell/AppFooter.tsx';
import { brandName } from '../../shell/brand.ts';
import { useLogOut } from '../../shell/LogOutProvider.tsx';
import { PageTitle } from '../../shell/PageTitle.tsx';
import { paths } from '../../shell/paths.ts';
import { useClose } from '../../shell/popUp.ts';
import { useGoTo } from '../../shell/useGoTo.ts';
import { useSessionGuard } from '../../shell/useSessionGuard.ts';
import { DebtCards } from '../cards/DebtCards.tsx';
import { DebtTotals } from '../cards/DebtTotals.tsx';
import { debtsSection } from '../state/debtsSection.ts';
import { words } from '../words.ts';
import styles from './CompletedDebtsPage.module.css';

/** The debts of a finished debts section, for viewing; a button leads to changing them (DE-022). */
export function CompletedDebtsPage() {
  const hasSession = useSessionGuard();
  const logOut = useLogOut();
  const close = useClose();
  const away = useAway();
  return (
    <>
      <PageTitle>{words.completed.heading}</PageTitle>
      <Header
        brandName={brandName}
        nav={
          <>
            <HeaderLink href={paths.dashboard} icon={house} wideOnly>
              {words.completed.dashboard}
            </HeaderLink>
            <AccountLink />
          </>
        }
        onLogout={logOut}
        onClose={close}
      />
      <OfflineStrip away={away}>{away && words.completed.away[away]}</OfflineStrip>
      <main id="main">
        <div className="wrap page page-tall">
          {hasSession ? <CompletedDebts /> : <Loading wholePage label={words.loading} />}
        </div>
      </main>
      <AppFooter />
    </>
  );
}

async function readDebts(call: ReadKept) {
  const [journey, debts, pages] = await Promise.all([call(myStatus), call(myDebts), readPages(call)]);
  const listPage = pages.find(({ sections }) =>
    sections.some(({ steps }) => steps.some(({ type }) => type === CUSTOMER_DEBTS.name)),
  );
  return { status: debtsSection(journey)?.status, listPageId: listPage?.id, debts };
}

/**
 * Without a debts step the person is sent to the dashboard (DE-008); with an unfinished list, to the list.
 */
function elsewhereFor({ status, listPageId }: Awaited<ReturnType<typeof readDebts>>): string | undefined {
  if (listPageId === undefined) return paths.dashboard;
  return status === 'completed' ? undefined : paths.journey(listPageId);
}

async function readPages(call: ReadKept): Promise<readonly JourneyPage[]> {
  try {
    return (await call(myPages)).pages;
  } catch (failure) {
    if (hasCode(failure, 'NO_JOURNEY')) return [];
    throw failure;
  }
}

function CompletedDebts() {
  const goTo = useGoTo();
  const { answer, error, isFetching, again } = useKeptRemote(readDebts);
  const elsewhere = answer && elsewhereFor(answer);
  useEffect(() => {
    if (elsewhere) goTo(elsewhere, { replace: true });
  }, [elsewhere, goTo]);

  if (!answer && error) {
    return (
      <TroubleState headingLevel={1} onRetry={again} retrying={isFetching}>
        {wordsOfFailure(error)}
      </TroubleState>
    );
  }
  if (!answer?.listPageId || elsewhere)
    return <Loading wholePage label={words.loading} skeleton={[40, 100, 100]} />;

  const { debts, totalDebtsValue, listedDebtsValue, monthlyRepaymentsValue, legalQuestionsCompleted } =
    answer.debts;
  return (
    <>
      <h1>{words.completed.heading}</h1>
      <p className={styles.lead}>{words.completed.lead}</p>
      <div className={styles.totals}>
        <DebtTotals
          totalDebts={totalDebtsValue}
          listedDebts={listedDebtsValue}
          monthlyRepayments={monthlyRepaymentsValue}
          under={answer.debts.repaymentsUnder}
        />
      </div>
      <h2 className="visually-hidden">{words.completed.listHeading}</h2>
      <DebtCards debts={debts} legalKnown={legalQuestionsCompleted} />
      <p className={styles.ways}>
        <ButtonLink href={paths.dashboard}>{words.completed.back}</ButtonLink>
        <ButtonLink variant="secondary" href={paths.journey(answer.listPageId)}>
          {words.completed.change}
        </ButtonLink>
      </p>
    </>
  );
}
