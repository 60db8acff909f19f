import type { Ref } from 'react';
import { classNames } from '../classNames.ts';
import { HelpPanel } from '../layers/HelpPanel.tsx';
import { words } from '../words.ts';
import styles from './Field.module.css';
import { FieldError } from './FieldError.tsx';
import { errorId, type FieldBasics, hintId, type LabelStyle } from './fieldTypes.ts';
import { Hint } from './Hint.tsx';

/** The class names of a label in this style. */
function labelClass(labelStyle: LabelStyle = 'field'): string {
  return labelStyle === 'hidden' ? 'visually-hidden' : classNames(styles.label, styles[labelStyle]);
}

/** The label of one input; as the page's main heading the heading holds it, and takes the focus. */
export function Label({ id, ...props }: FieldBasics & { id: string }) {
  const { isHeading, labelStyle, labelRef } = props;
  const text = <LabelText {...props} />;
  const look = { className: labelClass(labelStyle), tabIndex: labelRef ? -1 : undefined };
  if (!isHeading)
    return (
      <label {...look} htmlFor={id} ref={labelRef as Ref<HTMLLabelElement>}>
        {text}
      </label>
    );
  return (
    <h1 {...look} ref={labelRef as Ref<HTMLHeadingElement>}>
      <label htmlFor={id}>{text}</label>
    </h1>
  );
}

/** The legend of a group; as the page's main heading it holds the heading, which takes the focus. */
export function Legend({ isHeading, labelStyle, labelRef, ...props }: FieldBasics) {
  const text = <LabelText {...props} />;
  const className = labelClass(labelStyle);
  const tabIndex = labelRef ? -1 : undefined;
  if (!isHeading)
    return (
      <legend className={className} tabIndex={tabIndex} ref={labelRef as Ref<HTMLLegendElement>}>
        {text}
      </legend>
    );
  return (
    <legend className={className}>
      <h1 className={styles.inLegend} tabIndex={tabIndex} ref={labelRef as Ref<HTMLHeadingElement>}>
        {text}
      </h1>
    </legend>
  );
}

/** The label, and whether it may be left empty. */
function LabelText({ label, optional }: Pick<FieldBasics, 'label' | 'optional'>) {
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
