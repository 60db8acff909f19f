import { useSyncExternalStore } from 'react';
import { plainTitles, watchPlainTitles } from '../data/plainTitles.ts';
import { knownAs } from './brand.ts';
import { isWrong, watchTitle } from './titleState.ts';
import { words } from './words.ts';

/**
 * The page's title in the browser tab: where one is, and before that whether something needs correcting. For people who
 * want that it says nothing of what the page is about.
 */
export function PageTitle({ children }: { children: string }) {
  const wrong = useSyncExternalStore(watchTitle, isWrong, () => false);
  const plain = useSyncExternalStore(watchPlainTitles, plainTitles, () => false);
  const says = plain ? words.plainTitle : words.title(children, knownAs);
  return <title>{`${wrong ? words.errorInTitle : ''}${says}`}</title>;
}
