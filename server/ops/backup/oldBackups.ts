import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { latestDue, type RetentionRules } from '@towpath/domain/people/retention.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import type { Config } from '../../platform/config/config.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import { timeIn } from '../../platform/watching/backups.ts';
import { CHANGES_LIST } from '../carry/changesList.ts';
import { ERASED_LIST } from '../own-data/erasedList.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How the lists end that a restore leaves beside its back-up. */
const LEFT = new RegExp(`\\.(?:${ERASED_LIST}|${CHANGES_LIST})$`, 'u');

/** Where back-ups are written unless a command says otherwise. */
export function backupFolder({ backupDir, dataDir }: Pick<Config, 'backupDir' | 'dataDir'>): string {
  return backupDir ?? join(dataDir, 'backups');
}

/** Something in a folder of back-ups that is to go: a back-up, or a list that its restore has left beside it. */
type Old = { readonly name: string; readonly backup: string; readonly madeAt: Date };

/**
 * The back-ups in a folder of a day of which none may be there any more, as the content promises people (the rule
 * `backups`), or that are more than so many days old, and the lists that their restore has left beside them; the oldest
 * first. Throws where the folder cannot be read.
 *
 * @param days more than the rule removes; without it the rule alone counts
 */
export function oldBackups(folder: string, rules: RetentionRules, now: Date, days = Infinity): Old[] {
  const gone = isoDate(latestDue(londonDate(now), rules.backups.keep));
  return readdirSync(folder)
    .flatMap(name => {
      const backup = name.replace(LEFT, '');
      const madeAt = timeIn(backup);
      return madeAt ? [{ name, backup, madeAt }] : [];
    })
    .filter(
      ({ madeAt }) => now.getTime() - madeAt.getTime() > days * DAY_MS || isoDate(londonDate(madeAt)) <= gone,
    )
    .toSorted((one, other) => one.madeAt.getTime() - other.madeAt.getTime());
}
