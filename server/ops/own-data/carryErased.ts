import { sql } from 'kysely';
import { addErasedNumbers, erasedNumbers } from '../../modules/own-data/erase.ts';
import type { Database } from '../../platform/database/database.ts';
import { systemClock } from '../../platform/time/clock.ts';
import { writeErasedList } from './erasedList.ts';

/**
 * The numbers of all whom a database knows as erased, before its content is replaced. They are in a file first, so that
 * a run that is broken off loses none.
 */
export async function erasedBefore(database: Database, file: string): Promise<readonly string[]> {
  if (!(await knowsErased(database))) return [];
  const numbers = await erasedNumbers(database);
  if (numbers.length > 0) writeErasedList(file, numbers);
  return numbers;
}

/** Makes them known in what was restored, and says so; a back-up from before there were any has to be migrated first. */
export async function carryErased(
  database: Database,
  numbers: readonly string[],
  file: string,
): Promise<string> {
  if (!(await knowsErased(database))) {
    return `${numbers.length} people were erased since. After the next start: npm run ops -- erased --apply ${file}`;
  }
  await addErasedNumbers(database, numbers, systemClock.now());
  return `${numbers.length} people who were erased are known as such: who came back is erased again within a day of the next start.`;
}

async function knowsErased(database: Database): Promise<boolean> {
  const { rows } = await sql<{ knows: boolean }>`
    select to_regclass('public.erased_customers') is not null as knows`.execute(database);
  return rows[0]?.knows === true;
}
