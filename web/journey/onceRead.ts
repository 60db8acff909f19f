import type { AnswerOf, Call } from '@towpath/contracts/api/call.ts';

/**
 * Operator content that several components show: read once, when the first of them renders. A page works without it,
 * so after a failed read the next component that needs it tries again.
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
