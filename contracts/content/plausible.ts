/** What is plausible, as far as it can be read: an end that cannot be is left out, and the other judges all the same. */
export type Plausible<Value> = {
  readonly least?: Value | undefined;
  readonly most?: Value | undefined;
  /** Why what is outside is taken for a slip. */
  readonly because?: string | undefined;
};

/** Whether a value is below the least or above the most. */
export function isOutside<Value extends number | string>(value: Value, { least, most }: Plausible<Value>) {
  return (least !== undefined && value < least) || (most !== undefined && value > most);
}

/** What is plausible in words, such as `20 to 600` or `at most 600`. */
export function spanText({ least, most }: Plausible<number>, unit = ''): string {
  const span =
    least === undefined
      ? `at most ${most}`
      : most === undefined
        ? `at least ${least}`
        : `${least} to ${most}`;
  return unit === '' ? span : `${span} ${unit}`;
}

/** That a day is not plausible, in words, with the reason where it can be read. */
export function dayOutside(day: string, { least, most, because }: Plausible<string>): string {
  const days =
    least === undefined
      ? `until ${most}`
      : most === undefined
        ? `from ${least} on`
        : `between ${least} and ${most}`;
  return `${day} is not ${days}${inBrackets(because)}`;
}

/** A reason after what it is for; nothing where it cannot be read. */
export function inBrackets(because: string | undefined): string {
  return because === undefined ? '' : ` (${because})`;
}
