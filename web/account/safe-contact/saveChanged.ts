import { mySafeContact, type SafeContact, saveSafeContact } from '@towpath/contracts/api/safeContact.ts';
import { api } from '../../data/client.ts';
import { ApiFailure, hasCode } from '../../data/failure.ts';
import { words as accountWords } from '../words.ts';

/**
 * Saves what a person changed of how they can be reached, and that alone: the rest may have been changed elsewhere since
 * this page read it.
 *
 * While a release goes in, and after a way back, a page of the newer one may be answered by the one before, which wants
 * all that it knows at once, and may not know whether we may ring. It is given its own settings with the change.
 *
 * @param confirmation the proof that it is them
 * @throws the `Failure` of the calls; `UNAVAILABLE` where that server cannot keep the change.
 */
export async function saveChanged(changed: Partial<SafeContact>, confirmation: string): Promise<void> {
  try {
    await api(saveSafeContact, { body: { ...changed, confirmation } });
  } catch (failure) {
    if (!hasCode(failure, 'VALIDATION_FAILED')) throw failure;
    const refused = failure.fields.map(({ field }) => field);
    if (refused.includes('mayRing')) {
      throw new ApiFailure(503, { code: 'UNAVAILABLE', message: accountWords.safeContact.notNow });
    }
    if (refused.length === 0 || refused.some(field => field in changed)) throw failure;
    const { mayRing: _, ...known } = await api(mySafeContact);
    await api(saveSafeContact, { body: { ...known, ...changed, confirmation } });
  }
}
