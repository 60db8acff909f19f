import { Field } from './Field.tsx';
import type { FieldBasics } from './fieldTypes.ts';
import styles from './Input.module.css';

interface TextAreaProps extends FieldBasics {
  value: string;
  onChange: (value: string) => void;
  /** How many lines it shows before it scrolls. */
  rows?: number | undefined;
}

/** Several lines of text. */
export function TextArea({ value, onChange, rows = 4, ...basics }: TextAreaProps) {
  return (
    <Field {...basics}>
      {control => (
        <textarea
          {...control}
          className={styles.input}
          rows={rows}
          value={value}
          onChange={event => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
