import type { Debt } from '@towpath/contracts/api/debts.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import { creditorNow } from '../debtTexts.ts';
import styles from './debts.module.css';
import { words } from './words.ts';

type ClearedDebtsProps = {
  readonly debts: readonly Debt[];
  /** Takes them off the list. */
  readonly onGone: (debts: readonly Debt[]) => void;
  readonly onOwed: (debt: Debt) => void;
};

/** The debts of the list that an order or arrangement cleared, with the way to take them off, and those that it may have. */
export function ClearedDebts({ debts, onGone, onOwed }: ClearedDebtsProps) {
  const sure = debts.filter(({ cleared }) => cleared?.as === 'cleared');
  const unsure = debts.filter(({ cleared }) => cleared?.as === 'may be cleared');
  const by = (sure[0] ?? unsure[0])?.cleared;
  if (!by) return null;
  const { cleared: say } = words;
  return (
    <div className={styles.notices}>
      <Notification
        tone="lightpurple"
        live={false}
        heading={sure.length > 0 ? say.heading(sure.length) : say.asking}
      >
        <p>{say.by(by.by, sayDay(by.on))}</p>
        {sure.length > 0 && (
          <>
            <ul>
              {sure.map(debt => (
                <li key={debt.id}>{creditorNow(debt)}</li>
              ))}
            </ul>
            <Button size="small" onClick={() => onGone(sure)}>
              {say.takeOff(sure.length)}
            </Button>
          </>
        )}
        {unsure.length > 0 && (
          <>
            <p>
              {say.maybe} {say.owed}
            </p>
            <ul>
              {unsure.map(debt => (
                <li key={debt.id}>
                  <p>{creditorNow(debt)}</p>
                  <p className={styles.change}>
                    <Button size="small" variant="secondary" onClick={() => onGone([debt])}>
                      {say.takeOffOne}
                      <span className="visually-hidden">{say.about(creditorNow(debt))}</span>
                    </Button>
                    <Button size="small" variant="secondary" onClick={() => onOwed(debt)}>
                      {say.stillOwed}
                      <span className="visually-hidden">{say.about(creditorNow(debt))}</span>
                    </Button>
                  </p>
                </li>
              ))}
            </ul>
          </>
        )}
      </Notification>
    </div>
  );
}
