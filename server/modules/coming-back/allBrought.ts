import type { Config } from '../../platform/config/config.ts';
import { createSeal } from '../../platform/crypto/seal.ts';
import { type Brought, stays } from '../../platform/database/brought.ts';
import { mailsBrought } from '../../platform/mail/brought.ts';
import { accountBrought } from '../account/brought.ts';
import { adviceBrought } from '../advice/brought.ts';
import { analyticsBrought } from '../analytics/brought.ts';
import { answersBrought } from '../answers/brought.ts';
import { applicationsBrought } from '../applications/brought.ts';
import { bookingsBrought } from '../bookings/brought.ts';
import { budgetBrought } from '../budget/brought.ts';
import { callbacksBrought } from '../callbacks/brought.ts';
import { casesBrought } from '../cases/brought.ts';
import { chatBrought } from '../chat/brought.ts';
import { consentsBrought } from '../consents/brought.ts';
import { creditSearchBrought } from '../credit-search/brought.ts';
import { debtsBrought } from '../debts/brought.ts';
import { entitlementsBrought } from '../entitlements/brought.ts';
import { healthBrought } from '../health/brought.ts';
import { householdBrought } from '../household/brought.ts';
import { identityBrought } from '../identity/brought.ts';
import { journeysBrought } from '../journeys/brought.ts';
import { lettersBrought } from '../letters/brought.ts';
import { ownDataBrought } from '../own-data/brought.ts';
import { papersBrought } from '../papers/brought.ts';
import { peopleBrought } from '../people/brought.ts';
import { plansBrought } from '../plans/brought.ts';
import { repaymentBrought } from '../repayment/brought.ts';
import { retentionBrought } from '../retention/brought.ts';
import { workBrought } from '../work/brought.ts';

/**
 * What becomes of every table that has rows of a person when a guest logs into their account, in an order in which no row
 * is written before what it hangs on.
 */
export function allBrought(config: Pick<Config, 'healthDataKey' | 'dataSecret'>): readonly Brought[] {
  const healthSeal = createSeal(config.healthDataKey);
  const dataSeal = createSeal(config.dataSecret);
  return [
    ...journeysBrought,
    ...answersBrought,
    ...householdBrought,
    ...debtsBrought,
    ...budgetBrought,
    ...healthBrought(healthSeal),
    ...adviceBrought(healthSeal),
    ...plansBrought,
    ...repaymentBrought(dataSeal),
    ...lettersBrought,
    ...entitlementsBrought,
    ...applicationsBrought(healthSeal),
    ...papersBrought,
    ...creditSearchBrought(dataSeal),
    ...consentsBrought,
    ...callbacksBrought,
    ...chatBrought(dataSeal),
    ...bookingsBrought(dataSeal),
    ...casesBrought(healthSeal),
    ...workBrought,
    ...peopleBrought,
    ...analyticsBrought,
    ...identityBrought,
    ...accountBrought,
    ...retentionBrought,
    ...ownDataBrought(dataSeal),
    ...mailsBrought,
    ...stays('it says what was done with the number that the person had then', 'audit_log', 'staff_log'),
    ...stays('who was erased is nobody’s guest', 'erased_customers'),
    ...stays('only an account has something brought to it', 'brought_guests', 'set_aside'),
  ];
}
