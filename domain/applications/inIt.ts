import type { ListField } from './form.ts';
import { IS_SAME } from './hereTwice.ts';
import { STILL_STANDS } from './stillStands.ts';

/**
 * The part of a debt that says whether the solution that is applied for deals with it. It is worked out and not asked: of
 * one that was added in the form it is not there, and an adviser looks.
 */
export const IN_IT = 'inIt';

/** Parts of an entry that nobody is asked when they add one. */
const NOT_FOR_NEW: ReadonlySet<string> = new Set([STILL_STANDS, IS_SAME, IN_IT]);

/** What is asked of an entry that is just being added. */
export function partsOfNew({ parts }: Pick<ListField, 'parts'>): ListField['parts'] {
  return parts.filter(({ id }) => !NOT_FOR_NEW.has(id));
}
