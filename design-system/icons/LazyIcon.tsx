import { lazy, Suspense } from 'react';

const Named = lazy(() => import('./Icon.tsx').then(module => ({ default: module.Icon })));

/** Like `Icon`, but the named set is fetched when the first one is drawn; until then its space stays empty. */
export function LazyIcon({ name }: { name: string }) {
  return (
    <Suspense fallback={<span className="icon" />}>
      <Named name={name} />
    </Suspense>
  );
}
