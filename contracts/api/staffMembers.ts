import { STAFF_PERMISSIONS } from '@towpath/domain/people/staffPermissions.ts';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { StaffSession } from './staffSession.ts';

const typed = (most: number) => z.string().check(z.maxLength(most));
const params = z.object({ memberId: typed(100) });
const permission = 'manage staff';

/** Why somebody leaves, is given another role, or a new link: the log says it. */
export const END_REASONS = ['left', 'away', 'at risk'] as const;
export const ROLE_REASONS = ['new duties', 'cover', 'put right'] as const;
export const LINK_REASONS = ['lost password', 'lost device', 'link over'] as const;
export const SESSION_REASONS = ['left open', 'lost device', 'at risk'] as const;

export const MEMBER_STATES = ['signs in', 'not set up', 'ended'] as const;

export const staffMembers = call({
  base: 'staff',
  method: 'GET',
  path: '/members',
  access: 'staff',
  permission,
  summary: 'Everybody who works behind the site, also those who have left, and what each role may do.',
  answer: z.object({
    members: z.array(
      z.object({
        id: z.string(),
        email: z.string(),
        name: z.string(),
        role: z.string(),
        state: z.enum(MEMBER_STATES),
        isMe: z.boolean(),
        addedAt: z.string(),
        endedAt: z.nullable(z.string()),
        lastSignedInAt: z.nullable(z.string()),
      }),
    ),
    roles: z.array(z.object({ role: z.string(), permissions: z.array(z.enum(STAFF_PERMISSIONS)) })),
  }),
});

/** Where somebody sets up their sign-in: told once. */
const Link = z.object({ link: z.string() });

export const addStaffMember = call({
  base: 'staff',
  method: 'POST',
  path: '/members',
  access: 'staff',
  permission,
  summary: 'Adds somebody, and gives the link by which they set up their sign-in.',
  body: z.strictObject({ email: typed(254), name: typed(80), role: typed(40) }),
  answer: Link,
  errors: ['VALIDATION_FAILED'],
});

export const newMemberLink = call({
  base: 'staff',
  method: 'POST',
  path: '/members/{memberId}/link',
  access: 'staff',
  permission,
  summary:
    'A new link to set up a sign-in; an earlier one ends. What they sign in with now ends once it is used.',
  params,
  body: z.strictObject({ why: z.enum(LINK_REASONS) }),
  answer: Link,
  errors: ['NOT_FOUND', 'OWN_MEMBERSHIP'],
});

export const changeMemberRole = call({
  base: 'staff',
  method: 'POST',
  path: '/members/{memberId}/role',
  access: 'staff',
  permission,
  summary: 'Gives somebody another role, from their next call on.',
  params,
  body: z.strictObject({ role: typed(40), why: z.enum(ROLE_REASONS) }),
  errors: ['NOT_FOUND', 'VALIDATION_FAILED', 'OWN_MEMBERSHIP', 'LAST_TO_MANAGE_STAFF'],
});

export const endStaffMember = call({
  base: 'staff',
  method: 'POST',
  path: '/members/{memberId}/end',
  access: 'staff',
  permission,
  summary: 'Ends what somebody may do, with every sign-in of theirs.',
  params,
  body: z.strictObject({ why: z.enum(END_REASONS) }),
  errors: ['NOT_FOUND', 'OWN_MEMBERSHIP', 'LAST_TO_MANAGE_STAFF'],
});

export const memberSessions = call({
  base: 'staff',
  method: 'GET',
  path: '/members/{memberId}/sessions',
  access: 'staff',
  permission,
  summary: 'Where somebody is signed in, the latest used first.',
  params,
  answer: z.object({ sessions: z.array(StaffSession) }),
  errors: ['NOT_FOUND'],
});

export const endMemberSession = call({
  base: 'staff',
  method: 'POST',
  path: '/members/{memberId}/sessions/{sessionId}/end',
  access: 'staff',
  permission,
  summary: 'Ends a sign-in of somebody. Ending it again changes nothing.',
  params: z.object({ memberId: typed(100), sessionId: typed(100) }),
  body: z.strictObject({ why: z.enum(SESSION_REASONS) }),
  errors: ['NOT_FOUND'],
});
