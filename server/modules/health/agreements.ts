import type { HealthPurpose } from '@towpath/domain/people/health.ts';
import type { Agreement, AgreementByPhone } from '../agreement.ts';
import type { Health } from './service.ts';

/** Keeping health conditions and support needs, as the person's account shows them. A no removes what was kept. */
export function healthAgreements({ latestAgreed, refuse }: Health): readonly Agreement[] {
  const agreement = (id: Agreement['id'], purpose: HealthPurpose): Agreement => ({
    id,
    canBeGiven: false,
    latest: customerId => latestAgreed(customerId, purpose),
    say: who => refuse(who, purpose),
  });
  return [agreement('health conditions', 'conditions'), agreement('support needs', 'supportNeeds')];
}

/** The same, as a person says yes or no to one of us who reads them the words. */
export function healthByPhone({ readOut, takeByPhone }: Health): readonly AgreementByPhone[] {
  const agreement = (id: AgreementByPhone['id'], purpose: HealthPurpose): AgreementByPhone => ({
    id,
    isOfHealth: true,
    readOut: customerId => readOut(customerId, purpose),
    take: (customerId, heard, withAdviser) => takeByPhone(customerId, purpose, heard, withAdviser),
  });
  return [agreement('health conditions', 'conditions'), agreement('support needs', 'supportNeeds')];
}
