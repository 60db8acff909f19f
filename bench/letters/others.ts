import { setTimeout as wait } from 'node:timers/promises';
import { type Assignment, Walk } from '../pairs/walk.ts';

/** An order to call this many times a second for so many milliseconds. */
export type OthersOrder = { readonly perSecond: number; readonly ms: number };

export type OthersMessage =
  | { readonly ready: true }
  /** How long each call took from when it was due, in milliseconds. */
  | { readonly times: readonly number[] }
  | { readonly fault: string };

/*
 * A process of its own: people who answer questions and read their pages at an even rate, whether or not the call before
 * is answered: otherwise a slow answer would delay the next ones and hide their wait.
 */
process.once('message', (assignment: Assignment) => {
  const walks = assignment.authorizations.map(authorization => new Walk(assignment, authorization));
  process.on('message', (order: OthersOrder) => {
    callEvenly(walks, order).then(
      times => send({ times }),
      (fault: unknown) => send({ fault: fault instanceof Error ? fault.message : String(fault) }),
    );
  });
  send({ ready: true });
});
process.on('disconnect', () => process.exit(0));

async function callEvenly(
  walks: readonly Walk[],
  { perSecond, ms }: OthersOrder,
): Promise<readonly number[]> {
  const begin = performance.now();
  const times: number[] = [];
  const calls = walks.flatMap(walk => [() => walk.save(), () => walk.page()]);
  // A person saves, then reads: one call at a time each, in turn with all the others.
  const last: Promise<void>[] = walks.map(() => Promise.resolve());
  for (let number = 0; number < Math.floor((ms * perSecond) / 1000); number += 1) {
    const due = begin + (number * 1000) / perSecond;
    await wait(Math.max(0, due - performance.now()));
    // A timer may fire a little early. Lateness has to count, or a slow answer before this one would go unnoticed.
    const from = Math.min(due, performance.now());
    const at = number % calls.length;
    const who = Math.floor(at / 2);
    last[who] = (last[who] ?? Promise.resolve()).then(async () => {
      await calls[at]?.();
      times.push(performance.now() - from);
    });
    // A fault is told once everybody is done.
    last[who]?.catch(() => undefined);
  }
  await Promise.all(last);
  return times;
}

function send(message: OthersMessage): void {
  process.send?.(message);
}
