import type { Outbox } from '../../data/outbox/outbox.ts';
import { isText, isTruth, listOf, objectOf, readAs } from '../../data/outbox/shape.ts';
import { takeOldKeys } from '../../data/outbox/takeOldKeys.ts';
import { DEBT, type FieldFault, type IdentifiedDebt, isIdentifiedDebt } from './debtKinds.ts';

/** A debt that was saved here but did not get through, as shown to the person. */
export type UnsavedDebt = {
  readonly body: IdentifiedDebt;
  readonly isNew: boolean;
  /** Whether it waits for a connection. Otherwise the server refused it, and the person has to look at it. */
  readonly waits: boolean;
  readonly message: string;
  /** What was wrong with it, field by field. */
  readonly faults: readonly FieldFault[];
};

/** The debts of a journey that did not get through; one that is on its way for the first time is none of them. */
export function unsavedDebts(outbox: Outbox, journeyId: string): readonly UnsavedDebt[] {
  return outbox
    .entries(DEBT, journeyId)
    .filter(({ state, content }) => state === 'refused' || content.isTried)
    .map(({ state, says, content: { body, isNew, faults = [] } }) => ({
      body,
      isNew,
      waits: state === 'waiting',
      message: says ?? '',
      faults,
    }));
}

const areUnsaved = listOf(
  objectOf<Omit<UnsavedDebt, 'faults'>>({
    body: isIdentifiedDebt,
    isNew: isTruth,
    waits: isTruth,
    message: isText,
  }),
);

/** Puts into the outbox what browsers kept of this journey before there was one. A refused one is tried once more. */
export function takeOverDebts(outbox: Outbox, journeyId: string, stepId: string): void {
  const kept = takeOldKeys(`unsavedDebts.${journeyId}`).flatMap(text => readAs(areUnsaved, text) ?? []);
  for (const [place, { body, isNew }] of kept.entries())
    outbox.takeOver(
      DEBT,
      { scope: journeyId, key: body.id },
      { body, isNew, stepId, isTried: true },
      // Ordered after the answers, which start at 0.
      OLD_DEBTS_FROM + place,
    );
}

const OLD_DEBTS_FROM = 1_000_000;
