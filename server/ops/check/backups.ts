import type { Config } from '../../platform/config/config.ts';
import { systemClock } from '../../platform/time/clock.ts';
import { BACKUP_DUE_AFTER, newestBackup } from '../../platform/watching/backups.ts';
import { counted } from '../counted.ts';
import type { Report } from './connections.ts';

const HOUR = 60 * 60 * 1000;

/** Says how old the newest back-up is, where the settings name their folder; one that is too old is a fault. */
export function tryBackups(
  { backupDir, operatorEmail }: Pick<Config, 'backupDir' | 'operatorEmail'>,
  { say, tell }: Report,
): void {
  if (backupDir === undefined) return;
  if (operatorEmail === undefined) say('OPERATOR_EMAIL is not set: nobody is told when a back-up fails.');
  let newest: Date | undefined;
  try {
    newest = newestBackup(backupDir);
  } catch {
    tell(`BACKUP_DIR: ${backupDir} cannot be read.`);
    return;
  }
  if (newest === undefined) {
    say(`Back-ups: there is none in ${backupDir} yet.`);
    return;
  }
  const age = systemClock.now().getTime() - newest.getTime();
  const hours = Math.max(0, Math.floor(age / HOUR));
  const words = `the newest in ${backupDir} is ${counted(hours, 'hour', 'hours')} old`;
  if (age > BACKUP_DUE_AFTER) tell(`Back-ups: ${words}. See why: journalctl -u towpath-backup -n 50`);
  else say(`Back-ups: ${words}.`);
}
