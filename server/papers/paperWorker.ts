import type { LettersFile } from './letter/letter.ts';
import { writeLetters } from './letter/writeLetters.ts';
import type { Paper } from './paper.ts';
import { type WrittenPaper, writePaper } from './writePaper.ts';

/** What a thread of the pool is to make. */
export type PaperTask =
  | { readonly kind: 'paper'; readonly paper: Paper }
  | { readonly kind: 'letters'; readonly file: LettersFile }
  | { readonly kind: 'docx'; readonly file: LettersFile };

/** What a thread of the pool runs, beside the loop that answers everybody else. */
export default async function paperWorker(task: PaperTask): Promise<WrittenPaper> {
  if (task.kind === 'paper') return writePaper(task.paper);
  if (task.kind === 'letters') return writeLetters(task.file);
  // Loaded once a person asks for one: few do.
  const { writeDocx } = await import('./letter/writeDocx.ts');
  return { bytes: await writeDocx(task.file), pages: 0 };
}
