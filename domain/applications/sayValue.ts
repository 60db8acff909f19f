import { sayDay, sayMonth } from '../values/dayWords.ts';
import { formatSum } from '../values/pence.ts';
import { type Address, isAddress, type SingleValue } from './answer.ts';
import { NOT_KNOWN_ADDRESS } from './check/notKnown.ts';
import type { SingleField } from './form.ts';
import { noneWord, valueWords } from './words.ts';

/** What people put in, as a form asks them to, where there is nothing to put in. */
const NONE = new RegExp(`^${noneWord}[.]?$`, 'iu');

/** An answer as people read it: "£2,226", "8 November 1990", "Yes". That there is none is said one way, however it was typed. */
export function sayValue(field: SingleField, value: SingleValue): string {
  if (isAddress(value)) return sayAddress(value);
  if (typeof value === 'boolean') return value ? valueWords.yes : valueWords.no;
  if (typeof value === 'number') return field.kind === 'money' ? formatSum(value) : String(value);
  if (field.kind === 'day') return sayDay(value);
  if (field.kind === 'month') return sayMonth(value);
  if (field.kind === 'choice') return field.options.find(option => option.value === value)?.label ?? value;
  return sayNone(value);
}

/** A text, where it says that there is nothing as it is said everywhere: also as older versions kept it. */
export function sayNone(says: string): string {
  return NONE.test(says) ? noneWord : says;
}

/** An address on one line. */
export function sayAddress(address: Address): string {
  const { line1, line2, town, county, postcode, country } = address;
  if (line1 === NOT_KNOWN_ADDRESS.line1 && town === line1) return line1;
  return [line1, line2, town, county, postcode, country].filter(line => line !== '').join(', ');
}
