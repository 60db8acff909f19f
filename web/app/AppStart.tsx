import { useContext } from 'react';
import { BuildFiles } from './documentKind.ts';

/**
 * What a document of the app loads: the app's own start, and what that asks for next. The code of the questions is
 * fetched beside it where they are the page to come.
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
        // The query at the end would make it a different file from the one the app requests.
        <link key={address} rel="preload" as="style" href={address.replace('#', '')} />
      ))}
      {hmr && <script type="module" src={hmr.runtime} />}
      <script type="module" src={entry.module} />
    </>
  );
}
