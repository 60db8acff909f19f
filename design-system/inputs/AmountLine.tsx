import { type Ref, useState } from 'react';
import { HelpPanel } from '../layers/HelpPanel.tsx';
import { words } from '../words.ts';
import styles from './AmountLine.module.css';
import { FieldError } from './FieldError.tsx';
import { describedBy, errorId, hintId } from './fieldTypes.ts';
import { Hint } from './Hint.tsx';
import inputStyles from './Input.module.css';
import { plainAmount, withThousands } from './moneyText.ts';
import selectStyles from './Select.module.css';
import type { SelectOption } from './Select.tsx';

export interface AmountLineProps {
  id: string;
  label: string;
  /** The text behind the info button. */
  help?: string | undefined;
  error?: string | undefined;
  /** A remark worth a second look; nothing has to be corrected. */
  note?: string | undefined;
  /** Plain text such as "1500" or "12.50"; empty if there is no amount. */
  amount: string;
  onAmount: (amount: string) => void;
  onBlur?: (() => void) | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** The choice beside the amount, such as how often it is paid. */
  choice: {
    readonly label: string;
    readonly options: readonly SelectOption[];
    readonly value: string;
    readonly onChange: (value: string) => void;
  };
}

/** One line of a list of amounts: its name, the amount in pounds and pence, and a choice that belongs to it. */
export function AmountLine({
  id,
  label,
  help,
  error,
  note,
  amount,
  choice,
  inputRef,
  ...on
}: AmountLineProps) {
  // Typed text is left alone until the input loses focus, so that the cursor never jumps.
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <div className={styles.line}>
      <div className={styles.name} data-help={help ? true : undefined}>
        <label htmlFor={id}>{label}</label>
        {help && (
          <HelpPanel corner label={words.field.helpWith(label)}>
            {help}
          </HelpPanel>
        )}
      </div>
      <div className={styles.controls}>
        {error && (
          <div className={styles.said}>
            <FieldError id={errorId(id)}>{error}</FieldError>
          </div>
        )}
        {note && (
          <div className={styles.said}>
            <Hint id={hintId(id)}>{note}</Hint>
          </div>
        )}
        <div className={inputStyles.before}>
          <input
            id={id}
            name={id}
            ref={inputRef}
            className={inputStyles.input}
            inputMode="decimal"
            autoComplete="off"
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(id, note, error)}
            value={typed ?? withThousands(amount)}
            onChange={({ target }) => {
              setTyped(target.value);
              on.onAmount(plainAmount(target.value));
            }}
            onBlur={() => {
              setTyped(null);
              on.onBlur?.();
            }}
          />
          <span aria-hidden>£</span>
        </div>
        <select
          className={`${inputStyles.select} ${selectStyles.arrow}`}
          aria-label={choice.label}
          value={choice.value}
          onChange={({ target }) => choice.onChange(target.value)}
        >
          {choice.options.map(option => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
