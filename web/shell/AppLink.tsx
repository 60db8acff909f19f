import type { AnchorProps } from '@towpath/design-system/links.tsx';
import type { MouseEvent } from 'react';
import { isAppPath } from './paths.ts';
import { useGoTo } from './useGoTo.ts';

/**
 * A link that moves between the app's pages without a reload. Everything else (finished pages, other sites, new
 * tabs, links within the page) is left to the browser.
 */
export function AppLink(anchor: AnchorProps) {
  const goTo = useGoTo();

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    anchor.onClick?.(event);
    const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (event.defaultPrevented || !plain || anchor.target || !isAppPath(anchor.href)) return;
    event.preventDefault();
    goTo(anchor.href);
  }

  const following = { ...anchor, onClick: follow };
  return <a {...following} />;
}
