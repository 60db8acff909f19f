/** One row of docs/requirements.md. */
export interface Requirement {
  /** Such as `QU-033`. */
  readonly id: string;
  readonly prefix: string;
  readonly kind: string;
}

const ROW = /^\|\s*(([A-Z]{2,3})-\d{3,4})\s*\|.*\|\s*([a-z]+)\s*\|\s*$/;

/**
 * Reads the rows that count, which are all except the withdrawn ones.
 *
 * @param markdown the text of docs/requirements.md
 * @returns the rows in order
 * @throws {Error} if two rows have the same id
 */
export function readRequirements(markdown: string): readonly Requirement[] {
  const rows = markdown
    .split('\n')
    .map(line => ROW.exec(line))
    .filter(match => match !== null)
    .map(([, id = '', prefix = '', kind = '']) => ({ id, prefix, kind }));
  const seen = new Set<string>();
  for (const { id } of rows) {
    if (seen.has(id)) throw new Error(`${id} stands in two rows of docs/requirements.md.`);
    seen.add(id);
  }
  return rows.filter(row => row.kind !== 'withdrawn');
}
