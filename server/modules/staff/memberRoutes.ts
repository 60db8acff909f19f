import * as contracts from '@towpath/contracts/api/staffMembers.ts';
import { checkEmail } from '@towpath/domain/values/email.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { ApiError, fieldError } from '../../platform/http/apiError.ts';
import { route } from '../../platform/http/route.ts';
import type { StaffCaller } from '../../platform/http/who.ts';
import { noteStaff } from './log.ts';
import {
  addWithLink,
  changeRole,
  endMember,
  linkFor,
  othersToManageStaff,
  type ReleaseWork,
  staffLinkAddress,
} from './memberChanges.ts';
import { type Member, members, staffRoles } from './members.ts';
import { endStaffSession, runningStaffSessions } from './sessions.ts';
import { words } from './words.ts';

/** Looking after those who work behind the site. */
export function registerMemberRoutes(
  app: FastifyInstance,
  {
    database,
    clock,
    config,
    releaseWork,
  }: Pick<Deps, 'database' | 'clock' | 'config'> & { readonly releaseWork: ReleaseWork },
): void {
  const handOf = ({ staffId }: StaffCaller, { network }: FastifyRequest) => ({
    at: clock.now(),
    staffId,
    network,
  });
  const linkOf = (token: string) => ({ link: staffLinkAddress(config.publicUrl, token) });

  /** A member of that id, also one who has ended. */
  async function memberOf(id: string): Promise<Member> {
    const found = isUuid(id) && (await members(database)).find(one => one.id === id);
    if (!found) throw new ApiError('NOT_FOUND');
    return found;
  }
  /** One who works here, and is not the caller. */
  async function otherOf(id: string, { staffId }: StaffCaller): Promise<Member> {
    const found = await memberOf(id);
    if (found.endedAt) throw new ApiError('NOT_FOUND');
    if (found.id === staffId) throw new ApiError('OWN_MEMBERSHIP');
    return found;
  }
  async function requireRole(role: string): Promise<void> {
    const known = (await staffRoles(database)).some(one => one.role === role);
    if (!known) throw fieldError('role', words.noRole);
  }

  route(app, contracts.staffMembers, async ({ who }) => ({
    members: (await members(database)).map(member => shown(member, who)),
    roles: await staffRoles(database),
  }));

  route(app, contracts.addStaffMember, async ({ who, body, request }) => {
    const [email, name] = [checkEmail(body.email), body.name.trim()];
    if (!email.ok) throw fieldError('email', email.message);
    if (name === '') throw fieldError('name', words.noName);
    await requireRole(body.role);
    const token = await database
      .transaction()
      .execute(trx =>
        addWithLink(
          trx,
          config.dataSecret,
          { email: email.value, name, role: body.role },
          handOf(who, request),
        ),
      );
    if (token === null) throw fieldError('email', words.emailTaken);
    return linkOf(token);
  });

  route(app, contracts.newMemberLink, async ({ who, params, body, request }) => {
    const { id } = await otherOf(params.memberId, who);
    const token = await database
      .transaction()
      .execute(trx => linkFor(trx, config.dataSecret, id, handOf(who, request), body.why));
    return linkOf(token);
  });

  route(app, contracts.changeMemberRole, async ({ who, params, body, request }) => {
    const { id, role: from } = await otherOf(params.memberId, who);
    await requireRole(body.role);
    if (body.role === from) return;
    await database.transaction().execute(async trx => {
      const others = await othersToManageStaff(trx, who.staffId, id);
      if (others === 0) throw new ApiError('LAST_TO_MANAGE_STAFF');
      await changeRole(trx, id, { from, to: body.role, why: body.why }, handOf(who, request), releaseWork);
    });
  });

  route(app, contracts.endStaffMember, async ({ who, params, body, request }) => {
    const { id } = await otherOf(params.memberId, who);
    await database.transaction().execute(async trx => {
      const others = await othersToManageStaff(trx, who.staffId, id);
      if (others === 0) throw new ApiError('LAST_TO_MANAGE_STAFF');
      await endMember(trx, id, handOf(who, request), releaseWork, body.why);
    });
  });

  route(app, contracts.memberSessions, async ({ who, params }) => {
    const { id } = await memberOf(params.memberId);
    return { sessions: await runningStaffSessions(database, id, who.sessionId, clock.now()) };
  });

  route(app, contracts.endMemberSession, async ({ who, params: { memberId, sessionId }, body, request }) => {
    const { id } = await memberOf(memberId);
    if (!isUuid(sessionId)) throw new ApiError('NOT_FOUND');
    const hand = handOf(who, request);
    await database.transaction().execute(async trx => {
      if (!(await endStaffSession(trx, id, sessionId, hand.at))) throw new ApiError('NOT_FOUND');
      const facts = { session: sessionId, member: id, why: body.why };
      await noteStaff(trx, { kind: 'session ended', ...hand, facts });
    });
  });
}

function shown({ isSetUp, addedAt, endedAt, lastSignedInAt, ...member }: Member, { staffId }: StaffCaller) {
  return {
    ...member,
    isMe: member.id === staffId,
    state: endedAt ? ('ended' as const) : isSetUp ? ('signs in' as const) : ('not set up' as const),
    addedAt: addedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    lastSignedInAt: lastSignedInAt?.toISOString() ?? null,
  };
}
