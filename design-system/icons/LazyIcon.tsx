import { lazy, Suspense } from 'react';

const Named = lazy(() => import('./Icon.tsx').then(module => ({ default: module.Icon })));

/** As `Icon`, but the named set is fetched once the first one is drawn; until then its place stays empty. */
export function LazyIcon({ name }: { name: string }) {
  return (
    <Suspense fallback={<span className="icon" />}>
      <Named name={name} />
    </Suspense>
  );
}
