import { check } from '../icons/drawings.generated.ts';
import { Glyph } from '../icons/Glyph.tsx';
import styles from './TickTable.module.css';

export interface TickTableProps {
  /** What the table is about, for people who cannot see it. */
  caption: string;
  columns: readonly { id: string; heading: string }[];
  rows: readonly { id: string; heading: string; note?: string | undefined }[];
  /** What each box is called, such as "Monday morning". */
  nameOf: (columnId: string, rowId: string) => string;
  isTicked: (columnId: string, rowId: string) => boolean;
  onTick: (columnId: string, rowId: string, isTicked: boolean) => void;
}

/** Checkboxes in a table, each with a name of its own. */
export function TickTable({ caption, columns, rows, nameOf, isTicked, onTick }: TickTableProps) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <td />
          {columns.map(column => (
            <th key={column.id} scope="col">
              {column.heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={row.id}>
            <th scope="row">
              {row.heading}
              {row.note && <span className={styles.note}>{row.note}</span>}
            </th>
            {columns.map(column => (
              <td key={column.id}>
                <label className={styles.box}>
                  <input
                    type="checkbox"
                    aria-label={nameOf(column.id, row.id)}
                    checked={isTicked(column.id, row.id)}
                    onChange={event => onTick(column.id, row.id, event.target.checked)}
                  />
                  <Glyph of={check} />
                </label>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
