import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { StartFault } from '../platform/config/startFault.ts';

/** The last line: a list without it is cut off, and would let come back what is on the lines that are missing. */
const END = 'end';

/** Writes a list, a line each, whole or not at all, into a file that nobody else may read. */
export function writeLines(file: string, lines: readonly string[]): void {
  writeFileSync(`${file}.part`, [...lines, END, ''].join('\n'), { mode: 0o600 });
  renameSync(`${file}.part`, file);
}

/** The lines of a list. Throws a StartFault for one that cannot be read or is cut off. */
export function readLines(file: string): readonly string[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new StartFault(`${file} cannot be read.`);
  }
  const lines = text.trimEnd().split('\n');
  if (lines.pop() !== END) throw new StartFault(`${file} is cut off: nothing was read.`);
  return lines;
}

/** The same; none where there is no such file. */
export function readLinesIfThere(file: string): readonly string[] {
  return isThere(file) ? readLines(file) : [];
}

/** Whether there is such a file. Throws a StartFault where this account may not look, since then nobody knows. */
export function isThere(file: string): boolean {
  try {
    return statSync(file, { throwIfNoEntry: false }) !== undefined;
  } catch {
    throw new StartFault(`${file} cannot be read: this account may not look there.`);
  }
}
