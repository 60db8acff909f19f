import { Button } from '@towpath/design-system/buttons/Button.tsx';
import styles from '../../Plans.module.css';
import type { Asked } from './asked.ts';
import type { DebtForm } from './formProps.ts';
import { words } from './words.ts';

type MoreAboutProps = Pick<DebtForm, 'debt'> & { readonly onAsk: (asked: Asked) => void };

/** What else can change about a debt of the plan. */
export function MoreAbout({ debt, onAsk }: MoreAboutProps) {
  return (
    <div className={styles.decide}>
      <Button block variant="secondary" onClick={() => onAsk({ kind: 'sold', debt })}>
        {words.sold.button}
      </Button>
      <Button block variant="secondary" onClick={() => onAsk({ kind: 'balance put right', debt })}>
        {words.balance.button}
      </Button>
      <Button block variant="secondary" onClick={() => onAsk({ kind: 'closed', debt })}>
        {words.closed.button}
      </Button>
    </div>
  );
}
