import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { ApiError } from '../platform/http/apiError.ts';
import type { LettersFile } from './letter/letter.ts';
import type { Paper } from './paper.ts';
import type { PaperTask } from './paperWorker.ts';
import type { WrittenPaper } from './writePaper.ts';

/** Writes papers in threads of its own: each takes a tenth of a second of a processor, in which nothing else would go on. */
export type PaperPool = {
  /** Makes the PDF of a paper. Throws UNAVAILABLE, with the time to come back, when too many wait already. */
  write(paper: Paper): Promise<WrittenPaper>;
  /** Makes one PDF of letters. Throws as `write` does. */
  writeLetters(file: LettersFile): Promise<WrittenPaper>;
  /** Makes one DOCX of letters. Throws as `write` does. */
  writeDocx(file: LettersFile): Promise<Buffer>;
  /** Ends the threads. What has not been written by then is given up. */
  close(): Promise<void>;
};

/** More threads than this only take the processors from the answers. */
const MOST_THREADS = 2;
/** As many wait: some seconds of work, after which a browser would rather ask again. */
export const MOST_WAITING = 30;
const COME_BACK_SECONDS = 5;
/** Whoever waits for an answer comes before a paper where both want the same processor. */
const BEHIND_ANSWERS = 10;
/** A thread keeps some fifty megabytes, and papers are rare. */
const IDLE_MS = 60_000;
/** A paper takes some megabytes; one that takes this much ends its thread, not the server. */
const MEMORY = { maxOldGenerationSizeMb: 192 };

const WORKER = fileURLToPath(new URL('./paperWorker.ts', import.meta.url));

/** The threads start with the first paper, and end once none has been asked for in a minute. */
export function createPaperPool(): PaperPool {
  const pool = new Piscina<PaperTask, WrittenPaper>({
    filename: WORKER,
    minThreads: 0,
    maxThreads: Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1)),
    idleTimeout: IDLE_MS,
    concurrentTasksPerWorker: 1,
    niceIncrement: BEHIND_ANSWERS,
    // We count the waiting ourselves, so that the refusal is one of ours.
    maxQueue: Number.POSITIVE_INFINITY,
    resourceLimits: MEMORY,
    // No secret of the service is in there.
    env: {},
    execArgv: [],
  });
  let isClosed = false;
  async function run(task: PaperTask): Promise<WrittenPaper> {
    if (isClosed || pool.queueSize >= MOST_WAITING) {
      throw new ApiError('UNAVAILABLE', { retryAfter: COME_BACK_SECONDS });
    }
    const { bytes, pages } = await pool.run(task).catch((fault: unknown) => {
      if (isClosed || isOutOfMemory(fault)) {
        throw new ApiError('UNAVAILABLE', { retryAfter: COME_BACK_SECONDS });
      }
      throw fault;
    });
    // Between threads a Buffer becomes the plain array that it is.
    return { bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), pages };
  }

  return {
    write: paper => run({ kind: 'paper', paper }),
    writeLetters: file => run({ kind: 'letters', file }),
    writeDocx: async file => (await run({ kind: 'docx', file })).bytes,
    async close() {
      isClosed = true;
      await pool.destroy();
    },
  };
}

function isOutOfMemory(fault: unknown): boolean {
  return fault instanceof Error && 'code' in fault && fault.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
