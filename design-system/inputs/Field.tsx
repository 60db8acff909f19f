import type { ReactNode, Ref } from 'react';
import { classNames } from '../classNames.ts';
import { HelpPanel } from '../layers/HelpPanel.tsx';
import { words } from '../words.ts';
import styles from './Field.module.css';
import { FieldError } from './FieldError.tsx';
import { describedBy, errorId, type FieldBasics, hintId, type LabelStyle } from './fieldTypes.ts';
import { Hint } from './Hint.tsx';

/** Attributes that tie an input to its label, hint and error. */
export interface FieldControl {
  id: string;
  name: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

/** The class names of a label in this style. */
export function labelClass(labelStyle: LabelStyle = 'field'): string {
  return labelStyle === 'hidden' ? 'visually-hidden' : classNames(styles.label, styles[labelStyle]);
}

function LabelText({ label, optional }: Pick<FieldBasics, 'label' | 'optional'>) {
  return (
    <>
      {label}
      {optional && <span className={styles.optional}>{words.field.optional}</span>}
    </>
  );
}

function Notes({ id, label, hint, error, help, helpLabel, onHelpOpen }: FieldBasics & { id: string }) {
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

function boxClass({ error, help }: FieldBasics): string {
  return classNames(styles.field, error && styles.wrong, help != null && styles.withHelp);
}

/** Label, help, hint and error around one input. `children` renders the input with the attributes it receives. */
export function Field(props: FieldBasics & { children: (control: FieldControl) => ReactNode }) {
  const { name, id = name, hint, error, required, labelRef, labelStyle, children } = props;
  return (
    <div className={boxClass(props)}>
      <label
        className={labelClass(labelStyle)}
        htmlFor={id}
        ref={labelRef as Ref<HTMLLabelElement>}
        tabIndex={labelRef ? -1 : undefined}
      >
        <LabelText {...props} />
      </label>
      <Notes {...props} id={id} />
      {children({
        id,
        name,
        'aria-describedby': describedBy(id, hint, error),
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
    </div>
  );
}

interface FieldGroupProps extends FieldBasics {
  children: ReactNode;
  /** The group has the role of a radio group, and then carries the error state itself. */
  radios?: boolean | undefined;
  /** Runs when the focus leaves the whole group. */
  onLeave?: (() => void) | undefined;
}

/** A fieldset with legend, help, hint and error around the inputs of one question. */
export function FieldGroup(props: FieldGroupProps) {
  const { name, id = name, hint, error, required, labelRef, labelStyle, radios, onLeave, children } = props;
  return (
    <fieldset
      className={boxClass(props)}
      id={id}
      aria-describedby={describedBy(id, hint, error)}
      {...(radios && {
        role: 'radiogroup',
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      onBlur={event => {
        if (!event.currentTarget.contains(event.relatedTarget)) onLeave?.();
      }}
    >
      <legend
        className={labelClass(labelStyle)}
        ref={labelRef as Ref<HTMLLegendElement>}
        tabIndex={labelRef ? -1 : undefined}
      >
        <LabelText {...props} />
      </legend>
      <Notes {...props} id={id} />
      {children}
    </fieldset>
  );
}
