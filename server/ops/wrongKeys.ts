import type { Config } from '../platform/config/config.ts';
import type { KeyRing } from '../platform/config/keyRing.ts';
import { StartFault } from '../platform/config/startFault.ts';
import { connect } from '../platform/database/database.ts';
import { keyFaults } from '../platform/keys/keyChecks.ts';
import { SEALED_COLUMNS, sealingRings } from '../sealed.ts';

/**
 * Throws a StartFault where keys of the settings are not those of a database. Changes nothing.
 *
 * @param rings the keys to look at; those that seal, where it is not said
 */
export async function refuseWrongKeys(
  url: string,
  config: Config,
  rings: readonly KeyRing[] = sealingRings(config),
): Promise<void> {
  const opened = connect(url, 1, async () => undefined);
  try {
    const faults = await keyFaults(opened.database, rings, SEALED_COLUMNS);
    if (faults.length > 0) throw new StartFault(faults.join('\n'));
  } finally {
    await opened.close();
  }
}
