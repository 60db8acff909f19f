/**
 * A number with its words, as a line of a command says it: "1 account has", "2,000 accounts have".
 *
 * @param one the words for one
 * @param several the words for any other number, none among them
 */
export function counted(number: number, one: string, several: string): string {
  return `${number.toLocaleString('en-GB')} ${number === 1 ? one : several}`;
}
