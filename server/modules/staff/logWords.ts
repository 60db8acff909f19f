import { isUuid } from '../../platform/database/uuid.ts';
import { words } from './words.ts';

/** As much of an id as tells two entries apart, for whoever reads them. */
const SHOWN_OF_ID = 8;

/**
 * The facts of an entry as terms and what they say. A fact that no release before this one had is told by its own name:
 * a log says all that it has.
 *
 * @param names of staff, by id
 */
export function factsInWords(
  facts: Readonly<Record<string, unknown>>,
  names: ReadonlyMap<string, string>,
): { term: string; says: string }[] {
  // The database keeps facts in an order of its own.
  const order = Object.keys(words.log.terms);
  return Object.entries(facts)
    .toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other))
    .flatMap(([name, value]) => {
      if (value === null || value === undefined || value === '') return [];
      return [{ term: termOf(name), says: saysOf(value, names) }];
    });
}

function termOf(name: string): string {
  const known = words.log.terms[name];
  if (known !== undefined) return known;
  // `stepId` is read as "Step id".
  const apart = name.replaceAll(/([A-Z])/gu, ' $1').toLowerCase();
  return apart.slice(0, 1).toUpperCase() + apart.slice(1);
}

function saysOf(value: unknown, names: ReadonlyMap<string, string>): string {
  if (typeof value === 'boolean') return value ? words.log.yes : words.log.no;
  if (Array.isArray(value)) return value.map(one => saysOf(one, names)).join(', ');
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value)
      .map(([name, one]) => `${termOf(name)} ${saysOf(one, names)}`)
      .join(', ');
  }
  const text = String(value);
  if (isUuid(text)) return names.get(text) ?? text.slice(0, SHOWN_OF_ID);
  // A value without words of its own is told as it is: it may be an id, or somebody's own words.
  return words.log.values[text] ?? text;
}
