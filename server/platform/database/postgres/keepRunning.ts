import { setTimeout as wait } from 'node:timers/promises';
import { isAlive, type Postmaster } from './running.ts';

/** Who is told when a PostgreSQL of ours ends by itself. */
export type Told = {
  /** What happened, in a line. */
  say(line: string): void;
  /** It is not started again any more; why, in a line. */
  giveUp(line: string): void;
};

const LOOK_EVERY_MS = 250;
/** The processes of one that was killed need a moment to notice, and hold its memory until then. */
const PAUSES_MS = [0, 500, 1_000, 2_000, 4_000, 8_000];
/** A machine that kills it this often within this time, for want of memory say, would do so for ever. */
const MOST_DEATHS = 4;
const WITHIN_MS = 5 * 60_000;

/**
 * Starts a PostgreSQL again whenever it ends by itself, and says so; gives up when it dies again and again or does not
 * start. `log` is the file of its own log, for whoever looks why.
 */
export function keepRunning(
  first: Postmaster,
  start: () => Promise<Postmaster>,
  log: string,
  { say, giveUp }: Told,
): { /** Stops looking after it, and gives its process. */ release(): Promise<number> } {
  const deaths: number[] = [];
  let { pid } = first;
  let isOver = false;
  let working = Promise.resolve();

  async function startAgain(): Promise<void> {
    deaths.push(Date.now());
    const lately = deaths.filter(at => at > Date.now() - WITHIN_MS).length;
    if (lately > MOST_DEATHS) {
      isOver = true;
      return giveUp(
        `The database ended ${lately} times within ${WITHIN_MS / 60_000} minutes, and is not started again. Its log: ${log}`,
      );
    }
    say('The database ended by itself. Starting it again …');
    for (const pause of PAUSES_MS) {
      await wait(pause);
      if (isOver) return;
      try {
        ({ pid } = await start());
        return say('The database runs again.');
      } catch {
        // Tried again after a longer pause.
      }
    }
    isOver = true;
    giveUp(`The database ended by itself, and does not start again. Its log: ${log}`);
  }

  let busy = false;
  const timer = setInterval(() => {
    if (busy || isOver || isAlive(pid)) return;
    busy = true;
    working = startAgain().finally(() => {
      busy = false;
    });
  }, LOOK_EVERY_MS);
  timer.unref();
  return {
    async release() {
      clearInterval(timer);
      isOver = true;
      await working;
      return pid;
    },
  };
}
