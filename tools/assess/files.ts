import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type CaseContent, CaseFault, readCase } from '@towpath/contracts/content/assessCase.ts';
import type { Case } from '@towpath/domain/solutions/case/case.ts';
import { Refused } from './refused.ts';

/**
 * Reads the case of a file.
 *
 * @throws Refused with the file and the place, where it is no case
 */
export function readCaseFile(file: string, content: CaseContent): Case {
  try {
    return readCase(textOf(file), content);
  } catch (error) {
    if (error instanceof CaseFault) throw new Refused(`${file}: ${error.message}`);
    throw error;
  }
}

/**
 * The case files of a folder, in order of their names; null for a path that is no folder.
 *
 * @throws Refused where it has none
 */
export function caseFilesIn(folder: string): readonly string[] | null {
  const path = placed(folder);
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return null;
  const files = readdirSync(path)
    .filter(name => name.endsWith('.json'))
    .toSorted();
  if (files.length === 0) throw new Refused(`${folder}: there is no case (a .json file) in this folder`);
  return files.map(name => join(folder, name));
}

/**
 * The text of a file.
 *
 * @throws Refused where it cannot be read
 */
export function textOf(file: string): string {
  try {
    return readFileSync(placed(file), 'utf8');
  } catch (error) {
    const why =
      error instanceof Error && 'code' in error && error.code === 'ENOENT'
        ? 'there is no such file'
        : 'it cannot be read';
    throw new Refused(`${file}: ${why}`);
  }
}

/** npm runs a script in the root of the repository and passes on the folder it was called from. */
function placed(path: string): string {
  return resolve(process.env.INIT_CWD ?? '.', path);
}
