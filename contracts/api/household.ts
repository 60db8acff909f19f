import * as z from 'zod/mini';
import { call } from './call.ts';
import { described } from './described.ts';

const stepId = z.string().check(z.maxLength(100));
const count = z.number();

/** The counters as they are saved (HH-005); from 0 to 20 each, by the rule of `domain/household`. */
export const HouseholdBody = z.strictObject({
  stepId,
  dependentsUnder16: count,
  dependentsUnder18: count,
  dependentsOver18: count,
  additionalAdults: described(z.optional(count), 'May be left out where the step hides it.'),
  was: described(
    z.optional(
      z.strictObject({
        dependentsUnder16: count,
        dependentsUnder18: count,
        dependentsOver18: count,
        additionalAdults: count,
      }),
    ),
    'The household as it was read, so that one that was put right since is not overwritten unseen; left out, the last one counts.',
  ),
});
export type HouseholdBody = z.infer<typeof HouseholdBody>;

export const saveHousehold = call({
  base: 'core',
  method: 'POST',
  path: '/household/mine',
  access: 'customer',
  summary:
    'Saves who lives with the person, at the household step, and says which parts of a budget this reopens. The step itself is completed by a save of its answers.',
  body: HouseholdBody,
  answer: z.object({
    reopenedCategoryIds: described(
      z.array(z.number()),
      'Parts of the budget that were completed and now have to be looked at again.',
    ),
  }),
  errors: ['STEP_NOT_ON_PATH', 'NO_JOURNEY', 'NOT_FOUND', 'SESSION_CLOSED', 'CHANGED_SINCE_READ'],
});

export const myHousehold = call({
  base: 'core',
  method: 'GET',
  path: '/household/mine',
  access: 'customer',
  summary: 'Who lives with the person, by the names of the form; all 0 before it is saved.',
  query: z.object({ stepId }),
  answer: z.object({
    childrenUnderSixteen: count,
    childrenBetweenSixteenEighteen: count,
    childrenOverEighteen: count,
    additionalAdults: count,
    isSaved: z.boolean(),
  }),
  errors: ['STEP_NOT_ON_PATH', 'NO_JOURNEY', 'NOT_FOUND'],
});
