import { StartFault } from '../../platform/config/startFault.ts';
import { readLines, readLinesIfThere, writeLines } from '../listFile.ts';

/** People who were erased: the day, as `2026-11-23`, by their number. */
export type ErasedList = ReadonlyMap<string, string>;

/** The name of the list that lies beside back-ups. */
export const ERASED_LIST = 'erased';

const LINE = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}) (20\d\d-\d\d-\d\d)$/u;

/** All of several lists; who is in two of them by the later day. */
export function together(...lists: readonly ErasedList[]): ErasedList {
  const all = new Map<string, string>();
  for (const [id, day] of lists.flatMap(list => [...list])) {
    if (day > (all.get(id) ?? '')) all.set(id, day);
  }
  return all;
}

/**
 * Adds to the list in a file, so that a database which knows of fewer never takes anybody off it. Throws a StartFault,
 * with nothing changed, if what is there is no such list.
 *
 * @param forgetUntil the day up to which their numbers are not kept any more: no back-up is as old as that
 * @returns how many are in it now
 */
export function addToErasedList(file: string, list: ErasedList, forgetUntil: string): number {
  const all = together(readIfThere(file), list);
  const kept = new Map([...all].filter(([, day]) => day > forgetUntil));
  writeErasedList(file, kept);
  return kept.size;
}

/** Writes a list into a file, whole or not at all, that nobody else may read. */
export function writeErasedList(file: string, list: ErasedList): void {
  writeLines(file, [...list].map(([id, day]) => `${id} ${day}`).sort());
}

/** The list in a file; an empty one where there is none. Throws a StartFault as `readErasedList` does. */
export function readIfThere(file: string): ErasedList {
  return listIn(file, readLinesIfThere(file));
}

/** The list in a file. Throws a StartFault for one that cannot be read, is cut off or is no such list. */
export function readErasedList(file: string): ErasedList {
  return listIn(file, readLines(file));
}

function listIn(file: string, lines: readonly string[]): ErasedList {
  return new Map(
    lines.map((line, index) => {
      const [, id, day] = LINE.exec(line) ?? [];
      if (id === undefined || day === undefined) {
        throw new StartFault(`${file}: line ${index + 1} is no number of a person: nothing was read.`);
      }
      return [id, day];
    }),
  );
}
