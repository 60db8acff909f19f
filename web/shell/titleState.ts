/** How many parts of the page need correcting now. */
let wrong = 0;
const listeners = new Set<() => void>();

/** Notes that a part of the page needs correcting, until the function it returns is called. */
export function noteWrong(): () => void {
  wrong += 1;
  changed();
  return () => {
    wrong -= 1;
    changed();
  };
}

/** Whether something on the page needs correcting, which its title then says first. */
export function isWrong(): boolean {
  return wrong > 0;
}

/** Calls back at each change, until the function it returns is called. */
export function watchTitle(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function changed(): void {
  for (const tell of listeners) tell();
}
