import { readAuditLog } from '../../platform/audit/readAuditLog.ts';
import { command, Misuse, withDatabase } from '../command.ts';

/** `ops audit`: the audit log of a span of time, an entry a line as JSON, oldest first. */
export const audit = command(
  'prints the audit log, an entry a line as JSON',
  {
    options: {
      since: {
        type: 'string',
        default: '1970-01-01',
        help: 'from this day or moment on, such as 2026-11-01 or 2026-11-01T09:00:00Z',
      },
      until: { type: 'string', default: '9999-12-31', help: 'before this day or moment' },
    },
  },
  async (given, _words, { environment, say }) => {
    const [since, until] = [momentIn('since', given.since), momentIn('until', given.until)];
    await withDatabase(environment, async ({ database }) => {
      for await (const entry of readAuditLog(database, { since, until })) say(JSON.stringify(entry));
    });
    return 0;
  },
);

/** A day begins at midnight UTC. */
function momentIn(option: string, text: string): Date {
  const moment = new Date(text);
  if (
    !/^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d))?$/.test(text) ||
    Number.isNaN(moment.getTime())
  ) {
    throw new Misuse(`--${option} must be a day like 2026-11-01 or a moment like 2026-11-01T09:00:00Z.`);
  }
  return moment;
}
