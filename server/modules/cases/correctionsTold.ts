import { DoesNotOpen, openedOr } from '../../platform/crypto/doesNotOpen.ts';
import { namesOfCorrected } from './correctedWhat.ts';
import { openedCorrection } from './corrections.ts';
import type { CasesDeps } from './module.ts';
import { words } from './words.ts';

/** Something that one of us put right together with a person, as they read it beside who looked at their case. */
export type CorrectionTold = {
  readonly at: Date;
  /** What its entry among the looks says, by which it is found there. */
  readonly why: string;
  /** Which thing it was; empty where that says itself, and for what is not there any more. */
  readonly which: string;
  /** The reason that was given; empty where it does not open. */
  readonly reason: string;
};

const WHY_OF: ReadonlyMap<string, string> = new Map(Object.entries(words.corrected));

/** All that was put right together with a person, with the reasons that were given for them to read. */
export async function correctionsTold(
  deps: CasesDeps,
  customerId: string,
): Promise<readonly CorrectionTold[]> {
  const rows = await deps.database
    .selectFrom('case_corrections')
    .select(['id', 'at', 'what', 'subject', 'sealed_reason'])
    .where('customer_id', '=', customerId)
    .orderBy('at', 'desc')
    .execute();
  if (rows.length === 0) return [];
  const nameOf = await namesOfCorrected(deps, customerId);
  return rows.map(({ id, at, what, subject, sealed_reason }) => {
    const reason = openedOr(() => openedCorrection(deps.seal, customerId, id, sealed_reason));
    return {
      at,
      why: WHY_OF.get(what) ?? '',
      which: nameOf(what, subject).name,
      reason: reason instanceof DoesNotOpen ? '' : reason,
    };
  });
}
