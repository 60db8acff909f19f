import { Disclosure } from '@towpath/design-system/cards/Disclosure.tsx';
import styles from './Pictures.module.css';
import { words } from './words.ts';

type AsTableProps = {
  readonly caption: string;
  readonly columns: readonly string[];
  /** The first cell of each names the row. */
  readonly children: readonly (readonly string[])[];
  /** The last column holds sums. */
  readonly isSums?: boolean;
  /** What opens it where no picture stands beside it. */
  readonly summary?: string | undefined;
};

/** The same as a picture in a table, behind one line; on paper it is always there. */
export function AsTable({
  caption,
  columns,
  children: rows,
  isSums = false,
  summary = words.asTable,
}: AsTableProps) {
  const sum = isSums ? styles.sum : undefined;
  const classAt = (index: number) => (index === columns.length - 1 ? sum : undefined);
  return (
    <Disclosure className={styles.behind} summary={summary}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((name, index) => (
              <th key={name} scope="col" className={classAt(index)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} className={classAt(index + 1)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
  );
}
