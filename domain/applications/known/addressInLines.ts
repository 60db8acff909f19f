import { checkPostcode } from '../../values/postcode.ts';
import type { Address } from '../answer.ts';

/**
 * An address that was typed line by line, the postcode last: alone, or after the town. Null where it cannot be told which
 * line is what, so that it has to be asked.
 */
export function addressInLines(typed: readonly string[]): Address | null {
  const lines = typed.map(line => line.trim().replace(/,$/u, '')).filter(line => line !== '');
  const found = LAST_POSTCODE.exec(lines.at(-1) ?? '');
  const postcode = checkPostcode(found?.groups?.postcode);
  if (!found || !postcode.ok) return null;
  const before = found.groups?.before?.replace(/[\s,]+$/u, '') ?? '';
  const rest = [...lines.slice(0, -1), before].filter(line => line !== '');
  const town = rest.at(-1) ?? '';
  const [line1 = '', ...more] = rest.slice(0, -1);
  if (line1 === '') return null;
  return { line1, line2: more.join(', '), town, county: '', postcode: postcode.value, country: '' };
}

const LAST_POSTCODE = /^(?<before>.*?)(?<postcode>[A-Z]{1,2}[0-9][0-9A-Z]? ?[0-9][A-Z]{2})$/iu;
