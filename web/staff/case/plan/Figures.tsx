import styles from '../Case.module.css';
import own from './Figures.module.css';

type FiguresProps = {
  readonly caption: string;
  readonly columns: readonly string[];
  /** The rows: what each is of, then a cell for each other column. */
  readonly children: readonly (readonly string[])[];
};

/** A table of figures; on a narrow screen each row is a block of its own. */
export function Figures({ caption, columns, children }: FiguresProps) {
  return (
    <table className={`${styles.table} ${own.figures}`}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map(name => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {children.map(([of, ...cells]) => (
          <tr key={of}>
            <th scope="row">{of}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} data-label={columns[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
