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

type BareTableProps = Pick<Table, 'columns' | 'rows'> & { readonly caption: string };

/** The table alone. On a narrow screen it moves sideways, also by the keyboard. */
export function BareTable({ caption, columns, rows }: BareTableProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: no landmark beside the one around it, and no group of fields
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls
    <div className={styles.scroll} role="group" tabIndex={0} aria-label={caption}>
      <table className={styles.table}>
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
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
