import type { Database } from '../../platform/database/database.ts';
import { stateOfApplication } from './repository.ts';
import type { OfApplication } from './sealing.ts';

/** Whether the form of a plan was accepted and is not noted as sent: where nothing goes out from here it may have gone. */
export async function mayHaveGone(database: Database, of: OfApplication): Promise<boolean> {
  return (await stateOfApplication(database, of)) === 'accepted';
}
