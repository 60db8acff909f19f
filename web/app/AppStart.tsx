import { useContext } from 'react';
import { BuildFiles } from './documentKind.ts';

/**
 * The scripts that a document of the app loads: the app's entry point and what it imports next. Where the
 * next page is the questions, their code is fetched at the same time.
 */
export function AppStart({ questions }: { questions: boolean }) {
  const files = useContext(BuildFiles);
  if (!files) return null;
  const { entry, routes, hmr } = files;
  const journey = questions && !import.meta.env.DEV ? routes['routes/journey'] : undefined;
  const styles = journey?.css?.filter(address => !routes.root?.css?.includes(address));
  const scripts = new Set([...entry.imports, ...(journey?.imports ?? [])]);
  return (
    <>
      {[...scripts].map(address => (
        <link key={address} rel="modulepreload" href={address} />
      ))}
      {styles?.map(address => (
        // The query at the end would make it a different file from the one that the app requests.
        <link key={address} rel="preload" as="style" href={address.replace('#', '')} />
      ))}
      {hmr && <script type="module" src={hmr.runtime} />}
      <script type="module" src={entry.module} />
    </>
  );
}
