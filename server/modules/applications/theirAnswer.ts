import type { Application } from '@towpath/contracts/api/applications.ts';
import { isUndecided } from '@towpath/domain/applications/applicationState.ts';
import type { ReadingDeps } from './reading.ts';
import { changesOf, type KeptApplication, type KeptChange } from './repository.ts';
import type { OfApplication } from './sealing.ts';

/**
 * What those decided last who took the form of a plan: where one of us asked its person about it again, until it is sent
 * once more. Null while they have not, and where there is none. Throws DoesNotOpen.
 */
export async function answerTo(
  { database, seal }: Pick<ReadingDeps, 'database' | 'seal'>,
  of: OfApplication,
): Promise<Application['answered']> {
  const changes = await changesOf(database, seal, of);
  const last = changes.findLast(({ state }) => state === 'sent' || !isUndecided(state));
  return last ? answerIn(last.state, changes) : null;
}

/** What was decided on a form that stands as it does; null while nothing is. */
export function answerIn(
  state: KeptApplication['state'],
  changes: readonly KeptChange[],
): Application['answered'] {
  if (isUndecided(state)) return null;
  const said = changes.findLast(one => one.state === state)?.said;
  return said?.on === undefined ? null : { outcome: state, on: said.on, says: said.says ?? '' };
}
