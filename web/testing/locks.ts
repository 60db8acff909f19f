import { vi } from 'vitest';

type Work = (lock: { name: string } | null) => unknown;

/** Gives a test the locks of a browser: one holder of a name at a time, the others queue in order. */
export function standInForLocks() {
  const held = new Map<string, Promise<unknown>>();
  const manager = {
    request(name: string, ...rest: readonly [Work] | readonly [{ signal?: AbortSignal }, Work]) {
      const work = rest.length === 2 ? rest[1] : rest[0];
      const signal = rest.length === 2 ? rest[0].signal : undefined;
      const before = held.get(name) ?? Promise.resolve();
      const result = new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
        void before.then(async () => {
          if (signal?.aborted) return;
          try {
            resolve(await work({ name }));
          } catch (thrown) {
            reject(thrown);
          }
        });
      });
      const over: Promise<unknown> = result
        .catch(() => undefined)
        .then(() => {
          if (held.get(name) === over) held.delete(name);
        });
      held.set(name, over);
      return result;
    },
    query: async () => ({ held: [...held.keys()].map(name => ({ name })) }),
  };
  vi.stubGlobal('navigator', { locks: manager });
  return {
    /** Acts as if all tabs were closed. */
    release: () => held.clear(),
    settled: () => new Promise(resolve => setTimeout(resolve, 5)),
  };
}
