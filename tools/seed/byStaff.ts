import { randomUUID } from 'node:crypto';
import { isoDate, nextDay } from '@towpath/domain/values/calendar-date.ts';
import type { buildApp } from '@towpath/server/app.ts';
import { moveSession } from '@towpath/server/modules/journeys/moving.ts';
import { startStaffSession } from '@towpath/server/modules/staff/sessions.ts';
import type { Database } from '@towpath/server/platform/database/database.ts';
import { londonDate } from '@towpath/server/platform/time/londonDate.ts';
import type { Chance, Place, StaffHand } from './visitor.ts';

/** All that is done here in their name. */
const NEEDED = ['take work', 'change cases', 'chat'];
const MINUTE = 60_000;
const HALF_AN_HOUR = 30 * MINUTE;
const DEVICE = { kind: null, browser: null, system: null };

/** Who of the staff was added first and may do all that is done in their name; undefined where nobody was. */
export async function memberOf(
  database: Database,
): Promise<{ readonly id: string; readonly addedAt: Date } | undefined> {
  const rows = await database
    .selectFrom('staff_members')
    .innerJoin('staff_roles', 'staff_roles.role', 'staff_members.role')
    .select(['staff_members.id', 'permissions', 'added_at'])
    .where('ended_at', 'is', null)
    .orderBy('added_at')
    .execute();
  const member = rows.find(({ permissions }) => NEEDED.every(one => permissions.includes(one)));
  return member && { id: member.id, addedAt: member.added_at };
}

/**
 * Signs somebody of the staff in at each moment at which they do something, since a sign-in is over after a while, and out
 * after it: what is done in their name stands in the log as theirs.
 */
export function staffHand(
  app: Awaited<ReturnType<typeof buildApp>>,
  {
    database,
    staffId,
    now,
  }: { readonly database: Database; readonly staffId: string; readonly now: () => Date },
): StaffHand {
  return async (method, path, body) => {
    const token = await database.transaction().execute(trx => startStaffSession(trx, staffId, DEVICE, now()));
    const reply = await app.inject({
      method,
      url: `/staff/api${path}`,
      headers: { cookie: `staffSession=${token}` },
      ...(body && { payload: body }),
    });
    await database
      .deleteFrom('staff_sessions')
      .where('staff_id', '=', staffId)
      .where('started_at', '=', now())
      .execute();
    return { status: reply.statusCode, body: reply.body };
  };
}

const NOTES = [
  'Prefers to talk in the morning. A sister helps with letters.',
  'Went through the budget together. Rent goes up in January.',
  'Sent the list of what to have ready for the call.',
];
const TASKS = [
  'Ask for the council tax letter',
  'Ring about the new rent',
  'Check the date of the court letter',
];
const FLAGS = ['overwhelmed', 'interpreter', 'no-voicemail', 'speaks-for-them'];

/** Writes a note, a task and a flag down about somebody. */
export async function writesDown(
  staff: StaffHand,
  customerId: string,
  { today, chance }: { readonly today: Date; readonly chance: Chance },
): Promise<void> {
  const one = (all: readonly string[]) => all[Math.floor(chance() * all.length)] ?? '';
  let dueOn = londonDate(today);
  for (let days = Math.floor(chance() * 6); days > 0; days -= 1) dueOn = nextDay(dueOn);
  await staff('POST', `/cases/${customerId}/notes`, { id: randomUUID(), text: one(NOTES) });
  const task = { id: randomUUID(), text: one(TASKS), dueOn: isoDate(dueOn) };
  await staff('POST', `/cases/${customerId}/tasks`, task);
  await staff('PUT', `/cases/${customerId}/flags`, { flag: one(FLAGS), isSet: true });
}

/** Takes the call that somebody waits for, rings in the last half hour in which we mean to, and notes what came of it. */
export async function ringsThem(
  { staff, today, now, wait }: Place,
  database: Database,
  customerId: string,
  outcome: 'spoke' | 'not-reached',
): Promise<void> {
  const work = await database
    .selectFrom('work_items')
    .select(['id', 'due_at'])
    .where('customer_id', '=', customerId)
    .where('kind', '=', 'callback')
    .where('state', '=', 'open')
    .executeTakeFirst();
  const rungAt = work && new Date(work.due_at.getTime() - HALF_AN_HOUR);
  if (!staff || !rungAt || rungAt >= today) return;
  wait(Math.max(0, (rungAt.getTime() - now().getTime()) / MINUTE));
  await staff('POST', `/tasks/${work.id}/take`);
  await staff('GET', `/tasks/${work.id}/call`);
  await staff('POST', `/tasks/${work.id}/outcome`, { outcome });
}

/** Completes somebody's session by phone, or closes it. */
export async function movesSession(
  database: Database,
  { customerId, staffId, isDone, at }: { customerId: string; staffId: string; isDone: boolean; at: Date },
): Promise<void> {
  const by = { by: 'staff', staffId, at } as const;
  await database.transaction().execute(async trx => {
    for (const from of ['Active', 'Complete'] as const) {
      const move = isDone
        ? ({ to: 'Completed Offline', why: 'advice by phone' } as const)
        : ({ to: 'Invalidated', why: 'duplicate' } as const);
      await moveSession(trx, { customerId, from, ...move, ...by });
    }
  });
}
