import type { StaffPermission } from '@towpath/domain/people/staffPermissions.ts';
import type { KeyRing } from '../../platform/config/keyRing.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { newStaffLink } from './links.ts';
import { noteStaff } from './log.ts';
import { addMember, permissionsOf, plainEmail } from './members.ts';
import { endStaffSessions } from './sessions.ts';

/** Whose hand a change of the members is, and when: one of the staff, or an operator with a command. */
export type Hand = { readonly at: Date } & (
  | { readonly staffId: string; readonly network: Buffer }
  | { readonly staffId: null; readonly by: string }
);

/** Puts back on the list what a member has taken and, with what they may do from now on, may not have. */
export type ReleaseWork = (
  trx: DatabaseTransaction,
  member: {
    readonly memberId: string;
    readonly permissions: readonly StaffPermission[];
    readonly why: 'ended' | 'role changed';
  },
  hand: Hand,
) => Promise<void>;

const handOf = (hand: Hand) => ({
  at: hand.at,
  staffId: hand.staffId,
  ...(hand.staffId === null ? {} : { network: hand.network }),
});
const aboutOf = (hand: Hand, member: string) => ({
  ...(hand.staffId === null ? { by: hand.by } : {}),
  member,
});

/** Where somebody sets up their sign-in. After the sign # the token stays in the browser: no log on the way has it. */
export const staffLinkAddress = (publicUrl: string, token: string) => `${publicUrl}/staff/set-up#${token}`;

/** Adds somebody; returns the token of their link, or null where the email is somebody’s already. */
export async function addWithLink(
  trx: DatabaseTransaction,
  dataSecret: KeyRing,
  { email, name, role }: { readonly email: string; readonly name: string; readonly role: string },
  hand: Hand,
): Promise<string | null> {
  const added = await addMember(trx, { email: plainEmail(email), name, role, at: hand.at });
  if (added === null) return null;
  await noteStaff(trx, { kind: 'member added', ...handOf(hand), facts: { ...aboutOf(hand, added), role } });
  return newStaffLink(trx, dataSecret, added, hand.at);
}

/** Gives somebody a new link; returns its token. */
export async function linkFor(
  trx: DatabaseTransaction,
  dataSecret: KeyRing,
  memberId: string,
  hand: Hand,
  why?: string,
): Promise<string> {
  const facts = { ...aboutOf(hand, memberId), ...(why ? { why } : {}) };
  await noteStaff(trx, { kind: 'link made', ...handOf(hand), facts });
  return newStaffLink(trx, dataSecret, memberId, hand.at);
}

/**
 * Ends what somebody may do, with every sign-in and passkey of theirs, and puts back what they have taken. The log keeps
 * their name.
 */
export async function endMember(
  trx: DatabaseTransaction,
  memberId: string,
  hand: Hand,
  releaseWork: ReleaseWork,
  why?: string,
): Promise<void> {
  await trx.updateTable('staff_members').set({ ended_at: hand.at }).where('id', '=', memberId).execute();
  await trx.deleteFrom('staff_links').where('staff_id', '=', memberId).execute();
  await trx.deleteFrom('staff_passkeys').where('staff_id', '=', memberId).execute();
  await endStaffSessions(trx, memberId, hand.at);
  const facts = { ...aboutOf(hand, memberId), ...(why ? { why } : {}) };
  await noteStaff(trx, { kind: 'member ended', ...handOf(hand), facts });
  await releaseWork(trx, { memberId, permissions: [], why: 'ended' }, hand);
}

/** Gives somebody another role, and puts back what they have taken and may not have in it. */
export async function changeRole(
  trx: DatabaseTransaction,
  memberId: string,
  { from, to, why }: { readonly from: string; readonly to: string; readonly why: string },
  hand: Hand,
  releaseWork: ReleaseWork,
): Promise<void> {
  await trx.updateTable('staff_members').set({ role: to }).where('id', '=', memberId).execute();
  await noteStaff(trx, {
    kind: 'role changed',
    ...handOf(hand),
    facts: { ...aboutOf(hand, memberId), from, to, why },
  });
  const permissions = await permissionsOf(trx, to);
  await releaseWork(trx, { memberId, permissions, why: 'role changed' }, hand);
}

/**
 * Waits for a turn to change the members who look after staff, and says who else of them signs in: two who end each
 * other at once do not leave nobody.
 *
 * @param callerId who makes the change, by whose role it was allowed
 * @throws ApiError NOT_FOUND where that is over meanwhile
 */
export async function othersToManageStaff(
  trx: DatabaseTransaction,
  callerId: string,
  memberId: string,
): Promise<number> {
  const rows = await trx
    .selectFrom('staff_members')
    .innerJoin('staff_roles', 'staff_roles.role', 'staff_members.role')
    .select(['id', 'password_hash'])
    .where('ended_at', 'is', null)
    .where(({ eb, fn }) => eb(eb.val('manage staff'), '=', fn.any('permissions')))
    .orderBy('id')
    .forUpdate('staff_members')
    .execute();
  // Whoever waited for their turn reads rows that have changed meanwhile as they are now.
  if (!rows.some(({ id }) => id === callerId)) throw new ApiError('NOT_FOUND');
  return rows.filter(({ id, password_hash: hash }) => id !== memberId && hash !== null).length;
}
