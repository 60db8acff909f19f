import type { Outbox } from '../../data/outbox/outbox.ts';
import { DEBT, type FieldFault, type IdentifiedDebt } from './debtKinds.ts';

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

/**
 * The debts of a journey that did not get through, be it that something before them did not; one that is on its way for
 * the first time is none of them.
 */
export function unsavedDebts(outbox: Outbox, journeyId: string): readonly UnsavedDebt[] {
  return outbox
    .entries(DEBT, journeyId)
    .filter(({ state, content }) => state === 'refused' || content.isTried || outbox.isWaiting())
    .map(({ state, says, content: { body, isNew, faults = [] } }) => ({
      body,
      isNew,
      waits: state === 'waiting',
      message: says ?? '',
      faults,
    }));
}
