import type { Ref } from 'react';
import styles from './DateField.module.css';
import { type DatePart, type DateText, type DateVariant, padPart, partsOf } from './dateParts.ts';
import { FieldGroup } from './FieldGroup.tsx';
import type { FieldBasics } from './fieldTypes.ts';
import inputStyles from './Input.module.css';
import { words } from './words.ts';

export interface DateFieldProps extends FieldBasics {
  value: DateText;
  onChange: (value: DateText) => void;
  /** Runs when the focus leaves all inputs. */
  onBlur?: (() => void) | undefined;
  variant?: DateVariant | undefined;
  /** The parts that are wrong; all of them by default. */
  wrongParts?: readonly DatePart[] | undefined;
  /** A date of birth, which the browser can fill in. */
  birthday?: boolean | undefined;
  disabled?: boolean | undefined;
  /** The first input. */
  inputRef?: Ref<HTMLInputElement> | undefined;
}

const names: Record<DatePart, string> = words.date;

/** A date in separate inputs; the cursor never moves on by itself. The input of a part has the id `id-part`. */
export function DateField({
  value,
  onChange,
  onBlur,
  variant = 'dayMonthYear',
  wrongParts,
  birthday,
  disabled,
  inputRef,
  ...basics
}: DateFieldProps) {
  const id = basics.id ?? basics.name;
  const parts = partsOf[variant];
  const wrong = basics.error ? (wrongParts?.length ? wrongParts : parts) : [];
  return (
    <FieldGroup {...basics} onLeave={onBlur}>
      <div className={styles.boxes}>
        {parts.map((part, index) => (
          <div key={part}>
            <label className={styles.label} htmlFor={`${id}-${part}`}>
              {names[part]}
            </label>
            <input
              id={`${id}-${part}`}
              name={`${basics.name}-${part}`}
              ref={index === 0 ? inputRef : undefined}
              className={inputStyles.input}
              data-width={part === 'year' ? 4 : 2}
              inputMode="numeric"
              autoComplete={birthday ? `bday-${part}` : 'off'}
              maxLength={part === 'year' ? 4 : 2}
              aria-invalid={wrong.includes(part) || undefined}
              aria-required={basics.required || undefined}
              disabled={disabled}
              value={value[part]}
              onChange={event => onChange({ ...value, [part]: event.target.value })}
              onBlur={() => {
                const padded = padPart(part, value[part]);
                if (padded !== value[part]) onChange({ ...value, [part]: padded });
              }}
            />
          </div>
        ))}
      </div>
    </FieldGroup>
  );
}
