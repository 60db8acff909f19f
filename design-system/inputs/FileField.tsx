import { classNames } from '../classNames.ts';
import { Field } from './Field.tsx';
import styles from './FileField.module.css';
import type { FieldBasics } from './fieldTypes.ts';
import inputStyles from './Input.module.css';

export interface FileFieldProps extends FieldBasics {
  /** The kinds of file that can be chosen, such as "image/jpeg,application/pdf". A phone offers its camera for pictures. */
  accept: string;
  /** Gets the file that was chosen, or undefined where the choice was taken back. */
  onChange: (file: File | undefined) => void;
}

/** One file. The browser's own field says which was chosen. */
export function FileField({ accept, onChange, ...basics }: FileFieldProps) {
  return (
    <Field {...basics}>
      {control => (
        <input
          {...control}
          className={classNames(inputStyles.input, styles.file)}
          type="file"
          accept={accept}
          onChange={event => onChange(event.target.files?.[0])}
        />
      )}
    </Field>
  );
}
