import type { PersonalCopy } from '@towpath/contracts/api/ownData.ts';
import { saveAs, saveFile } from '../../papers/saveFile.ts';
import { words } from './words.ts';

type Paper = { readonly answer: Blob; readonly headers: Headers };

/** Saves both files of a copy, once both are there: one alone would look like all. */
export async function saveCopy(paper: Promise<Paper>, copy: Promise<PersonalCopy>): Promise<void> {
  const [pdf, parts] = await Promise.all([paper, copy]);
  saveFile(pdf);
  saveAs(new Blob([JSON.stringify(parts, null, 2)], { type: 'application/json' }), words.copy.file);
}
