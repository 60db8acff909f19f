import type { Table } from './tables.ts';

/** A text cell that begins like a formula is run by programs that open such files. */
const FORMULA = /^[=+\-@\t\r]/u;

/** Tables as one CSV file (RFC 4180), one below the other, each under its heading, with the numbers as the page shows them. */
export function csvOf(tables: readonly Table[]): string {
  return tables
    .map(({ heading, columns, rows }) =>
      [
        [heading],
        columns,
        ...rows.map(({ name, below, cells }) => [below ? `${name} (${below})` : name, ...cells]),
      ]
        .map(cells => cells.map(cellOf).join(','))
        .join('\r\n'),
    )
    .join('\r\n\r\n');
}

function cellOf(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
