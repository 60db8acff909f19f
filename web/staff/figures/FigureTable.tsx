import { classNames } from '@towpath/design-system/classNames.ts';
import { asPercentage } from '@towpath/domain/values/percentage.ts';
import { type ReactNode, useId } from 'react';
import styles from './Figures.module.css';
import type { Table } from './tables.ts';

/** A table whose rows have their bars: a bar and its number are one. */
export function FigureTable({
  table: { heading, columns, rows, none },
  children,
}: {
  readonly table: Table;
  /** Below it. */
  readonly children?: ReactNode;
}) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {rows.length === 0 ? <p>{none}</p> : <BareTable caption={heading} columns={columns} rows={rows} />}
      {children}
    </section>
  );
}

/** Of more than so many a table needs more room. */
const MANY_COLUMNS = 4;

type BareTableProps = Pick<Table, 'columns' | 'rows'> & { readonly caption: string };

/** The table alone. Where it has no room its rows are cards, with what each number is beside it. */
export function BareTable({ caption, columns, rows }: BareTableProps) {
  return (
    <div className={styles.room}>
      <table
        className={classNames(
          styles.table,
          columns.length > 2 && styles.cards,
          columns.length > MANY_COLUMNS && styles.many,
        )}
      >
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map(column => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, below, cells, bar }) => (
            <tr key={`${name} ${below ?? ''}`}>
              <th scope="row">
                {name}
                {below && <span className={styles.small}> {below}</span>}
                {bar !== undefined && (
                  <span className={styles.track} aria-hidden>
                    <span className={styles.bar} style={{ width: `${asPercentage(bar, 1)}%` }} />
                  </span>
                )}
              </th>
              {cells.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
                <td key={index} data-label={columns[index + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
