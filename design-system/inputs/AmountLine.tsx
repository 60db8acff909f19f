import { memo, useState } from 'react';
import { classNames } from '../classNames.ts';
import styles from './AmountLine.module.css';
import { FieldError } from './FieldError.tsx';
import { errorId, hintId } from './fieldTypes.ts';
import inputStyles from './Input.module.css';
import { plainAmount, withThousands } from './moneyText.ts';
import selectStyles from './Select.module.css';
import type { SelectOption } from './Select.tsx';

export interface AmountLineProps {
  id: string;
  label: string;
  /** A sentence below the name. */
  help?: string | undefined;
  error?: string | undefined;
  /** A remark worth a second look; nothing has to be corrected. */
  note?: string | undefined;
  /** It is asked about: drawn on a ground of its own. */
  asked?: boolean | undefined;
  /** Plain text such as "1500" or "12.50"; empty if there is no amount. */
  amount: string;
  onAmount: (id: string, amount: string) => void;
  /** What the amount comes to, such as "£433.33", and the words after it; without it nothing is said. */
  comesTo?: string | undefined;
  comesToPer: string;
  /** How often it is paid. */
  often: {
    readonly label: string;
    readonly options: readonly SelectOption[];
    readonly value: string;
  };
  onOften: (id: string, value: string) => void;
  /** The key that an on-screen keyboard offers. */
  enterKey: 'next' | 'done';
}

/**
 * One line of a list of amounts: its name, the amount in pounds and pence, how often, and what it comes to. That is said
 * to a screen reader once the field is left, and not at each key. Drawn again only when something of it changes.
 */
export const AmountLine = memo(function AmountLine({
  id,
  label,
  help,
  error,
  note,
  asked,
  amount,
  comesTo,
  comesToPer,
  often,
  enterKey,
  ...on
}: AmountLineProps) {
  // Typed text is left alone until the input loses focus, so that the cursor never jumps.
  const [typed, setTyped] = useState<string | null>(null);
  const [said, setSaid] = useState(comesTo);
  const about = hintId(id);
  const hasText = Boolean(help || note);
  return (
    <div className={classNames(styles.line, asked && styles.asked)}>
      <div className={styles.name}>
        <label htmlFor={id}>{label}</label>
        {hasText && (
          <p id={about} className={styles.help}>
            {note ?? help}
          </p>
        )}
      </div>
      <div className={styles.controls}>
        {error && (
          <div className={styles.wide}>
            <FieldError id={errorId(id)}>{error}</FieldError>
          </div>
        )}
        <div className={inputStyles.before}>
          <input
            id={id}
            name={id}
            className={inputStyles.input}
            inputMode="decimal"
            enterKeyHint={enterKey}
            autoComplete="off"
            aria-invalid={error ? true : undefined}
            aria-describedby={classNames(error && errorId(id), hasText && about) || undefined}
            value={typed ?? withThousands(amount)}
            onChange={({ target }) => {
              setTyped(target.value);
              on.onAmount(id, plainAmount(target.value));
            }}
            onBlur={() => {
              setTyped(null);
              setSaid(comesTo);
            }}
          />
          <span aria-hidden>£</span>
        </div>
        <select
          className={`${inputStyles.select} ${selectStyles.arrow}`}
          aria-label={often.label}
          value={often.value}
          onChange={({ target }) => on.onOften(id, target.value)}
          onBlur={() => setSaid(comesTo)}
        >
          {often.options.map(option => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        {comesTo !== undefined && (
          <p className={styles.comesTo} aria-hidden>
            <span>=</span> <b>{comesTo}</b> {comesToPer}
          </p>
        )}
        <output className="visually-hidden" htmlFor={id}>
          {said === undefined ? '' : `${said} ${comesToPer}`}
        </output>
      </div>
    </div>
  );
}, isSame);

/** The way a line is used hands over new objects of the same content; only the content counts. */
function isSame(one: AmountLineProps, other: AmountLineProps): boolean {
  return (Object.keys({ ...one, ...other }) as (keyof AmountLineProps)[]).every(key =>
    key === 'often'
      ? one.often.value === other.often.value &&
        one.often.label === other.often.label &&
        one.often.options === other.often.options
      : Object.is(one[key], other[key]),
  );
}
