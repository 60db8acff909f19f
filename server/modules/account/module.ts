import type { OperatorContent } from '@towpath/contracts/content/readOperatorContent.ts';
import type { Deps } from '../../deps.ts';
import type { LetterheadOf } from '../../partners/mail/writeMail.ts';
import { createSeal } from '../../platform/crypto/seal.ts';
import { everyHour, type RecurringJob } from '../../platform/jobs/recurringJobs.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import type { Agreement } from '../agreement.ts';
import { reminderTextNotice } from '../bookings/reminders.ts';
import { turnTextNotice } from '../chat/textingTurns.ts';
import type { ServerModule } from '../module.ts';
import { erasureTextNotice } from '../own-data/erasureNotice.ts';
import { type DetailsCorrecting, detailsCorrecting } from './correcting.ts';
import type { DetailsDeps } from './details.ts';
import { noteOldTold } from './emailChangeRepository.ts';
import { emailChangeNotice, settleEmailChanges, tellOfChangesUntold } from './emailChanges.ts';
import { accountLetters, LETTERS } from './letters.ts';
import { registerAccountRoutes } from './routes.ts';
import { sendTextNotices } from './textNotices.ts';

const MINUTE = 60;

/** What a person sees and changes of their own account. */
export function accountModule(
  given: Deps &
    Pick<DetailsDeps, 'checkPhone' | 'log'> & {
      readonly letterheadOf: LetterheadOf;
      readonly outbox: () => Outbox;
      readonly agreements: readonly Agreement[];
      readonly content: Pick<OperatorContent, 'retention' | 'settings'>;
    },
): ServerModule & {
  readonly correcting: () => DetailsCorrecting;
  /** Sends the text messages that wait and are safe to send now. */
  readonly sendTexts: () => Promise<void>;
} {
  const deps = { ...given, emailChangeDays: given.content.settings.emailChange };
  const settle = async () => {
    await tellOfChangesUntold(deps);
    await settleEmailChanges({ ...deps, outbox: deps.outbox() });
  };
  const sendTexts = () =>
    sendTextNotices(deps, {
      emailIsToChange: emailChangeNotice,
      erasureAsked: erasureTextNotice(deps.content.retention),
      bookingReminder: reminderTextNotice(deps),
      chatAnswered: turnTextNotice(deps.config),
    });
  const texts: RecurringJob = { name: 'text notices', everySeconds: 5 * MINUTE, work: sendTexts };
  const seal = createSeal(deps.config.dataSecret);
  return {
    registerRoutes: app => registerAccountRoutes(app, { ...deps, seal, outbox: app.outbox, sendTexts }),
    // It writes mails, and the letters of the modules are told first.
    correcting: () => detailsCorrecting({ ...deps, outbox: deps.outbox(), sendTexts }),
    sendTexts,
    letters: accountLetters(deps, deps.letterheadOf),
    sentNotes: { [LETTERS.emailIsToChange]: noteOldTold },
    jobs: [everyHour('settle changes of email', settle), texts],
  };
}
