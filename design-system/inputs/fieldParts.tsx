import { classNames } from '../classNames.ts';
import { HelpPanel } from '../layers/HelpPanel.tsx';
import { words } from '../words.ts';
import styles from './Field.module.css';
import { FieldError } from './FieldError.tsx';
import { errorId, type FieldBasics, hintId, type LabelStyle } from './fieldTypes.ts';
import { Hint } from './Hint.tsx';

/** The class names of a label in this style. */
export function labelClass(labelStyle: LabelStyle = 'field'): string {
  return labelStyle === 'hidden' ? 'visually-hidden' : classNames(styles.label, styles[labelStyle]);
}

/** The label, and whether it may be left empty. */
export function LabelText({ label, optional }: Pick<FieldBasics, 'label' | 'optional'>) {
  return (
    <>
      {label}
      {optional && <span className={styles.optional}>{words.field.optional}</span>}
    </>
  );
}

/** What stands between the label and the input: help, hint, error. */
export function Notes({ id, label, hint, error, help, helpLabel, onHelpOpen }: FieldBasics & { id: string }) {
  return (
    <>
      {help && (
        <HelpPanel
          corner
          onOpen={onHelpOpen}
          label={helpLabel ?? (typeof label === 'string' ? words.field.helpWith(label) : words.field.help)}
        >
          {help}
        </HelpPanel>
      )}
      {hint && <Hint id={hintId(id)}>{hint}</Hint>}
      {error && <FieldError id={errorId(id)}>{error}</FieldError>}
    </>
  );
}

/** The class names of the box around all of it. */
export function boxClass({ error, help }: FieldBasics): string {
  return classNames(styles.field, error && styles.wrong, help != null && styles.withHelp);
}
