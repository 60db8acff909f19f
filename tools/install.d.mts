/** The folder of the repository. */
export const root: string;

/** The Node that the product runs on, whatever the machine has: pinned by the lock file. */
export const pinnedNode: string;

/** Says in words what npm's output means: one line, then npm's own words. */
export function explainFailure(end: { code: number; interrupted: boolean; output: string }): string;

/** The entries of a package-lock.json that are missing from npm's record of node_modules, or differ from it. */
export function missingFrom(
  lock: { packages: Record<string, object> },
  record: { packages: Record<string, object> },
  readManifest: (path: string) => object,
): string[];

/** npm as a command and its first arguments: the one that runs us, if one does. */
export function npmCommand(): { node: string; npm: string[] };
