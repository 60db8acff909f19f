/** Id of the box of a line. */
export function amountId(typeId: number): string {
  return `budget-line-${typeId}`;
}

/** Id of the button that opens and closes a category. */
export function categoryButtonId(categoryId: number): string {
  return `budget-category-${categoryId}`;
}

/** Id of the word that all is done. */
export const ALL_DONE_ID = 'budget-all-done';

/** Puts the focus on an element once it is drawn, and once a closing layer has given the focus back. */
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
