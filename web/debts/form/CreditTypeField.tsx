import type { CreditType } from '@towpath/contracts/api/debts.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import type { RefObject } from 'react';
import { useGuides } from '../kinds/guidesContext.ts';
import { KindPicker } from '../kinds/KindPicker.tsx';
import { words } from '../step/words.ts';
import styles from './DebtForm.module.css';
import { KindAdvice } from './KindAdvice.tsx';
import type { OfferedCreditTypes } from './useCreditTypes.ts';

/** Without help all kinds are one group, and the creditor's own are still the likeliest. */
const NO_GUIDES = { kinds: [], told: [] };

type CreditTypeFieldProps = {
  readonly name: string;
  readonly error: string | undefined;
  /** Undefined when the creditor is not one that we know. */
  readonly creditorId: string | undefined;
  readonly offered: OfferedCreditTypes;
  /** Where the kinds are listed. */
  readonly list: RefObject<HTMLDivElement | null>;
  /** Notes about the chosen kind of debt. */
  readonly advice: string | null;
  readonly value: number | null;
  readonly onChange: (type: CreditType) => void;
};

/** What kind of debt it is, the creditor's own kinds first (DE-032 to DE-034). */
export function CreditTypeField({
  creditorId,
  offered: { types, own, failed, again },
  list,
  advice,
  value,
  onChange,
  ...field
}: CreditTypeFieldProps) {
  const guides = useGuides();
  if (failed)
    return (
      <Notification tone="orange">
        <p>{words.form.kindsFailed}</p>
        <p className={styles.again}>
          <Button variant="secondary" size="small" onClick={again}>
            {words.form.tryAgain}
          </Button>
        </p>
      </Notification>
    );
  if (types.length === 0 || guides === undefined) return <Loading label={words.form.kindsLoading} />;
  return (
    <div className={styles.kind} ref={list}>
      <KindPicker
        {...field}
        // Another creditor means other kinds, which begin folded again.
        key={own > 0 ? creditorId : 'any'}
        types={types}
        own={own}
        guides={guides === 'none' ? NO_GUIDES : guides}
        value={value}
        onChange={onChange}
      />
      {advice && <KindAdvice>{advice}</KindAdvice>}
    </div>
  );
}
