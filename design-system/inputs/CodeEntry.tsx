import styles from './CodeEntry.module.css';
import { codeText } from './codeText.ts';
import { TextField, type TextInputProps } from './TextField.tsx';

export interface CodeEntryProps extends Omit<TextInputProps, 'width' | 'autoComplete' | 'maxLength'> {
  /** How many digits the code has. */
  digits?: number | undefined;
}

/**
 * A code of digits in one input, which a phone can fill in from the message. Pasting works, also with spaces or
 * dashes: `onChange` receives digits only, and no more than the code has.
 */
export function CodeEntry({ digits = 6, onChange, ...rest }: CodeEntryProps) {
  return (
    <div className={styles.code}>
      <TextField
        {...rest}
        width={12}
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        onChange={typed => onChange(codeText(typed, digits))}
      />
    </div>
  );
}
