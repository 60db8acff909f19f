import type { QueryOf } from '@towpath/contracts/api/call.ts';
import { staffFigures, staffFiguresByDay } from '@towpath/contracts/api/staffFigures.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import type { Deps } from '../../deps.ts';
import { route } from '../../platform/http/route.ts';
import { everyHour } from '../../platform/jobs/recurringJobs.ts';
import { chatHoursIn } from '../chat/states.ts';
import type { Content } from '../content/load.ts';
import type { Plans } from '../journeys/plans.ts';
import type { ServerModule } from '../module.ts';
import { figuresByDay } from './byDay.ts';
import { countFigures, dayAgo } from './counting.ts';
import { figuresOf } from './figures.ts';

const USUAL_DAYS = 28;

/** How far people come, where they stop and how long they wait: counts for staff, which know nobody. */
export function figuresModule({
  database,
  clock,
  plans,
  content,
}: Pick<Deps, 'database' | 'clock'> & {
  readonly plans: Pick<Plans, 'load'>;
  readonly content: Pick<Content, 'settings'>;
}): ServerModule {
  function askedBy({ days, nation, appId }: QueryOf<typeof staffFigures>) {
    const [now, count] = [clock.now(), days === undefined ? USUAL_DAYS : Number(days)];
    return {
      from: isoDate(dayAgo(now, count - 1)),
      to: isoDate(dayAgo(now, 0)),
      before: isoDate(dayAgo(now, 2 * count - 1)),
      at: now,
      nation: nation || undefined,
      appId: appId || undefined,
    };
  }
  return {
    registerRoutes(app) {
      route(app, staffFigures, ({ query }) =>
        figuresOf(database, plans, {
          ...askedBy(query),
          chatGoal: chatHoursIn(content.settings)?.goalMinutes ?? null,
        }),
      );
      route(app, staffFiguresByDay, ({ query }) => figuresByDay(database, askedBy(query)));
    },
    jobs: [everyHour('count figures', () => countFigures(database, clock.now()))],
  };
}
