import { useSyncExternalStore } from 'react';
import { brandName } from './brand.ts';
import { isWrong, watchTitle } from './titleState.ts';
import { words } from './words.ts';

/** The page's title in the browser tab: where one is, and before that whether something needs correcting. */
export function PageTitle({ children }: { children: string }) {
  const wrong = useSyncExternalStore(watchTitle, isWrong, () => false);
  return <title>{`${wrong ? words.errorInTitle : ''}${words.title(children, brandName)}`}</title>;
}
