/** Messages for any value or list, where no rule has a message of its own. */
export const GENERAL_MESSAGES = {
  required: 'Required',
  /** For a list that holds as many entries as it may. */
  listFull: 'This list is full. Call us to add more.',
} as const;

/** A value that passed its check, normalised and ready to store. */
export type Accepted<Value> = { readonly ok: true; readonly value: Value };

/** Why a value was refused: `code` is for programs, `message` is shown to the person word for word. */
export type Refused<Code extends string = string> = {
  readonly ok: false;
  readonly code: Code;
  readonly message: string;
};

/** The one result type of every check in the domain. A check never throws for something a person typed. */
export type Checked<Value, Code extends string = string> = Accepted<Value> | Refused<Code>;

/** Wraps a value that passed. */
export function accepted<Value>(value: Value): Accepted<Value> {
  return { ok: true, value };
}

/** Says why a value did not pass. */
export function refused<Code extends string>(code: Code, message: string): Refused<Code> {
  return { ok: false, code, message };
}
