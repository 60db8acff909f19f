/** Small words inside the names of British towns. */
const SMALL = new Set([
  ...['and', 'by', 'en', 'in', 'le', 'next', 'of', 'on', 'super', 'the', 'under', 'upon', 'with', 'y', 'yr'],
]);

/**
 * A town as people write it. The national address file has it in capitals: STOKE-ON-TRENT becomes Stoke-on-Trent,
 * NEWCASTLE UPON TYNE becomes Newcastle upon Tyne.
 */
export function postTown(capitals: string): string {
  return capitals
    .toLowerCase()
    .replaceAll(/[\p{L}’']+/gu, (word, at: number) => (at > 0 && SMALL.has(word) ? word : capitalised(word)));
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
