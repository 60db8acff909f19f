import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { StartFault } from '../../platform/config/startFault.ts';

const NUMBER = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;
/** The last line: a list without it is cut off, and would let people come back. */
const END = 'end';

/** Writes the numbers of people who were erased into a file, whole or not at all, that nobody else may read. */
export function writeErasedList(file: string, numbers: readonly string[]): void {
  writeFileSync(`${file}.part`, [...numbers, END, ''].join('\n'), { mode: 0o600 });
  renameSync(`${file}.part`, file);
}

/** The numbers in such a file. Throws a StartFault for one that cannot be read, is cut off or is no such list. */
export function readErasedList(file: string): readonly string[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new StartFault(`${file} cannot be read.`);
  }
  const lines = text.trimEnd().split('\n');
  if (lines.pop() !== END) throw new StartFault(`${file} is cut off: nothing was read.`);
  const wrong = lines.findIndex(line => !NUMBER.test(line));
  if (wrong !== -1)
    throw new StartFault(`${file}: line ${wrong + 1} is no number of a person: nothing was read.`);
  return lines;
}
