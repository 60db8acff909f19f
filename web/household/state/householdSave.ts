import { saveHousehold } from '@towpath/contracts/api/household.ts';
import type { SavedHousehold } from '@towpath/domain/household/makeup.ts';
import { api } from '../../data/client.ts';
import type { Kind } from '../../data/outbox/entry.ts';
import { senderOf } from '../../data/outbox/sender.ts';
import { isNumber, isText, objectOf, optional } from '../../data/outbox/shape.ts';
import {
  completeStep,
  isStepToComplete,
  type OwnSave,
  type StepToComplete,
  sendOwn,
} from '../../journey/state/ownSave.ts';
import { words } from '../words.ts';

/** A household submitted with Next, and the step that it completes. */
export type GivenHousehold = {
  readonly body: SavedHousehold & {
    readonly stepId: string;
    /** As it was read; what one of us puts right from then on is not overwritten unseen. */
    readonly was?: SavedHousehold;
  };
  readonly completes: StepToComplete;
};

const COUNTS = {
  dependentsUnder16: isNumber,
  dependentsUnder18: isNumber,
  dependentsOver18: isNumber,
  additionalAdults: isNumber,
};

/** Who lives with the person, on its way to the server. */
const HOUSEHOLD: Kind<GivenHousehold> = {
  name: 'household',
  called: words.unsent,
  fits: objectOf<GivenHousehold>({
    body: objectOf<GivenHousehold['body']>({
      stepId: isText,
      ...COUNTS,
      was: optional(objectOf<SavedHousehold>(COUNTS)),
    }),
    completes: isStepToComplete,
  }),
  keptIn: 'browser',
  onlyNewest: true,
};

/** Saves the household and then completes the step (HH-008). */
export const householdSave: OwnSave<GivenHousehold, { readonly reopenedCategoryIds: readonly number[] }> = {
  kind: HOUSEHOLD,
  call: ({ body }) => api(saveHousehold, { body }),
  saved: (outbox, { completes }) => completeStep(outbox, completes),
};

export const householdSender = senderOf(HOUSEHOLD, outbox => sendOwn(householdSave, outbox));
