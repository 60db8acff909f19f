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

/** Options that belong together, under their name. */
export interface SelectGroup {
  group: string;
  options: readonly SelectOption[];
}

export interface SelectProps extends FieldBasics {
  options: readonly (SelectOption | SelectGroup)[];
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
          {options.map(one =>
            'group' in one ? (
              <optgroup key={one.group} label={one.group}>
                {one.options.map(toOption)}
              </optgroup>
            ) : (
              toOption(one)
            ),
          )}
        </select>
      )}
    </Field>
  );
}

function toOption({ value, label }: SelectOption) {
  return (
    <option key={value} value={value}>
      {label}
    </option>
  );
}
