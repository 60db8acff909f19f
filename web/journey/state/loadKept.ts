import type { Outbox } from '../../data/outbox/outbox.ts';
import { whenReached } from '../../data/whenReached.ts';
import { keptReader } from './keptForReload.ts';
import { type LoadedJourney, loadJourney } from './loadJourney.ts';

/**
 * The journey as this tab had it before a reload without a connection, with what waits to be sent. Once the connection
 * is back, what the server has is read.
 *
 * @param failure thrown where nothing is kept: why it could not be loaded
 */
export async function loadKept(
  outbox: Outbox,
  told: (stepId: string) => void,
  failure: Error,
): Promise<LoadedJourney | undefined> {
  const read = keptReader();
  if (!read) throw failure;
  const journey = await loadJourney(outbox, told, false, undefined, read);
  const stop = whenReached(() => {
    stop();
    // Where it fails after all, each answer says what it was based on, and the server decides.
    void journey?.store.reload().catch(() => undefined);
  });
  return journey;
}
