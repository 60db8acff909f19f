import { type Entry, isAddress, type SingleValue } from '../answer.ts';
import type { ListField } from '../form.ts';
import { answerMessages } from '../words.ts';

type Named = Pick<Entry, 'id' | 'parts'>;

/**
 * Why an entry cannot be so now: another one is already, of a list of which only one can be at a time. At the part that says
 * so; null where it can.
 *
 * @param entries those that are there, itself among them or not
 */
export function otherIsNow(
  { isOneNow }: Pick<ListField, 'isOneNow'>,
  entries: readonly Named[],
  one: Named,
): { readonly part: 'isNow'; readonly message: string } | null {
  if (!isOneNow || one.parts.isNow !== true) return null;
  const own = entries.find(({ id }) => id === one.id)?.parts.address;
  const address = one.parts.address ?? own;
  const other = entries.find(
    ({ id, parts }) => id !== one.id && parts.isNow === true && !isSamePlace(parts.address, address),
  );
  if (!other) return null;
  return { part: 'isNow', message: answerMessages.livesAt(nameOf(other.parts.address), nameOf(address)) };
}

/**
 * The entries that are said to be so now beside another, by their ids, with what is asked of each: of all of them the one
 * counts that began last.
 */
export function alsoNow(
  list: Pick<ListField, 'isOneNow'>,
  entries: readonly Named[],
): ReadonlyMap<string, string> {
  const [last, ...others] = entries
    .filter(({ parts }) => parts.isNow === true)
    .toSorted((one, other) => textOf(other.parts.from).localeCompare(textOf(one.parts.from)));
  if (!last) return new Map();
  return new Map(
    others.flatMap(one => {
      const found = otherIsNow(list, [last], one);
      return found ? [[one.id, found.message]] : [];
    }),
  );
}

/** The same home, however it was typed: by its first line, with its postcode or else its second. */
function isSamePlace(one: SingleValue | undefined, other: SingleValue | undefined): boolean {
  if (!isAddress(one) || !isAddress(other) || bare(one.line1) !== bare(other.line1)) return false;
  const by = one.postcode !== '' && other.postcode !== '' ? 'postcode' : 'line2';
  return bare(one[by]) === bare(other[by]);
}

function bare(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

function nameOf(address: SingleValue | undefined): string | null {
  if (!isAddress(address)) return null;
  return [address.line1, address.line2].filter(line => line !== '').join(', ');
}

function textOf(value: SingleValue | undefined): string {
  return typeof value === 'string' ? value : '';
}
