import { readdirSync } from 'node:fs';
import type { Reading } from './readings.ts';

/** How old the newest back-up may get, in ms: one is made each night, and a night may take a while. */
export const BACKUP_DUE_AFTER = 26 * 60 * 60 * 1000;

/** `towpath-20261123T100000Z.backup`: sorted by name is sorted by time. A back-up has it only once it is whole. */
export function backupName(at: Date): string {
  return `towpath-${at.toISOString().replace(/[-:]|\.\d+/g, '')}.backup`;
}

/** The time in the name of a back-up; undefined if the name is none. */
export function timeIn(name: string): Date | undefined {
  const parts = /^towpath-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.backup$/.exec(name);
  if (!parts) return undefined;
  const [, year, month, day, hour, minute, second] = parts;
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

/** When the newest back-up in a folder was made; undefined where there is none. Throws where it cannot be read. */
export function newestBackup(folder: string): Date | undefined {
  return readdirSync(folder)
    .flatMap(name => timeIn(name) ?? [])
    .toSorted((one, other) => other.getTime() - one.getTime())[0];
}

/** When the newest back-up was made, for who watches: 0 while there is none. */
export function backupReading(folder: string): Reading {
  return {
    name: 'backups',
    freshSeconds: 300,
    gauges: [
      {
        name: 'newest_backup_timestamp_seconds',
        help: 'When the newest whole back-up in BACKUP_DIR was made; 0 for none',
      },
    ],
    async read() {
      const value = (newestBackup(folder)?.getTime() ?? 0) / 1000;
      return [{ gauge: 'newest_backup_timestamp_seconds', value }];
    },
  };
}
