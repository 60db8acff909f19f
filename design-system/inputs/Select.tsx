import type { Ref } from 'react';
import { words } from '../words.ts';
import { Field } from './Field.tsx';
import type { FieldBasics } from './fieldTypes.ts';
import inputStyles from './Input.module.css';
import styles from './Select.module.css';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectProps extends FieldBasics {
  options: readonly SelectOption[];
  /** Value of the chosen option; empty while none is chosen. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  /** The first line while none is chosen. */
  placeholder?: string | undefined;
  autoComplete?: string | undefined;
  disabled?: boolean | undefined;
  selectRef?: Ref<HTMLSelectElement> | undefined;
}

/** A native select for one option. */
export function Select({
  options,
  value,
  onChange,
  onBlur,
  placeholder = words.field.chooseOne,
  autoComplete,
  disabled,
  selectRef,
  ...basics
}: SelectProps) {
  return (
    <Field {...basics}>
      {control => (
        <select
          {...control}
          ref={selectRef}
          className={`${inputStyles.select} ${styles.arrow}`}
          autoComplete={autoComplete}
          disabled={disabled}
          value={value}
          onChange={event => onChange(event.target.value)}
          onBlur={onBlur}
        >
          <option value="" disabled={basics.required}>
            {placeholder}
          </option>
          {options.map(option => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
