import type { BodyOf } from '@towpath/contracts/api/call.ts';
import { type setStaffTalkHours, TALK_WEEKDAYS } from '@towpath/contracts/api/staffTalkHours.ts';
import type { OpeningHours } from '@towpath/domain/values/openingHours.ts';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';

export type TalkHours = BodyOf<typeof setStaffTalkHours>;

const KNOWN = new Map(TALK_WEEKDAYS.map(day => [String(day), day]));

/** When somebody takes talks, the days of a week in their order; days away from a day on. */
export async function talkHoursOf(database: Database, staffId: string, today: string): Promise<TalkHours> {
  const [hours, away] = await Promise.all([
    database
      .selectFrom('staff_talk_hours')
      .select(['weekday', 'starts_at', 'ends_at'])
      .where('staff_id', '=', staffId)
      .execute(),
    database
      .selectFrom('staff_days_away')
      .select('day')
      .where('staff_id', '=', staffId)
      .where('day', '>=', today)
      .orderBy('day')
      .execute(),
  ]);
  return {
    hours: hours
      .flatMap(({ weekday, starts_at: from, ends_at: to }) => {
        const known = KNOWN.get(weekday);
        return known ? [{ weekday: known, from, to }] : [];
      })
      .toSorted((one, other) => TALK_WEEKDAYS.indexOf(one.weekday) - TALK_WEEKDAYS.indexOf(other.weekday)),
    away: away.map(({ day }) => day),
  };
}

/** Keeps when somebody takes talks in place of what they said before. The caller's transaction holds both. */
export async function keepTalkHours(
  trx: DatabaseTransaction,
  staffId: string,
  { hours, away }: TalkHours,
): Promise<void> {
  // Two saves of the same person wait for each other here.
  await trx.selectFrom('staff_members').select('id').where('id', '=', staffId).forUpdate().execute();
  await trx.deleteFrom('staff_talk_hours').where('staff_id', '=', staffId).execute();
  await trx.deleteFrom('staff_days_away').where('staff_id', '=', staffId).execute();
  if (hours.length > 0) {
    const rows = hours.map(({ weekday, from, to }) => ({
      staff_id: staffId,
      weekday,
      starts_at: from,
      ends_at: to,
    }));
    await trx.insertInto('staff_talk_hours').values(rows).execute();
  }
  if (away.length > 0) {
    const rows = away.map(day => ({ staff_id: staffId, day }));
    await trx.insertInto('staff_days_away').values(rows).execute();
  }
}

/** The hours of everybody who takes talks and has said when: neither of who has left, nor of a role that takes no work. */
export async function whoTakesTalks(database: Database): Promise<readonly OpeningHours[]> {
  return [...(await rosterById(database)).values()];
}

/** How many others have said when they take talks. */
export async function othersWithHours(database: Database, staffId: string): Promise<number> {
  return [...(await rosterById(database)).keys()].filter(id => id !== staffId).length;
}

async function rosterById(database: Database): Promise<ReadonlyMap<string, OpeningHours>> {
  const rows = await database
    .selectFrom('staff_talk_hours')
    .innerJoin('staff_members', 'staff_members.id', 'staff_talk_hours.staff_id')
    .innerJoin('staff_roles', 'staff_roles.role', 'staff_members.role')
    .select(['staff_id', 'weekday', 'starts_at', 'ends_at'])
    .select(({ selectFrom }) =>
      selectFrom('staff_days_away')
        .select(sql<string[] | null>`array_agg(day)`.as('days'))
        .whereRef('staff_days_away.staff_id', '=', 'staff_talk_hours.staff_id')
        .as('away'),
    )
    .where('staff_members.ended_at', 'is', null)
    .where(sql<boolean>`'take work' = any(staff_roles.permissions)`)
    .execute();
  const roster = new Map<string, OpeningHours>();
  for (const { staff_id: id, weekday, starts_at: from, ends_at: to, away } of rows) {
    const hours = [...(roster.get(id)?.hours ?? []), { days: [weekday], from, to }];
    roster.set(id, { hours, closedOn: away ?? [] });
  }
  return roster;
}
