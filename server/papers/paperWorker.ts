import type { Paper } from './paper.ts';
import { type WrittenPaper, writePaper } from './writePaper.ts';

/** What a thread of the pool runs, beside the loop that answers everybody else. */
export default async function paperWorker(paper: Paper): Promise<WrittenPaper> {
  return writePaper(paper);
}
