import { auditHeld } from '../../platform/audit/held.ts';
import type { Config } from '../../platform/config/config.ts';
import { createSeal } from '../../platform/crypto/seal.ts';
import type { Held } from '../../platform/database/held.ts';
import { mailHeld } from '../../platform/mail/held.ts';
import { accountHeld } from '../account/held.ts';
import { adviceHeld } from '../advice/held.ts';
import { analyticsHeld } from '../analytics/held.ts';
import { answersHeld } from '../answers/held.ts';
import { applicationsHeld } from '../applications/held.ts';
import { bookingsHeld } from '../bookings/held.ts';
import { budgetHeld } from '../budget/held.ts';
import { callbacksHeld } from '../callbacks/held.ts';
import { casesHeld } from '../cases/held.ts';
import { chatHeld } from '../chat/held.ts';
import { comingBackHeld } from '../coming-back/held.ts';
import { consentsHeld } from '../consents/held.ts';
import { creditSearchHeld } from '../credit-search/held.ts';
import { customersHeld } from '../customers/held.ts';
import { debtsHeld } from '../debts/held.ts';
import { entitlementsHeld } from '../entitlements/held.ts';
import { healthHeld } from '../health/held.ts';
import { householdHeld } from '../household/held.ts';
import { identityHeld } from '../identity/held.ts';
import { journeysHeld } from '../journeys/held.ts';
import { lettersHeld } from '../letters/held.ts';
import { papersHeld } from '../papers/held.ts';
import { peopleHeld } from '../people/held.ts';
import { plansHeld } from '../plans/held.ts';
import { repaymentHeld } from '../repayment/held.ts';
import { retentionHeld } from '../retention/held.ts';
import { workHeld } from '../work/held.ts';
import { ownDataHeld } from './held.ts';

/** Everything that is held about a person, table by table, in the order in which a person reads it. */
export function allHeld(config: Pick<Config, 'healthDataKey' | 'dataSecret'>): readonly Held[] {
  const healthSeal = createSeal(config.healthDataKey);
  const dataSeal = createSeal(config.dataSecret);
  return [
    ...customersHeld,
    ...journeysHeld,
    ...comingBackHeld(healthSeal),
    ...answersHeld,
    ...householdHeld,
    ...debtsHeld,
    ...budgetHeld,
    ...healthHeld(healthSeal),
    ...adviceHeld(healthSeal),
    ...plansHeld(dataSeal),
    ...repaymentHeld(dataSeal),
    ...lettersHeld(healthSeal),
    ...entitlementsHeld(healthSeal),
    ...applicationsHeld(healthSeal),
    ...papersHeld(healthSeal),
    ...creditSearchHeld(dataSeal),
    ...consentsHeld,
    ...callbacksHeld,
    ...bookingsHeld(dataSeal),
    ...casesHeld(healthSeal),
    ...peopleHeld,
    ...workHeld(dataSeal),
    ...chatHeld(dataSeal),
    ...analyticsHeld,
    mailHeld,
    ...identityHeld,
    ...accountHeld,
    ...retentionHeld,
    ...ownDataHeld(dataSeal),
    auditHeld,
  ];
}
