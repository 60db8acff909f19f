const STOPS =
  'button:not([disabled]), a[href], input:not([disabled]), select:not([disabled]), textarea, [tabindex="0"]';

/**
 * Leads Tab from the last stop of an element to its first and back, and hears Escape.
 *
 * @returns lets go of the keys again
 */
export function keepTabInside(element: HTMLElement, onEscape: () => void): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onEscape();
    if (event.key !== 'Tab') return;
    const stops = Array.from(element.querySelectorAll<HTMLElement>(STOPS));
    const last = stops.length - 1;
    const at = stops.indexOf(document.activeElement as HTMLElement);
    if (at === (event.shiftKey ? 0 : last) || at < 0) {
      event.preventDefault();
      stops[event.shiftKey ? last : 0]?.focus();
    }
  };
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}
