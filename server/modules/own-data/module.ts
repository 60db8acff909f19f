import type { OperatorContent } from '@towpath/contracts/content/readOperatorContent.ts';
import type { Deps } from '../../deps.ts';
import type { FromOf } from '../../papers/contact.ts';
import type { LetterheadOf } from '../../partners/mail/writeMail.ts';
import { createSeal } from '../../platform/crypto/seal.ts';
import { everyHour } from '../../platform/jobs/recurringJobs.ts';
import type { Plans } from '../journeys/plans.ts';
import type { ServerModule } from '../module.ts';
import { allHeld } from './allHeld.ts';
import { copyWords } from './copyWords.ts';
import { correctionsReading } from './correctionsReading.ts';
import { countErasure, tellOfErasuresUntold } from './erasureNotice.ts';
import { ERASURE_MAIL } from './erasures.ts';
import { ownDataLetters } from './letters.ts';
import { sendNotices } from './notices.ts';
import { type OwnDataDeps, registerOwnDataRoutes } from './routes.ts';

/** What people ask of their own data: a copy of all of it, to put something right, to have it erased. */
export function ownDataModule(
  deps: Deps & { readonly content: OperatorContent; readonly plans: Plans } & Pick<
      OwnDataDeps,
      'paperPool' | 'phoneProof' | 'correctionsTold'
    > & {
      readonly letterheadOf: LetterheadOf;
      readonly fromOf: FromOf;
    },
): ServerModule {
  const { clock, config, content, database, mailSender, plans } = deps;
  const seal = createSeal(config.dataSecret);
  const rules = content.retention;
  const mail = { database, clock, rules, letterheadOf: deps.letterheadOf };

  const { sayAnswer, nameOf } = copyWords({ database, content, plans });
  return {
    registerRoutes: app =>
      registerOwnDataRoutes(app, {
        ...deps,
        seal,
        rules,
        held: allHeld(config),
        sayAnswer,
        nameOf,
      }),
    letters: ownDataLetters(mail),
    readings: [correctionsReading],
    sentNotes: { [ERASURE_MAIL]: (trx, customerId, _, at) => countErasure(trx, rules, customerId, at) },
    jobs: [
      everyHour('erasure notices', () => sendNotices({ ...mail, seal, mailSender }, clock.now())),
      everyHour('erasures that nobody was told of', () => tellOfErasuresUntold({ ...deps, rules })),
    ],
  };
}
