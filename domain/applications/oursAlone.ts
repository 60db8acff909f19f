import type { Place } from './answer.ts';
import type { Filled, FilledField } from './filledForm.ts';
import type { SingleField } from './form.ts';

/**
 * Whether an answer of a form is ours alone, as the advice says it: neither its person nor one of us writes another there.
 * What the advice leaves open, such as why somebody does not take a way that is open to them, is theirs to say.
 */
export function isOursAlone({ fields }: Pick<Filled, 'fields'>, { field: id, entry, part }: Place): boolean {
  const found = fields.find(({ field }) => field.id === id);
  if (found === undefined || !found.field.isOurs) return false;
  // What the advice could leave out, as where it recommends nothing, nobody adds.
  if (found.field.kind !== 'list') return isSaidByUs(found.field, found.from) || found.field.isOptional;
  if (!isKnown(found)) return false;
  const parts = found.entries.find(one => one.id === entry)?.parts;
  // An entry of their own, or the list as a whole.
  if (parts === undefined) return true;
  return parts.some(one => isSaidByUs(one.part, one.from) && (part === null || part === one.part.id));
}

/** Whether an answer is there as the advice has it. */
export function isSaidByUs({ isOurs }: Pick<SingleField, 'isOurs'>, from: FilledField['from']): boolean {
  return isOurs && from === 'told';
}

function isKnown({ from, entries }: FilledField): boolean {
  return from === 'told' || entries.some(({ isGiven }) => !isGiven);
}
