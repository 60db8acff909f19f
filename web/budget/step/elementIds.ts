/** Id of the input of a line. */
export function amountId(typeId: number): string {
  return `budget-line-${typeId}`;
}

/** Id of the button that opens and closes a category. */
export function categoryButtonId(categoryId: number): string {
  return `budget-category-${categoryId}`;
}

/** Id of the message that all is done. */
export const ALL_DONE_ID = 'budget-all-done';

/** Focuses an element once it is drawn, and after a closing layer has returned the focus. */
export function focusOn(id: string): void {
  const focus = () => {
    const element = document.getElementById(id);
    if (!element) return;
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block: 'center' });
  };
  requestAnimationFrame(() => {
    const layer = document.querySelector('dialog[open]');
    if (layer) layer.addEventListener('close', () => requestAnimationFrame(focus), { once: true });
    else focus();
  });
}
