import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import { answerDaysUntil } from '../../modules/own-data/correctionsForStaff.ts';
import { connect } from '../../platform/database/database.ts';
import { systemClock } from '../../platform/time/clock.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import type { Report } from './connections.ts';

/** How long before its day an answer is asked for: two weeks, about when the alert comes. */
const TWO_WEEKS = 14 * 24 * 60 * 60 * 1000;
const SEE = 'See them: npm run ops -- corrections --why REASON';

/**
 * Says how many corrections that people asked for are soon to be answered, and by which day the first; nothing where
 * there is none. One whose month is over is a fault.
 *
 * @param url of a database that is up to date
 */
export async function tellOfCorrections(url: string, { say, tell }: Report): Promise<void> {
  const opened = connect(url, 1, async () => undefined);
  try {
    const now = systemClock.now();
    const dayAt = (moment: number) => isoDate(londonDate(new Date(moment)));
    const days = await answerDaysUntil(opened.database, dayAt(now.getTime() + TWO_WEEKS));
    const late = days.filter(day => day < dayAt(now.getTime()));
    const soon = days.slice(late.length);
    if (soon.length > 0) {
      say(`Corrections: ${soon.length} to be answered within two weeks, the first by ${soon[0]}. ${SEE}`);
    }
    if (late.length > 0) {
      tell(
        `Corrections: ${late.length} not answered in the month of the law, the first by ${late[0]}. ${SEE}`,
      );
    }
  } finally {
    await opened.close();
  }
}
