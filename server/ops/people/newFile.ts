import { closeSync, fsyncSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { StartFault } from '../../platform/config/startFault.ts';

/** What a disk says that is full, or whose share of this account is. */
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** A new file that nobody but this account may read, still empty. */
export type NewFile = {
  /** Fills it. Throws a StartFault where there is no room for it; call `remove` then. */
  write(text: string): void;
  /** Removes it again, with what is in it. */
  remove(): void;
};

/** Makes a new file. Throws a StartFault where there is one of that name already, or where it cannot be written. */
export function newFile(path: string): NewFile {
  closeSync(opened(path));
  return {
    write(text) {
      try {
        const file = openSync(path, 'r+');
        try {
          writeFileSync(file, text);
          // A disk may say only now that it is full.
          fsyncSync(file);
        } finally {
          closeSync(file);
        }
      } catch (fault) {
        throw NO_ROOM.has(codeOf(fault))
          ? new StartFault(`There is no room for ${path}: nothing was written.`)
          : cannotBeWritten(path);
      }
    },
    remove: () => rmSync(path, { force: true }),
  };
}

function opened(path: string): number {
  try {
    return openSync(path, 'wx', 0o600);
  } catch (fault) {
    throw codeOf(fault) === 'EEXIST' ? new StartFault(`${path} is there already.`) : cannotBeWritten(path);
  }
}

const cannotBeWritten = (path: string) => new StartFault(`${path} cannot be written.`);

function codeOf(fault: unknown): string {
  return fault instanceof Error && 'code' in fault ? String(fault.code) : '';
}
