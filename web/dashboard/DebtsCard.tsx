import { myDebts } from '@towpath/contracts/api/debts.ts';
import { TextLink } from '@towpath/design-system/buttons/TextButton.tsx';
import { Disclosure } from '@towpath/design-system/cards/Disclosure.tsx';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { TroubleState } from '@towpath/design-system/feedback/TroubleState.tsx';
import { useSyncExternalStore } from 'react';
import { useKeptRemote } from '../data/keptRemote.ts';
import { useOutbox } from '../data/outbox/outboxContext.ts';
import { DebtLines } from '../debts/cards/DebtLines.tsx';
import { DebtTotals } from '../debts/cards/DebtTotals.tsx';
import { debtsSection } from '../debts/state/debtsSection.ts';
import { unsavedDebts } from '../debts/state/unsaved.ts';
import { paths } from '../shell/paths.ts';
import styles from './DebtsCard.module.css';
import type { Shown } from './howMuch.ts';
import type { JourneyStatus } from './OnlineJourney.tsx';
import { PartOfCase } from './PartOfCase.tsx';
import { words } from './words.ts';

/** Lines shown here; the rest are in the list itself. */
const SHOWN = 6;

/** The debts with their totals (DB-001, DB-007), once the full review has begun to list them. */
export function DebtsCard({ journey, shown }: { journey: JourneyStatus; shown: Shown }) {
  const section = debtsSection(journey);
  if (!section) return null;
  const isDone = section.status === 'completed';
  return (
    <PartOfCase
      heading={words.debts.heading}
      id="debts-heading"
      shown={shown}
      link={
        isDone ? (
          <TextLink href={paths.completedDebts}>{words.debts.review}</TextLink>
        ) : (
          section.status === 'in-progress' &&
          !journey.isLocked && <TextLink href={paths.journey(section.pageId)}>{words.debts.change}</TextLink>
        )
      }
    >
      <Debts isFolded={shown === 'sums'} />
      <NotSent journeyId={journey.id} />
    </PartOfCase>
  );
}

/** What is on this device alone, until the connection is back. */
function NotSent({ journeyId }: { journeyId: string | null }) {
  const outbox = useOutbox();
  const names = useSyncExternalStore(outbox.subscribe, () =>
    unsavedDebts(outbox, journeyId ?? '')
      .map(({ body }) => body.initialCreditorName ?? '')
      .filter(name => name !== '')
      .join(', '),
  );
  return names !== '' && <p className={styles.more}>{words.debts.notSent(names)}</p>;
}

function Debts({ isFolded }: { isFolded: boolean }) {
  const { answer, error, isFetching, again } = useKeptRemote(call => call(myDebts));
  if (!answer) {
    if (!error) return <Loading label={words.debts.loading} skeleton={[100, 80, 80]} />;
    return (
      <TroubleState headingLevel={3} onRetry={again} retrying={isFetching}>
        {error.message}
      </TroubleState>
    );
  }
  const { debts, totalDebtsValue, listedDebtsValue, monthlyRepaymentsValue } = answer;
  if (debts.length === 0) return <p className="muted">{words.debts.none}</p>;
  const more = debts.length - SHOWN;
  const lines = (
    <>
      <DebtLines debts={debts.slice(0, SHOWN)} />
      {more > 0 && <p className={styles.more}>{words.debts.more(more)}</p>}
    </>
  );
  return (
    <>
      <div className={styles.totals}>
        <DebtTotals
          tiles
          totalDebts={totalDebtsValue}
          listedDebts={listedDebtsValue}
          monthlyRepayments={monthlyRepaymentsValue}
          under={answer.repaymentsUnder}
        />
      </div>
      {isFolded ? <Disclosure summary={words.debts.each(debts.length)}>{lines}</Disclosure> : lines}
    </>
  );
}
