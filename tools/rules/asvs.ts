/** How many requirements of levels 1 and 2 each section of the ASVS 5.0 has, by which numbers. */
const SECTIONS: Readonly<Record<string, readonly number[]>> = {
  '1.1': [1, 2],
  '1.2': [1, 2, 3, 4, 5, 6, 7, 8, 9],
  '1.3': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  '1.4': [1, 2, 3],
  '1.5': [1, 2],
  '2.1': [1, 2, 3],
  '2.2': [1, 2, 3],
  '2.3': [1, 2, 3, 4],
  '2.4': [1],
  '3.2': [1, 2],
  '3.3': [1, 2, 3, 4],
  '3.4': [1, 2, 3, 4, 5, 6],
  '3.5': [1, 2, 3, 4, 5],
  '3.7': [1, 2],
  '4.1': [1, 2, 3],
  '4.2': [1],
  '4.3': [1, 2],
  '4.4': [1, 2, 3, 4],
  '5.1': [1],
  '5.2': [1, 2, 3],
  '5.3': [1, 2],
  '5.4': [1, 2, 3],
  '6.1': [1, 2, 3],
  '6.2': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  '6.3': [1, 2, 3, 4],
  '6.4': [1, 2, 3, 4],
  '6.5': [1, 2, 3, 4, 5],
  '6.6': [1, 2, 3],
  '6.8': [1, 2, 3, 4],
  '7.1': [1, 2, 3],
  '7.2': [1, 2, 3, 4],
  '7.3': [1, 2],
  '7.4': [1, 2, 3, 4, 5],
  '7.5': [1, 2],
  '7.6': [1, 2],
  '8.1': [1, 2],
  '8.2': [1, 2, 3],
  '8.3': [1],
  '8.4': [1],
  '9.1': [1, 2, 3],
  '9.2': [1, 2, 3, 4],
  '10.1': [1, 2],
  '10.2': [1, 2],
  '10.3': [1, 2, 3, 4],
  '10.4': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  '10.5': [1, 2, 3, 4, 5],
  '10.6': [1, 2],
  '10.7': [1, 2, 3],
  '11.1': [1, 2],
  '11.2': [1, 2, 3],
  '11.3': [1, 2, 3],
  '11.4': [1, 2, 3, 4],
  '11.5': [1],
  '11.6': [1],
  '12.1': [1, 2, 3],
  '12.2': [1, 2],
  '12.3': [1, 2, 3, 4],
  '13.1': [1],
  '13.2': [1, 2, 3, 4, 5],
  '13.3': [1, 2],
  '13.4': [1, 2, 3, 4, 5],
  '14.1': [1, 2],
  '14.2': [1, 2, 3, 4],
  '14.3': [1, 2, 3],
  '15.1': [1, 2, 3],
  '15.2': [1, 2, 3],
  '15.3': [1, 2, 3, 4, 5, 6, 7],
  '16.1': [1],
  '16.2': [1, 2, 3, 4, 5],
  '16.3': [1, 2, 3, 4],
  '16.4': [1, 2, 3],
  '16.5': [1, 2, 3],
  '17.1': [1],
  '17.2': [1, 2, 3, 4],
  '17.3': [1, 2],
};

/** The numbers of the requirements of levels 1 and 2 of the ASVS 5.0, in their order. */
export const ASVS_IDS: readonly string[] = Object.entries(SECTIONS).flatMap(([section, numbers]) =>
  numbers.map(number => `${section}.${number}`),
);

const STATES = ['held', 'written', 'partly', 'not held', 'does not apply'] as const;

/** A line of a table in docs/security.md. */
export interface AsvsLine {
  readonly id: string;
  readonly state: string;
  /** Why or how. */
  readonly says: string;
  /** Rows of docs/requirements.md, and files with words from the title of a test. */
  readonly proofs: readonly string[];
}

const LINE = /^\| (\d+\.\d+\.\d+) \| [12] \| [^|]+ \| ([^|]+) \| ([^|]*) \|([^|]*)\|$/u;

/** The lines of the tables of a document. */
export function asvsLines(markdown: string): readonly AsvsLine[] {
  return markdown.split('\n').flatMap(line => {
    const [, id, state = '', says = '', proofs = ''] = LINE.exec(line) ?? [];
    if (id === undefined) return [];
    return [{ id, state, says, proofs: proofs.split(';').flatMap(proof => proof.trim() || []) }];
  });
}

/** What there is to name: rows that a test cites, and the text of a file, null where there is none. */
export interface Proofs {
  readonly citedRows: ReadonlySet<string>;
  textOf(file: string): string | null;
}

/** What is wrong with a line, in words; null where nothing is. */
export function asvsFault({ id, state, says, proofs }: AsvsLine, proven: Proofs): string | null {
  if (!(STATES as readonly string[]).includes(state)) return `${id}: '${state}' is no state`;
  if (says === '') return `${id} does not say how or why`;
  if (proofs.length === 0 && (state === 'held' || state === 'written'))
    return `${id} names nothing that holds it`;
  const gone = proofs.find(proof => !isThere(proof, state, proven));
  return gone === undefined ? null : `${id}: ${gone} is not there`;
}

function isThere(proof: string, state: string, { citedRows, textOf }: Proofs): boolean {
  if (/^[A-Z]{2,3}-\d{3,4}$/u.test(proof)) return citedRows.has(proof);
  const [, file = '', title] = /^`([^`]+)`(?:: (.+))?$/u.exec(proof) ?? [];
  const text = textOf(file);
  if (text === null) return false;
  if (/\.(?:test|spec)\.tsx?$/u.test(file)) return title !== undefined && text.includes(title);
  return state === 'written' && file.endsWith('.md');
}
