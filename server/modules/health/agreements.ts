import type { HealthPurpose } from '@towpath/domain/people/health.ts';
import type { Agreement } from '../agreement.ts';
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
