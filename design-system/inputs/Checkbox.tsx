import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import styles from './Checkbox.module.css';
import choiceStyles from './Choice.module.css';
import fieldStyles from './Field.module.css';
import { FieldError } from './FieldError.tsx';
import { describedBy, errorId, hintId } from './fieldTypes.ts';
import { Hint } from './Hint.tsx';

export interface CheckboxProps {
  label: ReactNode;
  name: string;
  id?: string | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
  onBlur?: (() => void) | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Drawn as a tile, for an important checkbox. */
  tile?: boolean | undefined;
}

/** A single checkbox, such as for accepting terms. Never ticked in advance. */
export function Checkbox({
  label,
  name,
  id = name,
  checked,
  onChange,
  onBlur,
  hint,
  error,
  required,
  disabled,
  tile,
}: CheckboxProps) {
  return (
    <div className={classNames(fieldStyles.field, error && fieldStyles.wrong)}>
      {hint && <Hint id={hintId(id)}>{hint}</Hint>}
      {error && <FieldError id={errorId(id)}>{error}</FieldError>}
      <label className={classNames(choiceStyles.choice, tile ? styles.tile : styles.plain)}>
        <input
          id={id}
          type="checkbox"
          name={name}
          checked={checked}
          onChange={event => onChange(event.target.checked)}
          onBlur={onBlur}
          aria-describedby={describedBy(id, hint, error)}
          aria-invalid={error ? true : undefined}
          aria-required={required || undefined}
          disabled={disabled}
        />
        <span>{label}</span>
      </label>
    </div>
  );
}
