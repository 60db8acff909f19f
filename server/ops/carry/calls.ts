import { takeOffAfterRestore } from '../../modules/callbacks/afterRestore.ts';
import type { CarriedOver, Change } from './carriedOver.ts';

/** Somebody who was rung since and wants no call: they are not rung again. */
export const calls: CarriedOver = {
  kinds: ['call noted'],
  // All other calls are on the list again: one too many harms less than one that is never made.
  isAbout: isNotWanted,
  apply: ({ database }, { customerId, at }) => takeOffAfterRestore(database, customerId, at),
};

function isNotWanted(change: Change): boolean {
  return change.kind === 'call noted' && change.facts.outcome === 'not-wanted';
}
