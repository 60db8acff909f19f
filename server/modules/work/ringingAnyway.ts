import type { UNSAFE_REASONS } from '@towpath/contracts/api/staffWork.ts';
import type { Database } from '../../platform/database/database.ts';
import type { StaffCaller } from '../../platform/http/who.ts';
import { hasLookedSince, noteLookAt } from '../staff/looks.ts';
import { wasToldForWork } from './callsWaiting.ts';
import { words } from './words.ts';

type RingingAnyway = {
  readonly who: StaffCaller;
  readonly customerId: string;
  /** The piece of work that it is for; left out where it is out of a case. */
  readonly workId?: string;
  readonly why: (typeof UNSAFE_REASONS)[number];
  /** Their own times would let us ring, but we said that we ring later. */
  readonly isTooSoon?: boolean;
  readonly network: Buffer;
  readonly at: Date;
};

/** Writes down for both sides that somebody of the staff rings at a time that is not safe, or sooner than we said, and why. */
export function noteRingsAnyway(
  database: Database,
  { why, isTooSoon = false, ...look }: RingingAnyway,
): Promise<void> {
  return noteLookAt(database, { ...look, why: words[isTooSoon ? 'ringsEarly' : 'ringsAnyway'][why] });
}

/**
 * Whether they have said after a moment why they ring this person although it is not safe, or sooner than we said. What
 * was said for a piece of work because it was too soon counts while they have that work, and it is promised for the same
 * time as then.
 */
export async function saidWhyTheyRing(
  database: Database,
  of: { readonly staffId: string; readonly customerId: string; readonly since: Date },
): Promise<boolean> {
  const { ringsAnyway, ringsEarly } = words;
  const said = await Promise.all([
    hasLookedSince(database, { ...of, whys: Object.values(ringsAnyway) }),
    hasLookedSince(database, { ...of, whys: Object.values(ringsEarly), isOutsideWork: true }),
    wasToldForWork(database, of),
  ]);
  return said.includes(true);
}
