/** Gives the focus to something that may be folded away: what holds it is opened first. */
export function focusShown(element: HTMLElement | null | undefined): void {
  const fold = element?.closest('details');
  if (fold) fold.open = true;
  element?.focus();
}
