import { NOTHING_SAID_OF_ENTITLEMENTS, type SaidOfEntitlements } from '@towpath/domain/entitlements/said.ts';
import { oneSealedRow } from '../../platform/database/oneSealedRow.ts';

/** What a person says of help that was found. */
export const entitlementsSaid = oneSealedRow<SaidOfEntitlements>({
  table: 'entitlements_said',
  key: 'HEALTH_DATA_KEY',
  subject: id => `said of entitlements ${id}`,
  nothing: NOTHING_SAID_OF_ENTITLEMENTS,
});
