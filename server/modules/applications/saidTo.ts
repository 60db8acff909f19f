import { keyOf, type SaidTo, type Written } from '@towpath/domain/applications/written.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import { staffNames } from '../staff/members.ts';

/** To whom of us each answer was said that one of us wrote down, by the name that people know them by. */
export async function saidToIn(
  on: Database | DatabaseTransaction,
  written: readonly Written[],
): Promise<SaidTo> {
  const names = await staffNames(
    on,
    written.map(({ by }) => by),
  );
  const byPlace = new Map(written.map(one => [keyOf(one.at), one]));
  return at => {
    const found = byPlace.get(keyOf(at));
    const name = found && names.get(found.by);
    if (found === undefined || name === undefined) return null;
    return { name: firstNameIn(name), on: isoDate(londonDate(new Date(found.on))) };
  };
}

/** The first of the names of somebody of ours: people read no more of it. */
export function firstNameIn(name: string): string {
  return name.split(' ')[0] ?? name;
}
