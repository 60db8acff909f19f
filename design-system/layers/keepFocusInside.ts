const reachable =
  'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),summary,[tabindex="0"]';

/** Makes Tab go round inside a layer: from its last stop to its first, and back. */
export function keepFocusInside(event: KeyboardEvent, layer: HTMLElement | null): void {
  if (event.key !== 'Tab' || !layer) return;
  const stops = [...layer.querySelectorAll<HTMLElement>(reachable)].filter(
    stop => stop.offsetParent !== null,
  );
  const first = stops[0];
  const last = stops.at(-1);
  if (!first || !last) return;
  const leaving = event.shiftKey ? first : last;
  const inside = stops.includes(document.activeElement as HTMLElement);
  if (document.activeElement === leaving || (event.shiftKey && !inside)) {
    event.preventDefault();
    (event.shiftKey ? last : first).focus();
  }
}
