import { wentAnotherWay } from '@towpath/domain/applications/anotherWay.ts';
import { hasGone } from '@towpath/domain/applications/applicationState.ts';
import type { FormStands } from '@towpath/domain/plans/ways/way.ts';
import { openApplication, type ReadingDeps } from './reading.ts';

/**
 * How the form of a person stands that is with one of us, is back with them since one of us has asked about it, or has gone to
 * those who decide; null for any other, and for one that goes no further since it is for homes in another nation than theirs.
 * Throws DoesNotOpen.
 */
export async function formStands(deps: ReadingDeps, customerId: string): Promise<FormStands | null> {
  const open = await openApplication(deps, customerId);
  if (!open || open.elsewhere !== null) return null;
  const { state } = open.kept;
  // Of one that was sent another way nobody hands over anything more.
  if (state === 'asked again') return wentAnotherWay(state, open.planState) ? null : 'back';
  if (state === 'handed over') return state;
  if (state === 'accepted' || state === 'being sent') return 'accepted';
  return hasGone(state) ? 'gone' : null;
}
