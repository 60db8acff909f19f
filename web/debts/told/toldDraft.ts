import type { ToldForm, Whose } from '@towpath/domain/debts/toldDebts.ts';
import type { Kind } from '../../data/outbox/entry.ts';
import type { Outbox, Slot } from '../../data/outbox/outbox.ts';
import {
  isNumber,
  isText,
  isTruth,
  listOf,
  mapOf,
  objectOf,
  optional,
  orNull,
} from '../../data/outbox/shape.ts';
import { words } from '../words.ts';

/** A card while it is filled in, with the id that its debt will have, so that a save sent twice adds one debt. */
export type CardDraft = { readonly id: string; readonly form: ToldForm };

/** What is typed into the cards of what was named before, by the answer that named it. */
export type ToldDraft = {
  readonly cards: Readonly<Record<string, CardDraft>>;
  readonly whose: Whose;
  /** Named, and not owed. */
  readonly away: readonly string[];
  /** Cards for a second or third debt of what was named. */
  readonly more: readonly string[];
};

export const NOTHING_TOLD: ToldDraft = {
  cards: {},
  whose: { areAllMine: null, joint: [] },
  away: [],
  more: [],
};

const isList = listOf(isText);

export const TOLD_DEBTS: Kind<ToldDraft> = {
  name: 'told debts',
  called: words.unsent.told,
  fits: objectOf<ToldDraft>({
    cards: mapOf(
      objectOf<CardDraft>({
        id: isText,
        form: objectOf<ToldForm>({
          initialCreditorName: isText,
          creditTypeId: orNull(isNumber),
          currentBalance: isText,
          regularPaymentAmount: isText,
          isNothingPaid: optional(isTruth),
          creditorReference: isText,
          inReceiptOfBenefit: orNull(isTruth),
          hasGuarantor: orNull(isTruth),
          canGuarantorBeLiable: orNull(isTruth),
        }),
      }),
    ),
    whose: objectOf<Whose>({ areAllMine: orNull(isTruth), joint: isList }),
    away: isList,
    more: isList,
  }),
  keptIn: 'browser',
};

/** Where the cards of a journey are kept, until their debts are listed and the step is done. */
export function toldDraftOf(outbox: Outbox, journeyId: string): Slot<ToldDraft> {
  return outbox.slot(TOLD_DEBTS, () => ({ scope: journeyId, key: 'told' }));
}
