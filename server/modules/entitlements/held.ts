import type { Seal } from '../../platform/crypto/seal.ts';
import type { Held } from '../../platform/database/held.ts';
import { entitlementsSaid } from './repository.ts';

/** What this table holds about a person. */
export function entitlementsHeld(seal: Seal): readonly Held[] {
  return [entitlementsSaid.held(seal, 'said')];
}
