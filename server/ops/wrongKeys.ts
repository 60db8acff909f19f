import type { Config } from '../platform/config/config.ts';
import { StartFault } from '../platform/config/startFault.ts';
import { connect } from '../platform/database/database.ts';
import { keyFaults } from '../platform/keys/keyChecks.ts';
import { SEALED_COLUMNS, sealingRings } from '../sealed.ts';

/** Throws a StartFault where the keys that seal are not those of a database. Changes nothing. */
export async function refuseWrongKeys(url: string, config: Config): Promise<void> {
  const opened = connect(url, 1, async () => undefined);
  try {
    const faults = await keyFaults(opened.database, sealingRings(config), SEALED_COLUMNS);
    if (faults.length > 0) throw new StartFault(faults.join('\n'));
  } finally {
    await opened.close();
  }
}
