import type { AnswerOf, Call } from '@towpath/contracts/api/call.ts';

/**
 * Operator content that many parts of the screen show: read once, when the first of them is drawn. A page works without
 * it, so a read that did not come is tried again by the next part that needs it.
 */
export function onceRead<C extends Call>(read: () => Promise<AnswerOf<C>>) {
  let content: AnswerOf<C> | undefined;
  let asked = false;
  const listeners = new Set<() => void>();

  async function ask(): Promise<void> {
    asked = true;
    try {
      content = await read();
      for (const tell of listeners) tell();
    } catch {
      asked = false;
    }
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    if (!asked) void ask();
    return () => listeners.delete(listener);
  }

  return { subscribe, now: () => content };
}
