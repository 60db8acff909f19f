import type { Field } from './form.ts';

/** A kind of debt by its names. */
type NamedKind = { readonly name: string; readonly inNation?: Readonly<Record<string, string>> };

/** Whether a question asks for a kind of debt. */
export function asksDebtKind(field: Field): boolean {
  return field.kind === 'text' && field.format === 'debt kind';
}

/**
 * The kind that people mean, by a name that it has in a nation, however it is written; null where that is none. Before there
 * was a choice, it was typed.
 */
export function kindNamed<Kind extends NamedKind>(named: string, kinds: readonly Kind[]): Kind | null {
  const meant = bare(named);
  const names = ({ name, inNation }: Kind) => [name, ...Object.values(inNation ?? {})];
  return kinds.find(kind => names(kind).flatMap(alternatives).map(bare).includes(meant)) ?? null;
}

/** A whole name, and each of two that stand beside each other: "Catalogue / mail order". */
function alternatives(name: string): readonly string[] {
  return name.includes(' - ') ? [name] : [name, ...name.split(' / ')];
}

function bare(text: string): string {
  const plain = text.normalize('NFC').toLowerCase();
  return plain.replace(/\([^)]*\)|[^\p{Letter}\p{Number}]+/gu, '').replace(/s$/u, '');
}
