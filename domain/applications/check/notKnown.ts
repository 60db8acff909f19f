import type { Address } from '../answer.ts';

/** What people put in for an address of somebody else that they can’t find. */
const NOT_KNOWN = /^(?:not known|unknown|i don['’]?t know(?: it)?|don['’]?t know)[.]?$/iu;

/** As it stands in the file, whose addresses have a first line and a town. */
const SAID = 'Not known';
export const NOT_KNOWN_ADDRESS: Address = {
  line1: SAID,
  line2: '',
  town: SAID,
  county: '',
  postcode: '',
  country: '',
};

/** Whether the first line of an address says that it is not known. */
export function isNotKnown({ line1 }: Address): boolean {
  return NOT_KNOWN.test(line1);
}
