/** Whose a line of income can be. */
export const WHOSE = ['own', 'partner', 'both', 'unsure'] as const;
export type Whose = (typeof WHOSE)[number];

/** Whose each line is, by the number of the line. */
export type WhoseByLine = ReadonlyMap<number, Whose>;

const OF_A_LINE = /^(\d{1,9}) ([a-z]+)$/u;

/**
 * Reads the one answer that says it of all lines, such as `1016 partner, 1031 both`; undefined where it is written
 * otherwise, or names a line twice.
 */
export function whoseMoney(
  givenAnswers: readonly { readonly value: string }[] | undefined,
): WhoseByLine | undefined {
  const written = givenAnswers?.[0]?.value.split(', ') ?? [];
  const read = new Map<number, Whose>();
  for (const one of written) {
    const [, typeId, word] = OF_A_LINE.exec(one) ?? [];
    const whose = WHOSE.find(known => known === word);
    if (typeId === undefined || whose === undefined) return undefined;
    read.set(Number(typeId), whose);
  }
  return givenAnswers?.length === 1 && read.size === written.length ? read : undefined;
}

/** The same as the answer to write. */
export function whoseMoneyText(byLine: WhoseByLine): string {
  return [...byLine].map(([typeId, whose]) => `${typeId} ${whose}`).join(', ');
}
