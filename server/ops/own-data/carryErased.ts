import { latestDue } from '@towpath/domain/people/retention.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import { sql } from 'kysely';
import { loadContent } from '../../modules/content/load.ts';
import { addErasedNumbers, erasedNumbers } from '../../modules/own-data/erase.ts';
import { RETENTION_JOB } from '../../modules/retention/retention.ts';
import type { Database } from '../../platform/database/database.ts';
import { makeDue } from '../../platform/jobs/recurringJobs.ts';
import { systemClock } from '../../platform/time/clock.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import { counted } from '../counted.ts';
import { addToErasedList, type ErasedList } from './erasedList.ts';

/** All whom a database knows as erased; none where it is from before there were any. */
export async function erasedIn(database: Database): Promise<ErasedList> {
  if (!(await knowsErased(database))) return new Map();
  const all = await erasedNumbers(database);
  return new Map(all.map(({ customerId, at }) => [customerId, isoDate(londonDate(at))]));
}

/**
 * Adds all whom a database knows as erased to the list in a file, without those of whom the rule of the content says
 * that their number is not kept any more.
 *
 * @returns how many are in it now
 */
export async function keepErased(database: Database, file: string, contentDir: string): Promise<number> {
  const { keep } = loadContent(contentDir).retention.erasedNumbers;
  const forgetUntil = isoDate(latestDue(londonDate(systemClock.now()), keep));
  return addToErasedList(file, await erasedIn(database), forgetUntil);
}

/**
 * Makes people known as erased in a database that was restored, and lets the next start erase again who of them came
 * back.
 *
 * @param file where the list is, for who has to do it again by hand
 * @returns what was done, for the operator
 */
export async function applyErased(database: Database, list: ErasedList, file: string): Promise<string> {
  if (!(await knowsErased(database))) {
    return `This database is from before erasures were noted. Start one process, and then, before people may use it: npm run ops -- erased --apply ${file}`;
  }
  const now = systemClock.now();
  await addErasedNumbers(database, [...list.keys()], now);
  await makeDue(database, RETENTION_JOB, now);
  return `${counted(list.size, 'person is', 'people are')} known as erased: who of them came back is erased again at the next start, or within a minute where the service runs.`;
}

async function knowsErased(database: Database): Promise<boolean> {
  const { rows } = await sql<{ knows: boolean }>`
    select to_regclass('public.erased_customers') is not null as knows`.execute(database);
  return rows[0]?.knows === true;
}
