let list: Element | null = null;

/**
 * Keeps the list of numbers that stands in the document for people whom the app does not reach, before the app takes its
 * place: a page whose code cannot be fetched without a connection still has somebody to ring.
 */
export function keepNumbersToRing(): void {
  list = document.querySelector('#late ul');
}

/** The numbers kept, as a new list; null where the document had none. */
export function numbersToRing(): Node | null {
  return list?.cloneNode(true) ?? null;
}
