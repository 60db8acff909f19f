import type { ChildProcess, StdioOptions } from 'node:child_process';

/** Runs a command and leaves nothing behind; the documentation stands in supervise.mjs. */
export function supervise(
  command: string,
  args: readonly string[],
  options?: {
    cwd?: string;
    env?: NodeJS.ProcessEnv;
    stdio?: StdioOptions;
    graceMs?: number;
    onStart?: (child: ChildProcess) => void;
  },
): Promise<{ code: number; interrupted: boolean }>;
