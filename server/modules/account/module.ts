import type { Deps } from '../../deps.ts';
import { everyHour } from '../../platform/jobs/recurringJobs.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import type { Agreement } from '../agreement.ts';
import type { ServerModule } from '../module.ts';
import type { DetailsDeps } from './details.ts';
import { tidyEmailChanges } from './emailChangeRepository.ts';
import { settleEmailChanges } from './emailChanges.ts';
import { accountLetters } from './letters.ts';
import { registerAccountRoutes } from './routes.ts';

/** What a person sees and changes of their own account. */
export function accountModule(
  deps: Deps &
    Pick<DetailsDeps, 'checkPhone' | 'letterheadOf' | 'log'> & {
      readonly outbox: () => Outbox;
      readonly agreements: readonly Agreement[];
    },
): ServerModule {
  const settle = async () => {
    await settleEmailChanges({ ...deps, outbox: deps.outbox() });
    await tidyEmailChanges(deps.database, deps.clock.now());
  };
  return {
    registerRoutes: app => registerAccountRoutes(app, { ...deps, outbox: app.outbox }),
    letters: accountLetters(deps, deps.letterheadOf),
    jobs: [everyHour('settle changes of email', settle)],
  };
}
