import type { OperatorContent } from '@towpath/contracts/content/readOperatorContent.ts';
import type { Deps } from '../../deps.ts';
import type { LetterheadOf } from '../../partners/mail/writeMail.ts';
import { createSeal } from '../../platform/crypto/seal.ts';
import type { ServerModule } from '../module.ts';
import type { FactsOfKind } from '../work/routes.ts';
import { registerCaseBookingRoutes } from './caseRoutes.ts';
import { bookingLetters, type PartnerOf } from './letters.ts';
import { talkFacts } from './listFacts.ts';
import { reminding } from './reminders.ts';
import { registerBookingRoutes } from './routes.ts';
import { type BookingsDeps, createBookings } from './service.ts';
import { registerStaffBookingRoutes } from './staffRoutes.ts';

/** Talks that people book with one of us. */
export function bookingsModule(
  given: Deps &
    Pick<BookingsDeps, 'checkPhone' | 'nationOf' | 'mails'> & {
      readonly content: Pick<OperatorContent, 'settings' | 'partners'>;
      readonly letterheadOf: LetterheadOf;
      readonly partnerOf: PartnerOf;
    },
): ServerModule & { readonly factsForList: FactsOfKind } {
  const { callHours, booking } = given.content.settings;
  const deps = {
    ...given,
    seal: createSeal(given.config.dataSecret),
    rules: booking,
    opening: { hours: callHours.hours, closedOn: callHours.closedOn ?? [] },
    holidays: callHours.bankHolidays?.days ?? [],
  };
  const bookings = createBookings(deps);
  return {
    registerRoutes(app) {
      registerBookingRoutes(app, { ...deps, bookings, partners: given.content.partners });
      registerStaffBookingRoutes(app, { ...deps, bookings });
      registerCaseBookingRoutes(app, { ...deps, bookings });
    },
    letters: bookingLetters(deps, deps.letterheadOf, deps.partnerOf),
    jobs: [reminding(deps)],
    factsForList: talkFacts(deps.database),
  };
}
