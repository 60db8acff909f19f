import type { CreditType } from '@towpath/contracts/api/debts.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { CHIPS_AT_FIRST } from '@towpath/design-system/inputs/answerList.ts';
import { ChipList } from '@towpath/design-system/inputs/ChipList.tsx';
import type { RefObject } from 'react';
import { words } from '../step/words.ts';
import styles from './DebtForm.module.css';
import type { OfferedCreditTypes } from './useCreditTypes.ts';

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
  if (types.length === 0) return <Loading label={words.form.kindsLoading} />;
  return (
    <div className={styles.kind} ref={list}>
      <ChipList
        {...field}
        // Another creditor means another list, which starts short again.
        key={own > 0 ? creditorId : 'any'}
        label={words.form.kind}
        required
        atFirst={own > 0 ? Math.min(own, CHIPS_AT_FIRST) : CHIPS_AT_FIRST}
        options={types.map(({ id, name }) => ({ id: String(id), label: name }))}
        value={value === null ? null : String(value)}
        onChange={id => {
          const type = types.find(each => String(each.id) === id);
          if (type) onChange(type);
        }}
      />
      {advice && <Notification tone="orange">{advice}</Notification>}
    </div>
  );
}
