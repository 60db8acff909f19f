import type { Deps } from '../../deps.ts';
import type { LetterheadOf } from '../../partners/mail/writeMail.ts';
import { createSeal } from '../../platform/crypto/seal.ts';
import type { Content } from '../content/load.ts';
import type { ServerModule } from '../module.ts';
import { goingOn } from './goingOn.ts';
import { REMINDER_MAIL, type RemindingDeps, reminderLetters, reminding } from './reminding.ts';
import { type RepaymentWithHistory, repaymentOnDay } from './repaymentOnDay.ts';
import type { OfPlan } from './repository.ts';
import { registerRepaymentRoutes } from './routes.ts';
import { createRepayments, type Repayments, type RepaymentsDeps } from './service.ts';
import { registerStaffRepaymentRoutes } from './staffRoutes.ts';

/** The plans that people repay by. */
export function repaymentModule(
  given: Deps & { readonly content: Pick<Content, 'creditTypes' | 'settings' | 'rulebook'> } & Pick<
      RepaymentsDeps,
      | 'recommendations'
      | 'nationOf'
      | 'answerCame'
      | 'offersWent'
      | 'sentByLetter'
      | 'answerTakenBack'
      | 'offerWentByLetter'
    > &
    Pick<RemindingDeps, 'mails'> & { readonly letterheadOf: LetterheadOf },
): ServerModule &
  Pick<Repayments, 'mine' | 'noteAnswer' | 'noteOffer' | 'takeOfferBack' | 'offersOf' | 'offersWait'> & {
    readonly onDay: (of: OfPlan, on: string) => Promise<RepaymentWithHistory | null>;
  } {
  const { creditTypes, settings, rulebook } = given.content;
  const deps = {
    ...given,
    seal: createSeal(given.config.dataSecret),
    rulesOn: rulebook.rulesOn,
    creditTypes,
    holidays: settings.callHours.bankHolidays?.days ?? [],
  };
  const repayments = createRepayments(deps);
  return {
    ...repayments,
    registerRoutes(app) {
      registerRepaymentRoutes(app, repayments);
      registerStaffRepaymentRoutes(app, deps, repayments);
    },
    jobs: [reminding(deps), goingOn(deps)],
    letters: reminderLetters(deps, deps.letterheadOf),
    unhurried: [REMINDER_MAIL],
    onDay: (of, on) => repaymentOnDay(deps, of, on),
  };
}
