import { Checkbox } from '@towpath/design-system/inputs/Checkbox.tsx';
import { MoneyField } from '@towpath/design-system/inputs/MoneyField.tsx';
import type { TypedSum } from '@towpath/domain/debts/detailsForm.ts';
import styles from './Details.module.css';
import { words } from './words.ts';

type SumFieldProps = {
  readonly id: string;
  readonly label: string;
  /** The debt, for those who do not see what the tick belongs to. */
  readonly debtName: string;
  readonly error: string | undefined;
  readonly value: TypedSum;
  readonly onChange: (sum: Partial<TypedSum>) => void;
  readonly onLeave: () => void;
};

/** A sum about one debt, or that the person is not sure of it. */
export function SumField({ id, label, debtName, error, value, onChange, onLeave }: SumFieldProps) {
  return (
    <div className={styles.sum}>
      <MoneyField
        name={id}
        label={label}
        error={error}
        value={value.typed}
        onChange={typed => onChange({ typed })}
        onBlur={onLeave}
      />
      <Checkbox
        name={`${id}-unsure`}
        label={
          <>
            {words.unsure}
            <span className="visually-hidden">{words.unsureOf(debtName)}</span>
          </>
        }
        checked={value.isUnsure}
        onChange={isUnsure => onChange({ isUnsure })}
      />
    </div>
  );
}
