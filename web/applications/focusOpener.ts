/**
 * Once inputs are closed the focus goes back to the button that opened them; where that is gone, to the heading of the page.
 *
 * @param opener its `data-opener`
 */
export function focusOpener(opener: string): void {
  // What has changed is drawn first.
  requestAnimationFrame(() => {
    const button = document.querySelector<HTMLElement>(`[data-opener="${CSS.escape(opener)}"]`);
    (button ?? document.querySelector<HTMLElement>('h1'))?.focus();
  });
}
