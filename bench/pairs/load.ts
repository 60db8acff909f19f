import { type Assignment, Walk } from './walk.ts';

/**
 * The measurements of one slice, in milliseconds: how long each pair (a save and the page after it) took, and the
 * slice.
 */
export type Slice = { readonly pairTimes: readonly number[]; readonly ms: number };

/** An order to begin a slice of this many milliseconds. */
export type SliceOrder = { readonly sliceMs: number };

export type LoadMessage = { readonly ready: true } | { readonly slice: Slice } | { readonly fault: string };

/*
 * A process of its own: answers all questions in order, over and over, each time with the other answer, so that every
 * save changes a row; then reads the page back and checks that it holds what was saved. Between slices everybody
 * pauses, with their connections open.
 */
process.once('message', (assignment: Assignment) => {
  const walks = assignment.authorizations.map(authorization => new Walk(assignment, authorization));
  process.on('message', ({ sliceMs }: SliceOrder) => {
    measure(walks, sliceMs).then(
      slice => send({ slice }),
      (fault: unknown) => send({ fault: fault instanceof Error ? fault.message : String(fault) }),
    );
  });
  send({ ready: true });
});
process.on('disconnect', () => process.exit(0));

async function measure(walks: readonly Walk[], sliceMs: number): Promise<Slice> {
  const begin = performance.now();
  const pairTimes = (await Promise.all(walks.map(walk => walk.until(begin + sliceMs)))).flat();
  return { pairTimes, ms: performance.now() - begin };
}

function send(message: LoadMessage): void {
  process.send?.(message);
}
