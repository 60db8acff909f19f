import { sayDay, sayMonth } from '../values/dayWords.ts';
import { formatSum } from '../values/pence.ts';
import { type Address, isAddress, type SingleValue } from './answer.ts';
import { NOT_KNOWN_ADDRESS } from './check/notKnown.ts';
import type { SingleField } from './form.ts';
import { valueWords } from './words.ts';

/** An answer as people read it: "£2,226", "8 November 1990", "Yes". */
export function sayValue(field: SingleField, value: SingleValue): string {
  if (isAddress(value)) return sayAddress(value);
  if (typeof value === 'boolean') return value ? valueWords.yes : valueWords.no;
  if (typeof value === 'number') return field.kind === 'money' ? formatSum(value) : String(value);
  if (field.kind === 'day') return sayDay(value);
  if (field.kind === 'month') return sayMonth(value);
  if (field.kind === 'choice') return field.options.find(option => option.value === value)?.label ?? value;
  return value;
}

/** An address on one line. */
export function sayAddress(address: Address): string {
  const { line1, line2, town, county, postcode, country } = address;
  if (line1 === NOT_KNOWN_ADDRESS.line1 && town === line1) return line1;
  return [line1, line2, town, county, postcode, country].filter(line => line !== '').join(', ');
}
