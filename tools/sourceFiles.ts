import { readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** The folder of the repository. */
export const root: string = dirname(import.meta.dirname);

/** The workspaces, which hold everything that is written by hand. */
export const WORKSPACES = [
  'domain',
  'contracts',
  'server',
  'web',
  'design-system',
  'sandbox',
  'e2e',
  'bench',
  'tools',
] as const;

const NOT_WRITTEN_BY_HAND = new Set([
  'node_modules',
  'build',
  'dist',
  '.react-router',
  '.data',
  'test-results',
]);

/**
 * All files of the workspaces whose name ends in one of the given ways; what a tool makes is left out.
 *
 * @param endings such as `.ts`
 * @param folder the repository to look through
 * @returns paths from that folder, in alphabetical order
 */
export function sourceFiles(endings: readonly string[], folder: string = root): string[] {
  return WORKSPACES.flatMap(workspace => under(join(folder, workspace)))
    .filter(file => endings.some(ending => file.endsWith(ending)) && !/\.generated\.[a-z]+$/.test(file))
    .map(file => relative(folder, file))
    .sort();
}

function under(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.flatMap(entry => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return [path];
    return NOT_WRITTEN_BY_HAND.has(entry.name) ? [] : under(path);
  });
}
