import { fileURLToPath } from 'node:url';

/** What rolldown reports about modules while it decides how to group them. */
type ModuleGraph = {
  getModuleInfo: (id: string) => {
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
};

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
const FINISHED = ['home', 'publicPage', 'finishedNotFound', 'offline'].map(page =>
  file(`app/routes/${page}.tsx`),
);
/** Seldom needed, and large: the page of an unknown address, and the set of all icons that content may name. */
const APART = ['shell/NotFoundScreen.tsx', '../design-system/icons/Icon.tsx'].map(file);
/** What is around every page. */
const ROOT = file('app/root.tsx');

/**
 * The file of each part that comes on demand, by the beginning of the part's path; the first that fits counts. Parts
 * that a person meets together are one file. Not named here, because other parts need it or it is small: `shared`.
 */
const PARTS: readonly (readonly [beginning: string, name: string])[] = [
  ['advice/first-look/', 'questions'],
  ['advice/what-if/', 'what-if'],
  ['advice/close/calendarFile', 'calendar'],
  ['advice/', 'advice'],
  ['applications/card/', 'advice'],
  ['letters/card/', 'advice'],
  ['applications/', 'papers'],
  ['letters/', 'papers'],
  ['papers/', 'papers'],
  ['plans/card/GoingDownCard', 'leads'],
  ['dashboard/leads/', 'leads'],
  ['plans/card/', 'dashboard'],
  ['plans/repayment/paymentDaysFile', 'calendar'],
  ['plans/', 'advice'],
  ['journey/', 'questions'],
  ['bookings/', 'talk'],
  ['callbacks/', 'questions'],
  ['consents/', 'questions'],
  ['identity/phone-code/PhoneCode', 'phone-code'],
  ['identity/registration/', 'questions'],
  ['household/', 'people'],
  ['health/', 'people'],
  ['credit-search/', 'debts'],
  ['debts/', 'debts'],
  ['budget/', 'budget'],
  ['offline/', 'for-reloads'],
  ['identity/', 'login'],
  ['app/pages/later', 'after'],
  ['app/pages/Preview', 'preview'],
  ['app/pages/Login', 'login'],
  ['app/pages/Dashboard', 'dashboard'],
  ['chat/', 'chat'],
  ['staff/', 'staff'],
  ['app/pages/Account', 'account'],
  ['account/', 'account'],
].map(([beginning, name]) => [file(beginning as string), name as string] as const);
/** What is opened from a page whose file is there already. */
const OPENED_FROM: Readonly<Record<string, string>> = {
  leads: 'dashboard',
  'what-if': 'advice',
  calendar: 'advice',
  papers: 'advice',
  // Few need it before they have an account.
  'phone-code': 'account',
};
/** What people may need next, which the browser keeps ahead (`offlineWorker.ts`). What only other parts share is not with it. */
const NEXT: ReadonlySet<string> = new Set(['dashboard', 'questions', 'shared']);
/** Who works behind the site takes what it shares with one other part from the file of that: nobody else loads more for it. */
const BEHIND = ['staff', 'preview'];

/** Cached for the length of one build. */
const closures = new WeakMap<object, Map<string, ReadonlySet<string>>>();
const onDemand = new WeakMap<object, readonly string[]>();

/**
 * Groups our own code into few files, because each file costs a request and small files compress badly. `base` is
 * what every page of the app needs, and what the questions share with another page; `journey` is what only the
 * questions need. The rest is left to `laterPartOf`.
 */
export function chunkOf(id: string, graph: ModuleGraph): string | null {
  if (id.includes('/node_modules/')) return null;
  const reachedFrom = (entry: string) => closureOf(entry, graph).has(id);
  if (STARTS.some(reachedFrom)) return 'base';
  // Every document has the styles of what is around its page: in a file with more, it would have the rest too.
  if (reachedFrom(ROOT) && (isStyle(id) || partsOnDemand(graph).some(reachedFrom))) return 'base';
  // The few styles that finished pages and later parts share cost a request as a file of their own.
  if (isStyle(id) && isFinished(id, graph) && partsWith(id, graph).length > 0) return 'base';
  if (!reachedFrom(JOURNEY)) return null;
  return OTHERS.some(reachedFrom) || (isIcon(id) && isFinished(id, graph)) ? 'base' : 'journey';
}

/**
 * Puts what several later parts need into one file, and what finished pages have too into another: in a file with
 * anything else, the finished pages, which load only the styles, would load the styles of all of it. What builds on
 * the questions is a third, for pages without questions.
 */
export function sharedPartOf(id: string, graph: ModuleGraph): string | null {
  const parts = partsWith(id, graph);
  if (isFinished(id, graph)) return parts.length > 0 ? 'public' : null;
  if (parts.length < 2 && parts[0] !== 'shared') return null;
  if (hasQuestions(id, graph)) return 'steps';
  return isAfter(parts) ? null : 'shared';
}

/**
 * Puts into one file what only parts after the next questions share. Asked once `sharedPartOf` has its modules: a file gets
 * what its modules import with them, unless another has it by then.
 */
export function afterPartOf(id: string, graph: ModuleGraph): string | null {
  const parts = partsWith(id, graph);
  const isShared = parts.length > 1 || parts[0] === 'after';
  return isShared && isAfter(parts) && !isFinished(id, graph) && !hasQuestions(id, graph) ? 'after' : null;
}

/** Whether a module builds on the questions: pages without questions would load their code with it. */
function hasQuestions(id: string, graph: ModuleGraph): boolean {
  return [...closureOf(id, graph)].some(part => chunkOf(part, graph) === 'journey');
}

/** The file of the one later part that needs a module; null for what the bundler places. */
export function laterPartOf(id: string, graph: ModuleGraph): string | null {
  return partsWith(id, graph)[0] ?? null;
}

/** The names of the parts on demand that need a module, without those that are opened from another of them. */
function partsWith(id: string, graph: ModuleGraph): readonly string[] {
  if (id.includes('/node_modules/')) return [];
  const entries = partsOnDemand(graph).filter(entry => closureOf(entry, graph).has(id));
  const names = new Set(entries.map(partOf));
  for (const name of BEHIND) if (names.size > 1) names.delete(name);
  return [...names].filter(name => !names.has(OPENED_FROM[name] ?? ''));
}

function isAfter(parts: readonly string[]): boolean {
  return parts.every(part => !NEXT.has(part));
}

function partOf(entry: string): string {
  return PARTS.find(([beginning]) => entry.startsWith(beginning))?.[1] ?? 'shared';
}

/** Every module of ours that the app imports dynamically, except the pages with files of their own. */
function partsOnDemand(graph: ModuleGraph): readonly string[] {
  const cached = onDemand.get(graph.getModuleInfo);
  if (cached) return cached;
  const found = new Set<string>();
  const waiting = [...STARTS];
  for (let entry = waiting.pop(); entry !== undefined; entry = waiting.pop()) {
    for (const id of closureOf(entry, graph)) {
      for (const next of graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []) {
        if (found.has(next) || next.includes('/node_modules/')) continue;
        found.add(next);
        waiting.push(next);
      }
    }
  }
  const parts = [...found].filter(id => !STARTS.includes(id) && id !== JOURNEY && !APART.includes(id));
  onDemand.set(graph.getModuleInfo, parts);
  return parts;
}

/** One icon (`splitIcons.ts`). */
function isIcon(id: string): boolean {
  return id.includes('.generated.ts?one=');
}

function isStyle(id: string): boolean {
  return /\.css(\?|$)/.test(id);
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
