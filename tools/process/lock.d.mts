/** Does a piece of work while no other process on this machine does it; the documentation stands in lock.mjs. */
export function withLock<T>(
  file: string,
  work: () => Promise<T>,
  options?: { patienceMs?: number; onWait?: () => void },
): Promise<T>;
