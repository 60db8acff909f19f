import { grantedIn } from '@towpath/domain/applications/grantedForm.ts';
import type { GrantedForm } from '@towpath/domain/plans/granted.ts';
import { DoesNotOpen, orDoesNotOpen } from '../../platform/crypto/doesNotOpen.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { Database } from '../../platform/database/database.ts';
import { latestVersion, stateOfApplication } from './repository.ts';
import type { OfApplication } from './sealing.ts';
import type { VersionContent } from './version.ts';

/**
 * The form of a plan as it went to those who decide, for who has been told that they said yes. Null where none of ours went,
 * so that nobody here knows what was granted, and where what is kept of it does not open.
 *
 * @param seal the one that applications are sealed with
 */
export async function grantedForm(
  { database, seal }: { readonly database: Database; readonly seal: Seal },
  of: OfApplication,
): Promise<GrantedForm | null> {
  const state = await stateOfApplication(database, of);
  // One of us may note the yes of what went by the plan alone: its form stays as sent.
  if (state !== 'sent' && state !== 'granted') return null;
  const version = await orDoesNotOpen(latestVersion<VersionContent>(database, seal, of));
  if (version instanceof DoesNotOpen || version === null) return null;
  return grantedIn(version.content.groups.flatMap(({ lines }) => lines));
}
