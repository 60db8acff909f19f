import type { HealthPurpose } from '@towpath/domain/people/health.ts';
import { type AgreementByPhone, refuseOtherWords } from '../agreement.ts';
import { latestConsent } from './repository.ts';
import type { Health, HealthDeps } from './service.ts';

/** Keeping health conditions and support needs, as a person says yes or no to one of us who reads them the words. */
export function healthByPhone(
  { database, health }: Pick<HealthDeps, 'database' | 'health'>,
  { giveConsent }: Pick<Health, 'giveConsent'>,
): readonly AgreementByPhone[] {
  const agreement = (id: AgreementByPhone['id'], purpose: HealthPurpose): AgreementByPhone => {
    const { version, ...asked } = health.consents[purpose];
    const lines = [asked.purpose, asked.text];
    return {
      id,
      isOfHealth: true,
      async readOut(customerId) {
        const said = await latestConsent(database, customerId, purpose);
        return { lines, said, isOutdated: said?.hasConsented === true && said.textVersion !== version };
      },
      async take(customerId, { hasConsented, lines: heard }, withAdviser) {
        if (hasConsented) refuseOtherWords(heard, lines);
        await giveConsent({ customerId }, { purpose, hasConsented, textVersion: version }, withAdviser);
      },
    };
  };
  return [agreement('health conditions', 'conditions'), agreement('support needs', 'supportNeeds')];
}
