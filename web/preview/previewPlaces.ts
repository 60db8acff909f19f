import { paths } from '../shell/paths.ts';
import { placeOf } from '../shell/router/place.ts';
import type { Places } from '../shell/router/router.tsx';

/** Under this name an entry of the browser's history says which page of the preview it shows. */
const KEY = 'preview';

/**
 * The pages of a preview, each an entry in the browser's history of the one page that has the link in its address: Back
 * leads through them, a reload finds the page again, and no address of a real journey is opened.
 */
export function previewPlaces(): Places {
  // A link within the page makes an entry that says nothing of ours: the page stays.
  let last = shown() ?? { address: paths.journeyNow, state: null };
  const keep = (how: 'pushState' | 'replaceState') => (address: string, state: unknown) => {
    last = { address, state };
    history[how]({ [KEY]: last }, '', location.pathname + location.search);
  };
  return {
    now() {
      last = shown() ?? last;
      return placeOf(last.address, last.state);
    },
    add: keep('pushState'),
    swap: keep('replaceState'),
    move: by => history.go(by),
    watch(moved) {
      addEventListener('popstate', moved);
      return () => removeEventListener('popstate', moved);
    },
  };
}

function shown(): { readonly address: string; readonly state: unknown } | undefined {
  const kept: unknown = history.state;
  if (typeof kept !== 'object' || kept === null || !(KEY in kept)) return undefined;
  const at = kept[KEY];
  if (typeof at !== 'object' || at === null || !('address' in at)) return undefined;
  return { address: String(at.address), state: 'state' in at ? at.state : null };
}
