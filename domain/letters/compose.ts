import { SHOWN_OF_REFERENCE } from '../debts/reference.ts';
import { sayDay } from '../values/dayWords.ts';
import type { ComposedLetter, LetterBlock, LetterLine, LetterPart, LetterPlace } from './composed.ts';
import { isMet } from './condition.ts';
import type { LetterDefinition, LetterSaying } from './definition.ts';
import type { LetterFacts } from './facts.ts';
import { letterWords } from './letterWords.ts';
import { piecesOf } from './pieces.ts';
import { beyond } from './placeLimits.ts';
import { placeNamed } from './places.ts';

/** What the person has written into places, by their names. Empty: there is none, where that is an answer. */
export type LetterEdits = Readonly<Record<string, string>>;

/**
 * A letter as it goes to one receiver: what is known stands in it, and what is not is a place to fill in. Nothing is
 * invented.
 *
 * @param edits as `checkEdit` gave them; of a place that is not in the letter, or cannot be changed, none counts, nor does
 *   one that cannot be any more: a day that has passed since, or an offer of more than is owed now
 */
export function compose(
  definition: LetterDefinition,
  facts: LetterFacts,
  edits: LetterEdits,
): ComposedLetter {
  const { body } = definition;
  const leftOut = new Map<string, LetterPlace>();
  const partOf = (name: string) => partNamed(definition, facts, edits, ofBuyer(name, facts));
  const line = (text: string): LetterLine =>
    piecesOf(text).map(piece => (piece.kind === 'text' ? piece : partOf(piece.name)));
  const said = (saying: LetterSaying): readonly LetterLine[] => {
    const parts = line(saying.says);
    const without = parts.filter(part => part.kind === 'place').filter(part => isLeftOut(part, edits));
    for (const part of without) leftOut.set(part.name, part);
    if (without.length === 0) return [parts];
    return saying.orElse === null ? [] : [line(saying.orElse)];
  };
  const only = (text: string): readonly LetterLine[] => said({ says: text, orElse: null });
  // In the order in which they stand, so that what was left out is named in that order too.
  const to = body.to.flatMap(only);
  const from = [...only('{person}'), ...only('{address}')];
  const reference = [...said(body.reference).flat(), ...wasWith(definition, facts)];
  const blocks = body.blocks
    .filter(block => isMet(block.when, facts))
    .flatMap((block): readonly LetterBlock[] => {
      if (block.points === null) return said(block).map(parts => ({ kind: 'paragraph', parts }));
      const items = block.points.filter(point => isMet(point.when, facts)).flatMap(said);
      return items.length === 0 ? [] : [{ kind: 'bullets', items }];
    });
  return {
    letterId: definition.id,
    title: titleOf(definition, facts, edits),
    from,
    to,
    date: sayDay(facts.writtenOn),
    reference,
    greeting: body.greeting,
    blocks,
    closing: [line(body.closing), line('{person}')],
    leftOut: [...leftOut.values()],
  };
}

/** In letters about a debt that was sold, the reference is the buyer's. */
function ofBuyer(name: string, { debt }: LetterFacts): string {
  return name === 'reference' && debt?.wasWith ? 'buyersReference' : name;
}

/** By what the buyer finds a debt whose reference they gave is not known: who had it, and how its number there ends. */
function wasWith({ body }: LetterDefinition, { debt }: LetterFacts): LetterLine {
  const isByReference = piecesOf(body.reference.says).some(
    piece => piece.kind === 'place' && piece.name === 'reference',
  );
  if (!debt?.wasWith || !isByReference) return [];
  const { name, reference } = debt.wasWith;
  const ending = reference === null ? null : [...reference].slice(-SHOWN_OF_REFERENCE).join('');
  return [{ kind: 'text', text: letterWords.wasWith(name, ending) }];
}

/** The letter in a list: with its sums where they are known, or else by its name. */
function titleOf(definition: LetterDefinition, facts: LetterFacts, edits: LetterEdits): string {
  const texts = piecesOf(definition.title).map(piece => {
    if (piece.kind === 'text') return piece.text;
    const part = partNamed(definition, facts, edits, piece.name);
    return part.kind === 'text' ? part.text : part.value;
  });
  return texts.includes('') ? definition.name : texts.join('');
}

function partNamed(
  definition: LetterDefinition,
  facts: LetterFacts,
  edits: LetterEdits,
  name: string,
): LetterPart {
  const place = placeNamed(definition, name);
  // The content was checked: no letter names a place that there is not.
  if (place === null) throw new RangeError(`There is no place '${name}'`);
  const { label, holds, most, hasLines, none } = place;
  const known = place.value(facts, definition);
  if (known !== null && !place.canChange(facts)) return { kind: 'text', text: known };
  const edit = (Object.hasOwn(edits, name) && edits[name]) || '';
  const value = (beyond(place, facts, edit) === null ? edit : '') || known || '';
  const status = value === '' ? 'fill in' : 'can change';
  return { kind: 'place', name, label, value, status, most, hasLines, holds, none };
}

function isLeftOut({ name, none }: LetterPlace, edits: LetterEdits): boolean {
  return none !== null && Object.hasOwn(edits, name) && edits[name] === '';
}
