import type { ComposedLetter, LetterLine } from './composed.ts';

/** A line as text alone: what is still to be filled in stands in square brackets, so that nobody takes it for done. */
export function textOf(line: LetterLine): string {
  return line
    .map(part => (part.kind === 'text' ? part.text : part.value === '' ? `[${part.label}]` : part.value))
    .join('');
}

/** Lines as text, an address of several lines as so many. */
export function linesOf(lines: readonly LetterLine[]): readonly string[] {
  return lines.flatMap(line => textOf(line).split('\n'));
}

/** Whom a letter is for, as lists and files name it: "your bank" where its name is still to be filled in. */
export function receiverOf({ to }: Pick<ComposedLetter, 'to'>): string {
  const [only, ...more] = to[0] ?? [];
  if (only?.kind === 'place' && only.value === '' && more.length === 0) {
    return only.label.replace(/^(?:the )?name of /u, '');
  }
  return linesOf(to)[0] ?? '';
}
