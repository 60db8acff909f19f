import type { OperatorContent } from '@towpath/contracts/content/readOperatorContent.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { LetterheadOf } from '../../partners/mail/writeMail.ts';
import { createSeal } from '../../platform/crypto/seal.ts';
import { everyHour } from '../../platform/jobs/recurringJobs.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import type { ServerModule } from '../module.ts';
import { allHeld } from '../own-data/allHeld.ts';
import { CLOCK_JOB, refuseWrongClock } from './clock.ts';
import { warningLetter } from './letters.ts';
import { WARNING_MAIL } from './people.ts';
import { doRetention, PeopleHeldUp, RETENTION_JOB } from './retention.ts';
import { noteWarned } from './warnings.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** What is kept for a time only, and the work of each night that removes it. */
export function retentionModule(
  deps: Deps & {
    readonly content: Pick<OperatorContent, 'retention'>;
    readonly letterheadOf: LetterheadOf;
    readonly log: FastifyBaseLogger;
    /** There once everything is wired. */
    readonly outbox: () => Outbox;
  },
): ServerModule {
  const { clock, config, content, database, log } = deps;
  const rules = content.retention;
  const checkClock = () => refuseWrongClock(database, clock.now());
  return {
    registerRoutes: () => undefined,
    letters: {
      [WARNING_MAIL]: warningLetter({
        database,
        rules,
        letterheadOf: deps.letterheadOf,
      }),
    },
    unhurried: [WARNING_MAIL],
    sentNotes: { [WARNING_MAIL]: noteWarned },
    jobs: [
      everyHour(CLOCK_JOB, checkClock),
      {
        name: RETENTION_JOB,
        everySeconds: DAY_SECONDS,
        async work() {
          const erasing = { seal: createSeal(config.dataSecret), held: allHeld(config), rules };
          try {
            const done = await doRetention(
              { ...erasing, database, outbox: deps.outbox(), checkClock },
              clock.now(),
            );
            log.info(done, 'retention done');
          } catch (fault) {
            if (fault instanceof PeopleHeldUp) log.info(fault.done, 'retention done');
            throw fault;
          }
        },
      },
    ],
  };
}
