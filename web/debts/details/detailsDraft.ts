import { type DetailsForm, isStageAnswer, type TypedSum } from '@towpath/domain/debts/detailsForm.ts';
import type { Kind } from '../../data/outbox/entry.ts';
import type { Outbox, Slot } from '../../data/outbox/outbox.ts';
import { isText, isTruth, listOf, mapOf, objectOf } from '../../data/outbox/shape.ts';
import { words } from '../words.ts';

const isList = listOf(isText);
const isSums = mapOf(objectOf<TypedSum>({ typed: isText, isUnsure: isTruth }));

export const isDetailsForm = objectOf<DetailsForm>({
  behind: isList,
  overdue: isSums,
  deals: isList,
  agreed: isSums,
  stages: mapOf(isStageAnswer),
  fits: isList,
  which: mapOf(isList),
});

/** What is ticked and typed about the debts, until Continue saves it. */
export const DETAILS: Kind<DetailsForm> = {
  name: 'details draft',
  called: words.unsent.details,
  fits: isDetailsForm,
  keptIn: 'browser',
};

/** Where the answers about the debts of a journey are kept. */
export function detailsDraftOf(outbox: Outbox, journeyId: string): Slot<DetailsForm> {
  return outbox.slot(DETAILS, () => ({ scope: journeyId, key: 'details' }));
}
