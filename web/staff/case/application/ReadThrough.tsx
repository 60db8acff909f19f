import styles from '../Case.module.css';
import type { ShownVersion } from './shown.ts';
import { words } from './words.ts';

/** Every line of an application: what does not match and what is missing first, then what they settled, then each answer with where it is from. */
export function ReadThrough({ handedOver }: { readonly handedOver: ShownVersion }) {
  const { clashes, missing, settled, groups } = handedOver;
  return (
    <>
      {clashes.length > 0 && (
        <Table
          caption={words.clashes}
          rows={clashes.flatMap(({ question, values }) =>
            values.map(({ says, fromWords }) => [question, says, fromWords] as const),
          )}
        />
      )}
      {missing.length > 0 && (
        <>
          <h3>{words.missing}</h3>
          <ul className={styles.plain}>
            {missing.map(({ at, label, of, why }) => (
              <li key={`${at.field} ${at.entry} ${at.part}`}>
                {named(of, label)}
                {why !== null && <span className={styles.small}> {why}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
      {settled.length > 0 && (
        <>
          <h3>{words.settled}</h3>
          <p className={styles.small}>{words.settledText}</p>
          <Table
            heads={[words.question, words.says, words.others]}
            rows={settled.map(({ label, of, says, others }) => [
              named(of, label),
              says,
              others.map(other => `${other.says} (${other.fromWords})`).join(', '),
            ])}
          />
        </>
      )}
      {groups
        .filter(({ lines }) => lines.length > 0)
        .map(({ id, name, lines }) => (
          <Table
            key={id}
            caption={name}
            rows={lines.map(({ label, of, says, fromWords }) => [named(of, label), says, fromWords])}
          />
        ))}
    </>
  );
}

function Table({
  caption,
  heads = [words.question, words.answer, words.from],
  rows,
}: {
  readonly caption?: string;
  readonly heads?: readonly [string, string, string];
  readonly rows: readonly (readonly [string, string, string])[];
}) {
  return (
    <table className={styles.table}>
      {caption !== undefined && <caption>{caption}</caption>}
      <thead>
        <tr>
          {heads.map(head => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([question, answer, from], at) => (
          // Two of one name may say the same, such as two debts with one bank. Nothing of it moves.
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows stay as they were handed over
          <tr key={at}>
            <th scope="row">{question}</th>
            <td>{answer}</td>
            <td>{from}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function named(of: string | null, label: string): string {
  return of === null ? label : words.of(of, label);
}
