import type { HTMLAttributes, HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, Ref } from 'react';
import { Field } from './Field.tsx';
import type { FieldBasics } from './fieldTypes.ts';
import styles from './Input.module.css';

/** Width for about this many characters; full width by default. */
export type InputWidth = 2 | 4 | 6 | 8 | 12;

/** The props of every one-line input. */
export interface TextInputProps extends FieldBasics {
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  onFocus?: (() => void) | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  disabled?: boolean | undefined;
  width?: InputWidth | undefined;
  placeholder?: string | undefined;
  maxLength?: number | undefined;
}

export interface TextFieldProps extends TextInputProps {
  type?: HTMLInputTypeAttribute | undefined;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  autoCapitalize?: string | undefined;
  spellCheck?: boolean | undefined;
  /** Runs on Enter, which then does not submit the form. */
  onEnter?: (() => void) | undefined;
  /** A symbol before the text, such as "£". Hidden from screen readers. */
  before?: string | undefined;
  /** A symbol after the text, such as "%". Hidden from screen readers. */
  after?: string | undefined;
}

/** One line of text. */
export function TextField({
  value,
  onChange,
  onBlur,
  onFocus,
  inputRef,
  width,
  type = 'text',
  inputMode,
  autoComplete,
  autoCapitalize,
  spellCheck,
  onEnter,
  placeholder,
  maxLength,
  disabled,
  before,
  after,
  ...basics
}: TextFieldProps) {
  return (
    <Field {...basics}>
      {control => {
        const input = (
          <input
            {...control}
            ref={inputRef}
            className={styles.input}
            data-width={width}
            type={type}
            inputMode={inputMode}
            autoComplete={autoComplete}
            autoCapitalize={autoCapitalize}
            spellCheck={spellCheck}
            placeholder={placeholder}
            maxLength={maxLength}
            disabled={disabled}
            value={value}
            onChange={event => onChange(event.target.value)}
            onBlur={onBlur}
            onFocus={onFocus}
            onKeyDown={
              onEnter &&
              (event => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                onEnter();
              })
            }
          />
        );
        if (!before && !after) return input;
        return (
          <div className={before ? styles.before : styles.after}>
            {input}
            <span aria-hidden>{before ?? after}</span>
          </div>
        );
      }}
    </Field>
  );
}
