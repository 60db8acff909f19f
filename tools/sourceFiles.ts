import { readdirSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** The folder of the repository. */
export const root: string = dirname(import.meta.dirname);

/** The workspaces, which contain all handwritten code. */
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
 * All files of the workspaces whose names have one of these endings, without generated ones.
 *
 * @param endings such as `.ts`
 * @param folder the repository to search
 * @returns paths relative to that folder, with slashes, in alphabetical order
 */
export function sourceFiles(endings: readonly string[], folder: string = root): string[] {
  return WORKSPACES.flatMap(workspace => under(join(folder, workspace)))
    .filter(file => endings.some(ending => file.endsWith(ending)) && !/\.generated\.[a-z]+$/.test(file))
    .map(file => relative(folder, file).replaceAll(sep, '/'))
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
