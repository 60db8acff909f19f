import { fileURLToPath } from 'node:url';

/** What rolldown reports about modules while it decides how to group them. */
type ModuleGraph = { getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null };

const file = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
/** What runs before the first question: the app, and the page that begins a journey. */
const STARTS = ['app/entry.client.tsx', 'start/StartPage.tsx'].map(file);
const JOURNEY = file('app/pages/Journey.tsx');
/** The other pages of the app. */
const OTHERS = [
  'app/pages/Login.tsx',
  'identity/reset-password/ResetPasswordPage.tsx',
  'app/pages/Dashboard.tsx',
].map(file);
/** The pages that are rendered when the site is built. */
const FINISHED = ['home', 'publicPage', 'finishedNotFound'].map(page => file(`app/routes/${page}.tsx`));

/** Cached for the length of one build. */
const closures = new WeakMap<object, Map<string, ReadonlySet<string>>>();

/**
 * Groups our own code into few files, because each file costs a request and small files compress badly. `base` is
 * what every page of the app needs, and what the questions share with another page; `journey` is what only the
 * questions need. The rest is left to the bundler.
 */
export function chunkOf(id: string, graph: ModuleGraph): string | null {
  if (id.includes('/node_modules/')) return null;
  const reachedFrom = (entry: string) => closureOf(entry, graph).has(id);
  if (STARTS.some(reachedFrom)) return 'base';
  if (!reachedFrom(JOURNEY)) return null;
  return OTHERS.some(reachedFrom) || (isIcon(id) && isFinished(id, graph)) ? 'base' : 'journey';
}

/**
 * Puts the icons that finished pages and later parts share into one file. In a file with anything else, the finished
 * pages, which load only the styles, would load the styles of all of it.
 */
export function sharedIconOf(id: string, graph: ModuleGraph): string | null {
  return isIcon(id) && isFinished(id, graph) ? 'icons' : null;
}

/**
 * Puts the inputs and layers that several later parts share into one file. The bundler would make a file of each, and
 * the first question would carry all their names. Code of the questions is left out, or pages without questions would
 * load it.
 */
export function sharedPartOf(id: string, graph: ModuleGraph): string | null {
  if (!id.includes('/design-system/') || isIcon(id) || isFinished(id, graph)) return null;
  return [...closureOf(id, graph)].some(part => chunkOf(part, graph) === 'journey') ? null : 'inputs';
}

/** One icon (`splitIcons.ts`). */
function isIcon(id: string): boolean {
  return id.includes('.generated.ts?one=');
}

function isFinished(id: string, graph: ModuleGraph): boolean {
  return FINISHED.some(page => closureOf(page, graph).has(id));
}

/** Everything a module imports, directly or not, except what it imports dynamically. */
function closureOf(entry: string, graph: ModuleGraph): ReadonlySet<string> {
  const cached = closures.get(graph.getModuleInfo) ?? new Map<string, ReadonlySet<string>>();
  closures.set(graph.getModuleInfo, cached);
  const kept = cached.get(entry);
  if (kept) return kept;
  const reached = new Set<string>();
  const waiting = [entry];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  cached.set(entry, reached);
  return reached;
}
