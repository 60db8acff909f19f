import { useContext } from 'react';
import { useLocation } from 'react-router';
import { isJourneyPath, paths } from '../shell/paths.ts';
import { noRouter } from './developing/noRouter.ts';
import { BuildFiles } from './documentKind.ts';
import { showWhenLate } from './late/lateScript.ts';
import { askForOlder } from './older/missing.ts';

/** The addresses of the advice. */
const ADVICE = (import.meta.env.ADVICE_PAGES ?? []).map(paths.journey);

/** The route that names the files of the page at an address; none for pages that few people begin with. */
function routeOf(pathname: string): string | undefined {
  // While the documents are generated, addresses end in a slash.
  const path = pathname.replace(/\/$/, '');
  if (ADVICE.includes(path)) return 'routes/advice';
  if (isJourneyPath(path) || path === paths.start) return 'routes/journey';
  if (path === paths.dashboard) return 'routes/dashboard';
  return path === paths.login ? 'routes/login' : undefined;
}

/** What a document runs before the app, or without it. */
const EARLY = { __html: `${showWhenLate};${askForOlder}` };
/** What the documents of the questions ask the server for before the app is there. */
const ASK_AHEAD = { __html: import.meta.env.ASK_AHEAD ?? '' };

/** Only while developing: a component that was edited shows in the open page. */
const NO_ROUTER = { __html: noRouter };

/** Stands before the styles in a document of the questions, since a script waits for the styles before it. */
export function AskAhead() {
  const { pathname } = useLocation();
  if (!ASK_AHEAD.__html || !isJourneyPath(pathname)) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of ours; React would escape its quotes.
  return <script dangerouslySetInnerHTML={ASK_AHEAD} />;
}

/**
 * The scripts that a document of the app loads: the app's entry point and what it imports next. The code of the page
 * at this address is fetched at the same time.
 */
export function AppStart() {
  const { pathname } = useLocation();
  const files = useContext(BuildFiles);
  if (!files) return null;
  const { entry, routes, hmr } = files;
  const route = routeOf(pathname);
  const page = import.meta.env.DEV ? undefined : routes[route ?? ''];
  const styles = page?.css?.filter(address => !routes.root?.css?.includes(address));
  const forQuestions = routes['routes/journey'];
  // The advice shows only once all of its code is there: its styles and fonts come before any of that.
  const first = route === 'routes/advice' ? [] : (forQuestions?.imports ?? []);
  const common = [...entry.imports, entry.module, ...first];
  const scripts = new Set([...entry.imports, ...(page?.imports ?? [])]);
  return (
    <>
      {[...scripts].map(address => (
        <link
          key={address}
          rel="modulepreload"
          href={address}
          // The styles and what every page needs come first: with them the header shows.
          fetchPriority={common.includes(address) ? undefined : 'low'}
        />
      ))}
      {styles?.map(address => (
        <link
          key={address}
          rel="preload"
          as="style"
          // The query at the end would make it a different file from the one that the app requests.
          href={address.replace('#', '')}
          fetchPriority={forQuestions?.css?.includes(address) ? undefined : 'low'}
        />
      ))}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constants of ours; React would escape their quotes. */}
      {!import.meta.env.DEV && <script dangerouslySetInnerHTML={EARLY} />}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a script of ours; React would escape its quotes. */}
      {import.meta.env.DEV && hmr && <script dangerouslySetInnerHTML={NO_ROUTER} />}
      {hmr && <script type="module" src={hmr.runtime} />}
      <script type="module" src={entry.module} />
    </>
  );
}
