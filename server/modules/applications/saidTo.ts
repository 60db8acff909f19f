import { keyOf, type SaidTo, type Written } from '@towpath/domain/applications/written.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import { staffNames } from '../staff/members.ts';

/**
 * To whom of us each answer was said that one of us wrote down, by the name that people know them by; and which answers are
 * from the form before, whoever gave them.
 */
export async function saidToIn(
  on: Database | DatabaseTransaction,
  written: readonly Written[],
): Promise<SaidTo> {
  const names = await staffNames(
    on,
    written.flatMap(({ by }) => by ?? []),
  );
  const byPlace = new Map(written.map(one => [keyOf(one.at), one]));
  return at => {
    const found = byPlace.get(keyOf(at));
    if (found === undefined) return null;
    const { by, on, isBefore = false } = found;
    const name = by === null ? undefined : names.get(by);
    if (name === undefined && !isBefore) return null;
    return {
      name: name === undefined ? null : firstNameIn(name),
      on: isoDate(londonDate(new Date(on))),
      isBefore,
    };
  };
}

/** The first of the names of somebody of ours: people read no more of it. */
export function firstNameIn(name: string): string {
  return name.split(' ')[0] ?? name;
}
