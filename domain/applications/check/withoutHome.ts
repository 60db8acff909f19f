import type { Address } from '../answer.ts';

/** What people put in for a time in which they have no home. */
const NOWHERE = /^(?:of )?no fixed (?:address|abode)$/iu;

/**
 * The address of somebody who has no home: its first line says so, and it has a town and no postcode. Null for any other,
 * which has one.
 */
export function withoutHome(address: Address): Address | null {
  if (address.postcode !== '' || !NOWHERE.test(address.line1.replace(/[.]$/u, ''))) return null;
  return { ...address, line1: NO_FIXED_ADDRESS };
}

/** As it stands in the file. */
export const NO_FIXED_ADDRESS = 'No fixed address';
