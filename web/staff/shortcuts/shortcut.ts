/**
 * What makes an element answer to a key: a button or link is pressed, a radio chosen and the focus goes there. Give it
 * to the element as attributes: `<Button {...shortcut('t')}>`. The dialog of all keys lists it by its own words.
 *
 * @param keys one key, or two to be pressed after each other: 'g p'
 */
export function shortcut(keys: string): {
  readonly 'data-keys': string;
  readonly 'aria-keyshortcuts'?: string;
} {
  // The attribute knows no keys that follow each other.
  return keys.includes(' ')
    ? { 'data-keys': keys }
    : { 'data-keys': keys, 'aria-keyshortcuts': keys.toUpperCase() };
}

/** The elements that answer to keys where somebody is now, in the order of the page. */
export function elementsWithKeys(): readonly HTMLElement[] {
  return [...(layer() ?? document).querySelectorAll<HTMLElement>('[data-keys]')].filter(
    element => element.closest('[inert]') === null && !element.matches(':disabled') && isShown(element),
  );
}

function isShown(element: HTMLElement): boolean {
  return element.getClientRects().length > 0;
}

/** What stands above the page and alone can be reached; null where nothing does. */
function layer(): HTMLElement | null {
  return document.querySelector<HTMLElement>('dialog[open][aria-modal]');
}

/** Whether keys belong to what has the focus, or to a layer above the page that has none of ours. */
export function isTyping(target: EventTarget | null): boolean {
  const above = layer();
  if (above && above.querySelector('[data-keys]') === null) return true;
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('input:not([type="radio"]), textarea, select');
}
