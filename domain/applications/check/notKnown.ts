import { type Address, type Entry, isAddress, type SingleValue } from '../answer.ts';
import { answerMessages } from '../words.ts';

/** What people put in for an address that they can’t find: of somebody else, or one of their own from years ago. */
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

/** What is chosen for a time of which somebody does not know any more what they did. */
export const NOT_KNOWN_KIND = 'not known';

/** Whether an entry says that nobody knows what it is about: where somebody lived, or what they did. */
export function isOfNotKnown({ address, kind }: Entry['parts']): boolean {
  return kind === NOT_KNOWN_KIND || (isAddress(address) && isNotKnown(address));
}

/** Why an address cannot be one that is not known: it is where somebody lives now. Null for any other. */
export function whyKnownNow(partId: string, value: SingleValue | null, isNow: unknown): string | null {
  const isUnknown = partId === 'address' && value !== null && isAddress(value) && isNotKnown(value);
  return isUnknown && isNow === true ? answerMessages.whereNow : null;
}
