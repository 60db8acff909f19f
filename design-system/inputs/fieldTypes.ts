import type { ReactNode, Ref } from 'react';

/** `question` leads a page, `smallQuestion` stands among others, `field` is a form label, `hidden` is for screen readers only. */
export type LabelStyle = 'question' | 'smallQuestion' | 'field' | 'hidden';

/** What every input takes. */
export interface FieldBasics {
  label: ReactNode;
  name: string;
  /** Id of the input, or of the group; the name unless given. An error summary links to it. */
  id?: string | undefined;
  labelStyle?: LabelStyle | undefined;
  /** Takes the focus when the question comes up; the label can be focused by script. */
  labelRef?: Ref<HTMLElement> | undefined;
  hint?: ReactNode;
  /** Message of what to put right, without "Error". */
  error?: string | undefined;
  required?: boolean | undefined;
  /** Adds "(optional)" to the label. */
  optional?: boolean | undefined;
  /** Text of the help panel behind the info button. */
  help?: ReactNode;
  /** Name of the info button, such as "Why we ask for your email". */
  helpLabel?: string | undefined;
  /** Runs each time the help is opened. */
  onHelpOpen?: (() => void) | undefined;
}

/** Ids of hint and error, in the order in which they are read. Undefined when there is neither. */
export function describedBy(id: string, hint: ReactNode, error: string | undefined): string | undefined {
  return [hint && hintId(id), error && errorId(id)].filter(Boolean).join(' ') || undefined;
}

/** Id of the hint of the input with this id. */
export function hintId(id: string): string {
  return `${id}-hint`;
}

/** Id of the error message of the input with this id. */
export function errorId(id: string): string {
  return `${id}-error`;
}
