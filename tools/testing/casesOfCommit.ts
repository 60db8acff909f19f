import { execFileSync } from 'node:child_process';

/** Where there is no commit, such as in an unpacked archive. Any number will do. */
const WITHOUT_COMMIT = 2026;

/**
 * The number from which the properties draw their cases: `CASES_SEED` where it is set, else one for each commit. So a run
 * can be repeated wherever the commit is tried, and the next commit tries other cases.
 *
 * @param wanted what `CASES_SEED` says
 * @param folder the repository
 * @returns a whole number of 31 bits, as fast-check takes it
 */
export function seedOfCases(wanted: string | undefined, folder: string): number {
  const given = Number(wanted);
  if (wanted && Number.isSafeInteger(given)) return Math.trunc(given) % 2 ** 31;
  const commit = commitOf(folder);
  return commit === null ? WITHOUT_COMMIT : Number.parseInt(commit.slice(0, 7), 16);
}

function commitOf(folder: string): string | null {
  try {
    const quiet = ['ignore', 'pipe', 'ignore'] as ['ignore', 'pipe', 'ignore'];
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: folder, encoding: 'utf8', stdio: quiet });
  } catch {
    return null;
  }
}
