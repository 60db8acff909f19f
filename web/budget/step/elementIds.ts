/** Id of the input of a line. */
export function amountId(typeId: number): string {
  return `budget-line-${typeId}`;
}

/** The line of an input, by its id. */
export function lineOfId(id: string): number {
  return Number(id.slice(amountId(0).length - 1));
}

/** Id of the button that opens and closes a category. */
export function categoryButtonId(categoryId: number): string {
  return `budget-category-${categoryId}`;
}

/** Id of the choice between what was typed in a category and what one of us put right in it. */
export function putRightId(categoryId: number): string {
  return `budget-put-right-${categoryId}`;
}

/** Id of the message that all is done. */
export const ALL_DONE_ID = 'budget-all-done';

/** Id of the question about a sum of the first questions. */
export function gapId(figure: string): string {
  return `budget-gap-${figure}`;
}

/**
 * Focuses an element that is drawn, after a closing layer has returned the focus. Its part of the page comes to the top
 * of the window, so that it is seen whatever stood above it before; without movement, for it may be far.
 */
export function focusOn(id: string, under = id): void {
  const focus = () => {
    const element = document.getElementById(id);
    if (!element) return;
    element.focus({ preventScroll: true });
    document.getElementById(under)?.scrollIntoView({ block: 'start', behavior: 'instant' });
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  };
  const layer = document.querySelector('dialog[open]');
  if (layer) layer.addEventListener('close', () => requestAnimationFrame(focus), { once: true });
  else focus();
}
