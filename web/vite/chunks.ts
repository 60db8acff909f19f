import { fileURLToPath } from 'node:url';

/** What rolldown tells of its modules while it decides which go together. */
type ModuleGraph = { getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null };

const file = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const START = file('app/entry.client.tsx');
const JOURNEY = file('app/pages/Journey.tsx');
/** The other pages of the app. */
const OTHERS = [
  'start/StartPage.tsx',
  'app/pages/Login.tsx',
  'identity/reset-password/ResetPasswordPage.tsx',
  'app/pages/Dashboard.tsx',
].map(file);

/** Kept for as long as one build lasts. */
const closures = new WeakMap<object, Map<string, ReadonlySet<string>>>();

/**
 * Puts our own code into few files: each costs a request, and small files compress badly. `base` is what every page of
 * the app needs, and what the questions share with another page; `journey` is what only the questions need. The rest
 * is left to the bundler.
 */
export function chunkOf(id: string, graph: ModuleGraph): string | null {
  if (id.includes('/node_modules/')) return null;
  const reachedFrom = (entry: string) => closureOf(entry, graph).has(id);
  if (reachedFrom(START)) return 'base';
  if (!reachedFrom(JOURNEY)) return null;
  return OTHERS.some(reachedFrom) ? 'base' : 'journey';
}

/** Everything a module imports, directly or not, leaving out what it fetches only when needed. */
function closureOf(entry: string, graph: ModuleGraph): ReadonlySet<string> {
  const known = closures.get(graph.getModuleInfo) ?? new Map<string, ReadonlySet<string>>();
  closures.set(graph.getModuleInfo, known);
  const kept = known.get(entry);
  if (kept) return kept;
  const reached = new Set<string>();
  const waiting = [entry];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  known.set(entry, reached);
  return reached;
}
