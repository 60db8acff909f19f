import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { StartFault } from '../../platform/config/startFault.ts';
import type { Database } from '../../platform/database/database.ts';
import type { UnfinishedRestore } from '../../platform/database/unfinishedRestore.ts';
import type { Restored } from '../carry/carriedOver.ts';
import { changesIn, refuseUnknown, sinceBackUp } from '../carry/carryChanges.ts';
import {
  allChanges,
  CHANGES_LIST,
  changesIfThere,
  type ListedChange,
  readChangesList,
  writeChangesList,
} from '../carry/changesList.ts';
import { knownIn } from '../carry/known.ts';
import { isThere } from '../listFile.ts';
import { erasedIn } from '../own-data/carryErased.ts';
import {
  ERASED_LIST,
  type ErasedList,
  readErasedList,
  readIfThere,
  together,
  writeErasedList,
} from '../own-data/erasedList.ts';

/** What a restore must not undo: who was erased since its back-up, and what people did. */
export type Lists = {
  readonly erased: ErasedList;
  readonly changes: readonly ListedChange[];
};

/** Where the lists are that the operator names; undefined for those beside the back-up. */
export type Named = { readonly erased: string | undefined; readonly changes: string | undefined };

/**
 * The lists that lie beside a back-up, or that are named, with what earlier restores left in its folder, also of another
 * back-up. Throws a
 * StartFault for one that is damaged, and for one that is missing where it is needed.
 */
export function listsBeside(path: string, named: Named, isNeeded: boolean): Lists {
  const [erased, changes] = [
    found(path, ERASED_LIST, named.erased),
    found(path, CHANGES_LIST, named.changes),
  ];
  if (isNeeded && !erased.isThere) {
    throw missing(erased.file, 'of who was erased: who was erased since would come back', ERASED_LIST);
  }
  if (isNeeded && !changes.isThere) {
    throw missing(
      changes.file,
      'of what people did with their accounts: an old password would work again, and what was taken back would be there',
      CHANGES_LIST,
    );
  }
  const read = <List>({ file, hasFile }: Found, list: (file: string) => List, none: List) =>
    hasFile ? list(file) : none;
  return {
    erased: together(
      read(erased, readErasedList, new Map()),
      ...leftIn(dirname(path), ERASED_LIST).map(readIfThere),
    ),
    changes: allChanges(
      read(changes, readChangesList, []),
      ...leftIn(dirname(path), CHANGES_LIST).map(changesIfThere),
    ),
  };
}

/**
 * The same with what a restore of this back-up has left that was cut off, which may have lain elsewhere then. Throws a
 * StartFault where a list that it left is out of reach: nothing else knows what is on it.
 */
export function withLeft(path: string, lists: Lists, cutOff: UnfinishedRestore | null): Lists {
  if (cutOff === null) return lists;
  const places = [path, join(dirname(path), basename(cutOff.path)), cutOff.path];
  for (const list of cutOff.lists) {
    if (places.some(place => isThere(leftAt(place, list)))) continue;
    throw new StartFault(
      `The restore that was cut off left ${leftAt(cutOff.path, list)}, which is not there any more, so nothing was changed. Put it beside ${path}.`,
    );
  }
  const erased = places.map(place => readIfThere(leftAt(place, ERASED_LIST)));
  const changes = places.map(place => changesIfThere(leftAt(place, CHANGES_LIST)));
  return { erased: together(lists.erased, ...erased), changes: allChanges(lists.changes, ...changes) };
}

/**
 * The same with what the database knows that is to be replaced, without changes that the back-up has. Kept in files
 * beside the back-up first, so that a run that is broken off loses nothing; `left` names these.
 *
 * @param asOf the moment of the back-up
 * @param isHalf whether a restore into it was cut off: then how people are reached in it is that of a back-up
 */
export async function withHeld(
  path: string,
  lists: Lists,
  held: Database,
  asOf: Date,
  isHalf: boolean,
): Promise<Lists & Pick<Restored, 'known'> & { readonly left: readonly string[] }> {
  const since = sinceBackUp(asOf);
  const { inHeld, erasedInHeld, known } = await whatIsHeld(held, since);
  const changes = allChanges(lists.changes, inHeld).filter(({ at }) => new Date(at) >= since);
  refuseUnknown(changes);
  const erased = together(lists.erased, erasedInHeld);
  const left: string[] = [];
  if (erased.size > 0) {
    writeErasedList(leftAt(path, ERASED_LIST), erased);
    left.push(ERASED_LIST);
  }
  if (changes.length > 0) {
    writeChangesList(leftAt(path, CHANGES_LIST), changes);
    left.push(CHANGES_LIST);
  }
  return { erased, changes, known: isHalf ? new Map() : known, left };
}

/** Throws a StartFault where the database cannot say what it knows: what people did would be lost with it, unnoticed. */
async function whatIsHeld(held: Database, since: Date) {
  try {
    const inHeld = await changesIn(held, since);
    return { inHeld, erasedInHeld: await erasedIn(held), known: await knownIn(held, inHeld) };
  } catch (fault) {
    const reason = fault instanceof Error ? fault.message : String(fault);
    throw new StartFault(
      `What people did since cannot be read from the database that is to be replaced (${reason}), so nothing was changed. To do without it, make it an empty one, and restore by the lists.`,
    );
  }
}

type Found = {
  readonly file: string;
  readonly left: string;
  readonly hasFile: boolean;
  readonly isThere: boolean;
};

function found(path: string, list: string, named: string | undefined): Found {
  const file = named ?? join(dirname(path), list);
  const left = leftAt(path, list);
  const hasFile = named !== undefined || isThere(file);
  return { file, left, hasFile, isThere: hasFile || isThere(left) };
}

/** Where a restore keeps a list until it is done. */
function leftAt(path: string, list: string): string {
  return `${path}.${list}`;
}

/** The lists that restores have left in a folder. */
function leftIn(folder: string, list: string): readonly string[] {
  if (!isThere(folder)) return [];
  try {
    const names = readdirSync(folder).filter(name => name.endsWith(`.${list}`));
    return names.map(name => join(folder, name));
  } catch {
    throw new StartFault(`${folder} cannot be read: this account may not look there.`);
  }
}

function missing(file: string, what: string, option: string): StartFault {
  return new StartFault(
    `There is no ${file}, the list ${what}, so nothing was changed. Name the newest list there is by --${option} FILE; only where there is none: --without-lists`,
  );
}
