/** What is younger than a browser at the floor (`web/.browserslistrc`), and how code says it. */
interface Younger {
  readonly name: string;
  readonly said: RegExp;
  /** The first versions with it, as MDN's compatibility data has them. */
  readonly since: { readonly chrome: number; readonly firefox: number; readonly safari: number };
}

const since = (chrome: number, firefox: number, safari: number) => ({ chrome, firefox, safari });

/** Not had everywhere, and by no version yet. */
const NEVER = Number.POSITIVE_INFINITY;

/**
 * What our code may not use in the browser. What `web/app/older/everything.ts` brings to browsers at the floor is not
 * here: whoever needs another of these adds it there, and takes the line out.
 */
export const YOUNGER: readonly Younger[] = [
  { name: 'Array.fromAsync', said: /\bArray\.fromAsync\(/u, since: since(121, 115, 16.4) },
  { name: 'toReversed, toSpliced', said: /\.to(Reversed|Spliced)\(/u, since: since(110, 115, 16) },
  { name: 'groupBy', said: /\b(Object|Map)\.groupBy\(/u, since: since(117, 119, 17.4) },
  { name: 'Promise.withResolvers', said: /\bPromise\.withResolvers\(/u, since: since(119, 121, 17.4) },
  { name: 'Promise.try', said: /\bPromise\.try\(/u, since: since(128, 134, 18.2) },
  { name: 'AbortSignal.any', said: /\bAbortSignal\.any\(/u, since: since(116, 124, 17.4) },
  { name: 'throwIfAborted', said: /\.throwIfAborted\(/u, since: since(100, 97, 15.4) },
  { name: 'crypto.randomUUID', said: /\bcrypto\.randomUUID\(/u, since: since(92, 95, 15.4) },
  { name: 'crypto.subtle', said: /\bcrypto\.subtle\b/u, since: since(NEVER, NEVER, NEVER) },
  { name: 'toWellFormed', said: /\.toWellFormed\(/u, since: since(111, 119, 16.4) },
  {
    name: 'methods of Set',
    said: /\.(isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(|\.(intersection|difference)\(/u,
    since: since(122, 127, 17),
  },
  {
    name: 'helpers of iterators',
    said: /\bIterator\.(from|concat)\(|\.values\(\)\.(map|filter|take|drop|toArray)\(/u,
    since: since(122, 131, 18.4),
  },
  { name: 'RegExp.escape', said: /\bRegExp\.escape\(/u, since: since(136, 134, 18.2) },
  { name: 'lookbehind', said: /\(\?<[=!]/u, since: since(62, 78, 16.4) },
  {
    name: 'the flag v of a pattern',
    said: /(?<=[(=:,] ?\/(?:[^/\n\\]|\\.)+)\/[dgimsuy]*v[dgimsy]*(?=[.,;)])/u,
    since: since(112, 116, 17),
  },
  { name: 'checkVisibility', said: /\.checkVisibility\(/u, since: since(105, 106, 17.4) },
  { name: 'requestIdleCallback', said: /(?<!\?\.)\brequestIdleCallback\(/u, since: since(47, 55, NEVER) },
  { name: 'scheduler', said: /\bscheduler\.(postTask|yield)\(/u, since: since(94, 142, NEVER) },
  { name: 'startViewTransition', said: /\.startViewTransition\(/u, since: since(111, 144, 18) },
  {
    name: 'popovers',
    said: /\.(showPopover|hidePopover|togglePopover)\(|\spopover=/u,
    since: since(114, 125, 17),
  },
  { name: 'showPicker', said: /\.showPicker\(/u, since: since(99, 101, 16) },
  { name: 'URLSearchParams.size', said: /\b(search|query|params)\w*\.size\b/iu, since: since(113, 112, 17) },
  { name: 'URL.canParse', said: /\bURL\.canParse\(/u, since: since(120, 115, 17) },
  { name: 'Intl.Segmenter', said: /\bIntl\.Segmenter\b/u, since: since(87, 125, 14.1) },
  { name: 'Intl.DurationFormat', said: /\bIntl\.DurationFormat\b/u, since: since(129, 136, 16.4) },
  { name: 'formatRange of dates', said: /\.formatRange(ToParts)?\(/u, since: since(76, 91, 14.1) },
  { name: 'BroadcastChannel', said: /\bnew BroadcastChannel\(/u, since: since(54, 38, 15.4) },
  { name: 'navigator.locks', said: /\bnavigator\.locks\.\w/u, since: since(69, 96, 15.4) },
  { name: 'WeakRef', said: /\bnew (WeakRef|FinalizationRegistry)\(/u, since: since(84, 79, 14.1) },
  { name: 'using', said: /^\s*(await )?using \w+ =/mu, since: since(134, 141, NEVER) },
  { name: 'Temporal', said: /\bTemporal\.\w/u, since: since(144, 139, NEVER) },
];

/** A call that is made only where it is there: `element.checkVisibility?.()`. */
const GUARDED = /\?\.\($/u;

/** Whether the file asks for it by name: `typeof requestIdleCallback === 'function'`. */
function isAsked(found: string, code: string): boolean {
  return code.includes(`typeof ${found.replace('(', '')} === 'function'`);
}

/**
 * What is used of a list in some source, without what comments say.
 *
 * @returns for each use the name in the list, and the line, counted from 1
 */
export function youngerIn(source: string, list: readonly Younger[] = YOUNGER): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gmu, comment => comment.replace(/[^\n]/gu, ' '));
  return list.flatMap(({ name, said }) =>
    [...code.matchAll(new RegExp(said, 'gmu'))]
      .filter(([found]) => !GUARDED.test(found) && !isAsked(found, code))
      .map(({ index }) => `${code.slice(0, index).split('\n').length}: ${name}`),
  );
}
