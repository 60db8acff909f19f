import type { ReactNode, Ref } from 'react';

/**
 * `question`: the main question of a page. `smallQuestion`: one of several. `field`: a form label. `hidden`: for
 * screen readers only.
 */
export type LabelStyle = 'question' | 'smallQuestion' | 'field' | 'hidden';

/** The props of every input. */
export interface FieldBasics {
  label: ReactNode;
  name: string;
  /** Id of the input or group, by default its name. An error summary links to it. */
  id?: string | undefined;
  labelStyle?: LabelStyle | undefined;
  /** Ref to the label, which a script can focus when the question appears. */
  labelRef?: Ref<HTMLElement> | undefined;
  /** The label is the main heading of its page. */
  isHeading?: boolean | undefined;
  hint?: ReactNode;
  /** What to correct, without "Error". */
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

/** Ids of hint and error, in reading order. Undefined if there is neither. */
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
