import type { Debt } from '@towpath/contracts/api/debts.ts';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { magnifyingGlass } from '@towpath/design-system/icons/drawings.generated.ts';
import type { ReactNode } from 'react';
import { Bar } from '../../journey/steps/Bar.tsx';
import { StepHeading } from '../../journey/steps/StepHeading.tsx';
import { DebtCards } from '../cards/DebtCards.tsx';
import { DebtTotals } from '../cards/DebtTotals.tsx';
import type { DebtListSnapshot } from '../state/debtList.ts';
import type { ToldCards } from '../told/useToldCards.ts';
import { words as ofCards } from '../told/words.ts';
import { ClearedDebts } from './ClearedDebts.tsx';
import { Duplicates } from './Duplicates.tsx';
import styles from './debts.module.css';
import { words } from './words.ts';

type OverviewProps = {
  readonly stepId: string;
  /** Behind another screen it is no main heading: that screen has its own. */
  readonly isShown: boolean;
  readonly list: DebtListSnapshot;
  readonly notices: ReactNode;
  readonly onAdd: () => void;
  readonly onEdit: (debtId: string) => void;
  /** Asks before it deletes. */
  readonly onDelete: (debtId: string) => void;
  /** Takes debts off the list that were cleared. */
  readonly onGone: (debts: readonly Debt[]) => void;
  /** Says that one is still owed, though others were cleared. */
  readonly onOwed: (debt: Debt) => void;
  readonly onKeepBoth: (debtIds: readonly [string, string]) => void;
  /** Left out where the credit search is not offered. */
  readonly onSearch: (() => void) | undefined;
  /** What the person named before and is not on the list. */
  readonly cards: ReactNode;
};

type OverviewBarProps = {
  readonly list: DebtListSnapshot;
  /** The cards to fill in beside the list; Continue saves them. */
  readonly told: ToldCards;
  readonly onBack: () => void;
  readonly onContinue: () => void;
};

/** Goes on to the legal questions until these are completed, then on from the step (DE-024). */
export function OverviewBar({ list, told, onBack, onContinue }: OverviewBarProps) {
  const notSaved = list.unsaved.length > 0;
  const next = list.legalQuestionsCompleted ? undefined : words.overview.next;
  return (
    <Bar
      back={{ onPress: onBack, disabled: list.saving }}
      reason={notSaved ? words.overview.notSaved : (reasonToFill(told) ?? next)}
      next={{
        disabled: notSaved || !told.ready,
        loading: list.saving && told.cards.length > 0,
        onPress: onContinue,
        onBlockedPress: told.showAll,
      }}
    />
  );
}

function reasonToFill({ cards, isWhoseOpen }: ToldCards): string | undefined {
  const open = cards.find(({ lacks }) => lacks.length > 0);
  if (open) return ofCards.fill(ofCards.numbered(open.says, open.number));
  return isWhoseOpen ? ofCards.pickWhose : undefined;
}

/** All debts with their totals (DE-013 to DE-015). */
export function Overview({
  stepId,
  isShown,
  list,
  notices,
  cards,
  onSearch,
  onKeepBoth,
  onGone,
  onOwed,
  ...acts
}: OverviewProps) {
  const { debts, possibleDuplicates } = list;
  return (
    <div>
      {notices}
      <StepHeading stepId={stepId} level={isShown ? 1 : 2}>
        {words.overview.heading}
      </StepHeading>
      <p className={styles.lead}>{words.overview.lead}</p>
      <div className={styles.totals}>
        <DebtTotals
          totalDebts={list.totalDebtsValue}
          listedDebts={list.listedDebtsValue}
          monthlyRepayments={list.monthlyRepaymentsValue}
          under={list.repaymentsUnder}
        />
      </div>
      <ClearedDebts debts={debts} onGone={onGone} onOwed={onOwed} />
      {possibleDuplicates.length > 0 && (
        <div className={styles.notices}>
          <Duplicates
            pairs={possibleDuplicates}
            debts={debts}
            onKeepBoth={onKeepBoth}
            onDelete={acts.onDelete}
          />
        </div>
      )}
      <h2 className="visually-hidden">{words.overview.listHeading}</h2>
      <DebtCards debts={debts} legalKnown={list.legalQuestionsCompleted} {...acts} />
      <div className={styles.told}>{cards}</div>
      {onSearch && (
        <p className={styles.search}>
          <TextButton iconStart={magnifyingGlass} onClick={onSearch}>
            {words.overview.search}
          </TextButton>
        </p>
      )}
    </div>
  );
}
