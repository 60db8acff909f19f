import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import * as z from 'zod';
import { StartFault } from '../../platform/config/startFault.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import { readLines, readLinesIfThere, writeLines } from '../listFile.ts';

/** The name of the list that lies beside back-ups. */
export const CHANGES_LIST = 'changes';

const Line = z.strictObject({
  customerId: z.guid(),
  at: z.iso.datetime(),
  /** Of the audit log; a later release may write kinds that this one does not know. */
  kind: z.string().min(1),
  facts: z.record(z.string(), z.string()),
  eraseOn: z.iso.date().optional(),
});
/** Something that a person did with their account, as a line of the list has it. */
export type ListedChange = z.infer<typeof Line>;

/** All of several lists, the oldest first, each once. */
export function allChanges(...lists: readonly (readonly ListedChange[])[]): readonly ListedChange[] {
  const all = new Map<string, ListedChange>();
  for (const change of lists.flat()) {
    const key = JSON.stringify([change.customerId, change.at, change.kind, change.facts]);
    // Written again once its person was told, it has a day.
    all.set(key, { ...change, ...all.get(key) });
  }
  return [...all.values()].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

/**
 * Adds to the list in a file, so that a database which knows of fewer never takes anything off it. Throws a StartFault,
 * with nothing changed, if what is there is no such list.
 *
 * @param forgetUntil the day up to which no back-up may be there any more, so that nothing is carried over one
 * @returns how many are in it now
 */
export function addToChangesList(
  file: string,
  changes: readonly ListedChange[],
  forgetUntil: string,
): number {
  const all = allChanges(changesIfThere(file), changes);
  const kept = all.filter(({ at }) => isoDate(londonDate(new Date(at))) > forgetUntil);
  writeChangesList(file, kept);
  return kept.length;
}

/** Writes a list into a file, whole or not at all, that nobody else may read. */
export function writeChangesList(file: string, changes: readonly ListedChange[]): void {
  writeLines(
    file,
    changes.map(change => JSON.stringify(change)),
  );
}

/** The list in a file; an empty one where there is none. Throws a StartFault as `readChangesList` does. */
export function changesIfThere(file: string): readonly ListedChange[] {
  return listIn(file, readLinesIfThere(file));
}

/** The list in a file. Throws a StartFault for one that cannot be read, is cut off or is no such list. */
export function readChangesList(file: string): readonly ListedChange[] {
  return listIn(file, readLines(file));
}

function listIn(file: string, lines: readonly string[]): readonly ListedChange[] {
  return lines.map((line, index) => {
    try {
      return Line.parse(JSON.parse(line));
    } catch {
      throw new StartFault(`${file}: line ${index + 1} is no change of a person: nothing was read.`);
    }
  });
}
