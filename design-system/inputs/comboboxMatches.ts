/** How many matches a combobox shows (BC-009). */
export const MATCHES_SHOWN = 5;

export type Move = 'down' | 'up';

/**
 * The match that an arrow key moves to. From the last, Down goes to the first; from the first, Up goes to the last.
 *
 * @param at undefined while no match is active
 */
export function moved(at: number | undefined, move: Move, count: number): number | undefined {
  if (count === 0) return undefined;
  if (move === 'down') return at === undefined ? 0 : (at + 1) % count;
  return at === undefined ? count - 1 : (at - 1 + count) % count;
}

export type LabelPart = { readonly text: string; readonly typed: boolean };

/** A label split so that the typed part can be emphasised. One part if the label does not contain it. */
export function parted(label: string, typed: string): readonly LabelPart[] {
  const wanted = typed.trim();
  const at = wanted === '' ? -1 : label.toLocaleLowerCase('en').indexOf(wanted.toLocaleLowerCase('en'));
  if (at === -1) return [{ text: label, typed: false }];
  const end = at + wanted.length;
  return [
    { text: label.slice(0, at), typed: false },
    { text: label.slice(at, end), typed: true },
    { text: label.slice(end), typed: false },
  ].filter(({ text }) => text !== '');
}
